import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ByLanguage, languageName } from '../lib/by-language'
import { Icon } from './icons'
import '../styles/written.css'

type Language = keyof ByLanguage

const SLOT = '|'

interface Props {
  by: 'employer' | 'company'
  /** In which it was written; null: not known. */
  written: Language | null
  shown: Language
  /** In which it can be read. */
  languages: readonly Language[]
  /** Those that a machine wrote. */
  machine?: readonly Language[]
  /** Shows another one; without it there is nothing to choose. */
  onShow?: ((language: Language) => void) | undefined
}

/** In which language something was written, and in which others it can be read. */
export function Tongue({ by, written, shown, languages, machine = [], onShow }: Props) {
  const { t, i18n } = useTranslation('jobs')
  const isPlain = languages.length < 2 && (written === null || written === i18n.language)
  if (isPlain) return null
  // The name of the language stands out, wherever its place in the sentence is.
  const [before, after] = t(by === 'employer' ? 'tongue.employer' : 'tongue.company', {
    language: SLOT,
  }).split(SLOT)
  return (
    <div className="tongue">
      <Icon of={Languages} size={16} />
      {written !== null && (
        <p>
          {before}
          <b>{t(`tongue.names.${written}`)}</b>
          {after}
        </p>
      )}
      {languages.length > 1 && onShow !== undefined && (
        <fieldset className="segments">
          <legend className="only-heard">{t('tongue.read')}</legend>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              aria-pressed={language === shown}
              onClick={() => onShow(language)}
            >
              <span lang={language}>{languageName(language)}</span>
              {machine.includes(language) && <small>{t('tongue.machine')}</small>}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
