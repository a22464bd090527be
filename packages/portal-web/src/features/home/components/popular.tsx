import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { nameIn, placeName, useConstants } from '../../../http/constants'

/** Words that many look for, each in the language it is looked for in. */
const WORDS = [
  { text: 'Receptionist', lang: 'en' },
  { text: 'គណនេយ្យករ', lang: 'km' },
  { text: 'Driver', lang: 'en' },
  { text: '翻译', lang: 'zh' },
  { text: 'បេឡាករ', lang: 'km' },
] as const

/** Part time in Siem Reap, by the constants. */
const PART_TIME = 2
const SIEM_REAP = 17

/** Searches at a press. */
export function Popular() {
  const { t } = useTranslation('home')
  const { terms, locations } = useConstants()
  const words = [nameIn(terms, PART_TIME), placeName(locations, SIEM_REAP)]
  return (
    <div className="popular">
      <span id="popular">{t('popular')}</span>
      <ul className="chips" aria-labelledby="popular">
        {WORDS.map(({ text, lang }) => (
          <li key={text}>
            <Link className="chip" lang={lang} to={`/job?${new URLSearchParams({ keyword: text })}`}>
              {text}
            </Link>
          </li>
        ))}
        {!words.includes('') && (
          <li>
            <Link className="chip" to={`/job?term=${PART_TIME}&location=${SIEM_REAP}`}>
              {words.join(', ')}
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
