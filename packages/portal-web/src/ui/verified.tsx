import { useTranslation } from 'react-i18next'
import { VerifiedIcon } from './icons'

/** Beside the name of a company that was checked. */
export function Verified() {
  const { t } = useTranslation('jobs')
  return (
    <span className="verified" title={t('company.verified')}>
      <VerifiedIcon />
      <span className="only-heard">{t('company.verified')}</span>
    </span>
  )
}
