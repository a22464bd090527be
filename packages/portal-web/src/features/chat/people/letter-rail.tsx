import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** In their order, e.g. ["#", "B", "វ"]. */
  letters: readonly string[]
  /** Which of them the list shows at its top. */
  at: number
  onChoose: (place: number) => void
}

/**
 * The letters beside the list. A slider lies over them unseen: a finger slides along it, keys move it, and who listens is told
 * the letter. Its thumb is as high as a letter, so what is pressed is what is meant.
 */
export function LetterRail({ letters, at, onChoose }: Props) {
  const { t } = useTranslation('people')
  if (letters.length < 2) return null
  return (
    <div className="letter-rail" style={{ '--letters': letters.length } as CSSProperties}>
      {letters.map((letter, place) => (
        <span key={letter} aria-hidden="true" data-on={place === at || undefined}>
          {letter}
        </span>
      ))}
      <input
        type="range"
        aria-label={t('letters')}
        aria-valuetext={letters[at]}
        aria-orientation="vertical"
        min={0}
        max={letters.length - 1}
        value={at}
        onChange={({ target }) => onChoose(target.valueAsNumber)}
      />
    </div>
  )
}
