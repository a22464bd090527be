import { useTranslation } from 'react-i18next'
import type { Cause } from '../../../lib/reading'
import { Button } from '../../../ui/button'
import { CAUSES } from '../../../ui/failure'

/** What could not be read, and can be tried again. */
export function Unread({ cause, onRetry }: { cause: Cause; onRetry: () => void }) {
  const { t } = useTranslation('app')
  return (
    <div className="service-unread" role="alert">
      <p>{t(CAUSES[cause])}</p>
      <Button kind="small" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
