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
