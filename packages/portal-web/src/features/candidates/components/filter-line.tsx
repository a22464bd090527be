import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConstants } from '../../../http/constants'
import { passFocus } from '../../../lib/focus-title'
import { Icon } from '../../../ui/icons'
import { FilterIcon } from '../../../ui/screen-icons'
import { useSheet } from '../../../ui/sheet'
import { type Asked, type ChangeAsked, countFilters } from '../rules/asked'
import { type Chip, chipsOf } from '../rules/chips'
import { FilterSheet } from './filter-sheet'

interface Props {
  asked: Asked
  change: ChangeAsked
  /** How many a change would leave; undefined: not told. */
  countOf: (change: Partial<Asked>) => number | undefined
  /** What closes the sheet, e.g. "Show 12 candidates". */
  show: string
}

/** A press takes it, or takes it away. */
export function ChipButton({ chip, change }: { chip: Chip; change: ChangeAsked }) {
  return (
    <button
      ref={passFocus}
      type="button"
      className="chip"
      aria-pressed={chip.isOn}
      data-on={chip.isOn || undefined}
      onClick={() => change(chip.change)}
    >
      {chip.text}
      {chip.isOn && <Icon of={X} size={14} />}
      {chip.count !== undefined && <small>{chip.count}</small>}
    </button>
  )
}

/** What is looked for most, one press each, and the way to all filters; one line on a phone. */
export function FilterLine({ asked, change, countOf, show }: Props) {
  const { t } = useTranslation('scouting')
  const constants = useConstants()
  const sheet = useSheet('filters')
  const count = countFilters(asked)
  return (
    <section className="chips scout-chips" aria-label={t('filters.title')}>
      {chipsOf(asked, constants, t, countOf)
        .filter(({ text }) => text !== '')
        .map((chip) => (
          <ChipButton key={chip.key} chip={chip} change={change} />
        ))}
      <button type="button" className="chip" aria-haspopup="dialog" onClick={sheet.open}>
        <FilterIcon />
        {t('filters.all')}
        {count > 0 && <span className="filter-count">{count}</span>}
      </button>
      <FilterSheet sheet={sheet} asked={asked} change={change} show={show} />
    </section>
  )
}
