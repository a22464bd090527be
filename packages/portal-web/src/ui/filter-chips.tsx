import { useTranslation } from 'react-i18next'
import { passFocus } from '../lib/focus-title'
import { CloseIcon } from './icons'

export interface Chip {
  readonly key: string
  readonly name: string
  readonly remove: () => void
}

interface Props {
  label: string
  chips: readonly Chip[]
  onClear: () => void
}

/** What a search is narrowed down to; a press takes one away. Nothing where it is not. */
export function FilterChips({ label, chips, onClear }: Props) {
  const { t } = useTranslation('jobs')
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={label}>
      {chips.map(({ key, name, remove }) => (
        <li key={key}>
          <button
            ref={passFocus}
            type="button"
            className="chip"
            data-on
            aria-label={t('filters.remove', { name })}
            onClick={remove}
          >
            {name}
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button ref={passFocus} type="button" className="chip chip-clear" onClick={onClear}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
