import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SHARES } from '../../../contract/resume'
import { useConstantsAgain } from '../../../http/constants'
import { Button } from '../../../ui/button'
import { FetchFailure } from '../../../ui/failure'
import { CheckIcon, Icon } from '../../../ui/icons'
import { hasOf } from '../rules/paper'
import { useEditor } from './context'
import { focusFault } from './focus'
import type { SectionKind } from './kinds/kind'

/** One section: its line, and below it, while it is open, what is in it. */
export function SectionView({ kind }: { kind: SectionKind }) {
  const { t } = useTranslation('resume')
  const { copy, snapshot, open, toggle } = useEditor()
  const { name, icon, parts, slots, useSummary, Body } = kind
  const id = useId()
  const heading = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const summary = useSummary()
  const failed = useConstantsAgain()
  const isOpen = open.has(name)
  const has = hasOf(snapshot.paper)
  const missing = parts.filter((part) => !has[part])
  const points = missing.reduce((sum, part) => sum + SHARES[part], 0)
  const isUnfinished = slots(snapshot).some((slot) => copy.isFaulty(slot))

  /** Whoever leaves it sees what is wrong, also when they come back. */
  function press() {
    if (isOpen) copy.judge(slots(snapshot))
    toggle(name)
  }
  function finish() {
    copy.judge(slots(snapshot))
    if (slots(copy.get()).some((slot) => copy.isFaulty(slot))) return focusFault(body.current)
    toggle(name)
    heading.current?.focus()
  }
  return (
    <section
      className="sect"
      aria-labelledby={id}
      data-section={name}
      data-open={isOpen || undefined}
      data-todo={(parts.length > 0 && missing.length === parts.length) || undefined}
    >
      <h2>
        <button
          ref={heading}
          type="button"
          className="sect-head"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={press}
        >
          <Icon of={icon} />
          <span className="sect-text">
            <span id={id}>{t(`sections.${name}`)}</span>
            <small>{isUnfinished ? t('unfinished') : <bdi>{summary || t('nothingYet')}</bdi>}</small>
          </span>
          {points > 0 && <span className="sect-points">+{points}</span>}
          {parts.length > 0 && points === 0 && (
            <span className="sect-done">
              <CheckIcon />
              <span className="only-heard">{t('done')}</span>
            </span>
          )}
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
        </button>
      </h2>
      <div ref={body} id={`${id}-body`} className="sect-body" hidden={!isOpen}>
        {isOpen && (
          <>
            {failed && name !== 'file' && <FetchFailure {...failed} />}
            <Body />
            <div className="sect-foot">
              <Button kind="small" onClick={finish}>
                {t('finish')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
