import { nameIn, useConstants } from '../../../http/constants'
import type { Language } from '../api/candidates'

/** Short names of languages by the ids of the constants, as people know them from flags and keyboards. */
const SHORT: Readonly<Record<number, string>> = {
  1: 'KM',
  2: 'EN',
  3: 'ZH',
  4: 'KO',
  5: 'TH',
  6: 'VI',
  7: 'JA',
  8: 'FR',
}

const LEVELS = [1, 2, 3, 4]

/** Languages with four dots each; who does not see them hears name and level. */
export function LanguageDots({ languages }: { languages: readonly Language[] }) {
  const constants = useConstants()
  return (
    <span className="scout-tongues">
      {languages.map(({ id, levelId }) => (
        <span key={id} className="scout-tongue">
          <span className="only-heard">
            {`${nameIn(constants.languages, id)}: ${nameIn(constants.languageLevels, levelId)}`}
          </span>
          <span aria-hidden="true">{SHORT[id] ?? nameIn(constants.languages, id)}</span>
          <span className="scout-level" aria-hidden="true">
            {LEVELS.map((level) => (
              <i key={level} data-on={level <= levelId || undefined} />
            ))}
          </span>
        </span>
      ))}
    </span>
  )
}
