import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDate } from '../../../lib/dates'
import { Button } from '../../../ui/button'
import { faultsOfSlot, partOf, slotsOf } from '../rules/paper'
import { useEditor } from './context'
import { sectionsOf } from './kinds/all'
import type { SectionName } from './kinds/kind'
import { useSubmit } from './submit'

/** What was unfinished when the resume was opened, e.g. because a PDF did not say it, and the ways there. */
export function BegunParts() {
  const { t } = useTranslation('resume')
  const { lead, snapshot, copy } = useEditor()
  const { unfinished } = useSubmit()
  const [atFirst] = useState(() => slotsOf(snapshot.drafts).filter(copy.isFaulty))
  const open = atFirst.filter((slot) => slot in snapshot.drafts && copy.isFaulty(slot))
  const names = sectionsOf(open)
  // Who submits is told of them there.
  if (names.length === 0 || unfinished.length > 0) return null
  function go(name: SectionName) {
    const slot = open.find((one) => partOf(one) === name)
    if (slot === undefined) return
    copy.judge([slot])
    const [field] = Object.keys(faultsOfSlot(slot, snapshot.drafts[slot]?.values ?? {}, showDate(Date.now())))
    lead(name, field)
  }
  return (
    <div className="editor-missing" role="status">
      <p>
        {t('filling.begun', {
          count: names.length,
          parts: names.map((name) => t(`sections.${name}`)).join(', '),
        })}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button kind="small" onClick={() => go(name)}>
              {t(`sections.${name}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
