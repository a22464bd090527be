import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons'
import { Portrait } from '../../../ui/portrait'

/** As two people of this country write to each other: in Khmer, whatever the page is in. */
const TALK = {
  asks: 'បានចាស មិនមានបញ្ហាទេ។ សូមសួរបន្តិច តើប្រាក់ខែប៉ុន្មានដែរ?',
  at: '09:10',
  answers: ['ចាប់ពី ៣៥០ ដុល្លារ បូកថ្លៃសេវា និងអាហារមួយពេល។', 'អញ្ចឹងសូមអញ្ជើញមកសម្ភាសន៍នៅថ្ងៃព្រហស្បតិ៍ ម៉ោង ៩ ព្រឹក។'],
} as const

function Talk() {
  const { t } = useTranslation('home')
  return (
    <figure className="tale-talk" aria-label={t('tale.example')}>
      <p className="tale-own" lang="km">
        {TALK.asks}
      </p>
      <p className="tale-read">
        <Icon of={CheckCheck} size={14} />
        {`${t('tale.read')} ${TALK.at}`}
      </p>
      <Portrait src="" isFemale />
      {TALK.answers.map((text) => (
        <p key={text} lang="km">
          {text}
        </p>
      ))}
    </figure>
  )
}

/** Why one asks before one applies, and where to begin. */
export function Tale() {
  const { t } = useTranslation('home')
  return (
    <section className="tale" aria-labelledby="tale">
      <div className="tale-words">
        <h2 id="tale">{t('tale.title')}</h2>
        <p className="soft">{t('tale.lead')}</p>
        <p className="tale-ways">
          <Link className="button button-primary" to="/first-steps">
            {t('tale.resume')}
          </Link>
          <Link className="button button-quiet" to="/enterprise">
            {t('tale.hiring')}
          </Link>
        </p>
      </div>
      <Talk />
    </section>
  )
}
