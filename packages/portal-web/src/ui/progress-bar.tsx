import { useTranslation } from 'react-i18next'

/** For what takes long enough to be seen, while it is on its way. Source: portal specification 9. */
export function ProgressBar() {
  const { t } = useTranslation('app')
  return (
    <div aria-live="polite">
      <div className="progress-bar" role="progressbar" aria-label={t('loading')} />
    </div>
  )
}
