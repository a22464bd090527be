import { useTranslation } from 'react-i18next'
import { VerifiedIcon } from './icons'
import '../styles/written.css'

/** Beside the name of a company that was checked: the sign and the word. */
export function Seal() {
  const { t } = useTranslation('jobs')
  return (
    <span className="seal">
      <VerifiedIcon />
      {t('seal.word')}
    </span>
  )
}

/** Beside the name of a company: the seal, or that nobody has checked it. */
export function Standing({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('jobs')
  return isVerified ? <Seal /> : <span className="tag tag-warm">{t('seal.not')}</span>
}
