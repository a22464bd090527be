import { useTranslation } from 'react-i18next'
import { VerifiedIcon } from './icons'

/** Beside the name of a company that was checked: a seal and the word. */
export function Verified() {
  const { t } = useTranslation('jobs')
  return (
    <span className="verified" title={t('company.verified')}>
      <VerifiedIcon />
      {t('card.verified')}
    </span>
  )
}
