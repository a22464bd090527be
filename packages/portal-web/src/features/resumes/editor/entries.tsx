import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { MAY_BE_NONE, type Section } from '../../../contract/resume'
import { UNDO_MS } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { Icon } from '../../../ui/icons'
import { EMPTY, type Slot } from '../rules/paper'
import { useEditor } from './context'
import { type SectionKind, shownEntries } from './kinds/kind'
import { PartForm, useValues } from './part-form'

/** What an entry is called, e.g. `{ title: 'Cook', facts: ['Riverside', 'Jun 2024 – now'] }`; "" is left out. */
export interface EntryWords {
  readonly title: string
  readonly facts: readonly string[]
}

interface Plan {
  readonly section: Section
  readonly icon: SectionKind['icon']
  /** A hook. */
  readonly useWords: () => (values: Readonly<Record<string, unknown>>) => EntryWords
  readonly Fields: () => React.ReactNode
}

function Entry({ slot, plan }: { slot: Slot; plan: Plan }) {
  const { t } = useTranslation('resume')
  const { copy, snapshot, open, toggle, undo } = useEditor()
  const { title, facts } = plan.useWords()(useValues(slot))
  const id = useId()
  const isOpen = open.has(slot)
  const name = title || t(`entries.${plan.section}`)

  function drop() {
    const wasSaved = slot in snapshot.paper
    copy.remove(slot)
    document.querySelector<HTMLElement>(`[data-section="${plan.section}"] .sect-head`)?.focus()
    if (wasSaved)
      toast(t('deleted', { what: name }), {
        duration: UNDO_MS,
        action: { label: t('undo'), onClick: () => undo(slot) },
      })
  }
  return (
    <li className="entry" data-open={isOpen || undefined}>
      <div className="entry-head">
        <button
          type="button"
          className="entry-open"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            if (isOpen) copy.judge([slot])
            toggle(slot)
          }}
        >
          <b>
            <bdi>{name}</bdi>
          </b>
          {facts.some((fact) => fact !== '') && (
            <small>
              <bdi>{facts.filter((fact) => fact !== '').join(' · ')}</bdi>
            </small>
          )}
        </button>
        <IconButton label={t('deleteOne', { what: name })} onClick={drop}>
          <Icon of={Trash2} size={16} />
        </IconButton>
      </div>
      <div id={id} data-entry={slot} hidden={!isOpen}>
        {isOpen && (
          <PartForm slot={slot}>
            <plan.Fields />
          </PartForm>
        )}
      </div>
    </li>
  )
}

const mayBeNone = (section: Section): boolean => MAY_BE_NONE.some((one) => one === section)

/** Says that there is none, which completes the section. */
function NoneBox({ section }: { section: Section }) {
  const { t } = useTranslation('resume')
  const { copy } = useEditor()
  const said = [useValues('none').sections ?? []].flat()
  const others = said.filter((one) => one !== section).map(String)
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={said.includes(section)}
        onChange={({ currentTarget }) =>
          copy.set('none', { sections: currentTarget.checked ? [...others, section] : others })
        }
      />
      {t(`haveNone.${section === 'experiences' ? 'experiences' : 'qualifications'}`)}
    </label>
  )
}

/** A section that is a list: each entry opens in its place. */
export function entriesKind(plan: Plan): SectionKind {
  const { section, icon, useWords } = plan

  function Body() {
    const { t } = useTranslation('resume')
    const { snapshot, add } = useEditor()
    const shown = shownEntries(snapshot, section)
    return (
      <>
        {shown.length > 0 && (
          <ul className="entries">
            {shown.map((slot) => (
              <Entry key={slot} slot={slot} plan={plan} />
            ))}
          </ul>
        )}
        {shown.length === 0 && mayBeNone(section) && <NoneBox section={section} />}
        <Button kind="small" data-add={section} onClick={() => add(section)}>
          <Icon of={Plus} size={16} />
          {t(`add.${section}`)}
        </Button>
      </>
    )
  }
  function useSummary(): string {
    const { snapshot } = useEditor()
    const { t } = useTranslation('resume')
    const say = useWords()
    const shown = shownEntries(snapshot, section)
    const said = [snapshot.paper.none?.sections ?? []].flat()
    if (shown.length === 0) return said.some((one) => one === section) ? t('saidNone') : ''
    const titles = shown.map((slot) => {
      const values = snapshot.drafts[slot]?.values ?? snapshot.paper[slot] ?? EMPTY[section]
      return say(values).title
    })
    return titles.filter((title) => title !== '').join(', ')
  }
  return {
    name: section,
    icon,
    parts: [section],
    slots: (snapshot) => shownEntries(snapshot, section),
    useSummary,
    Body,
  }
}
