import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useLeaving } from './leaving'

/** Asks before a log-out that destroys unsent messages or drafts, and says how many. */
export function LeaveDialog() {
  const { t } = useTranslation('account')
  const leaving = useLeaving()
  if (leaving === null) return null
  const { messages, drafts, answer } = leaving
  return (
    <Dialog title={t('leave.title')} onClose={() => answer(false)}>
      <p>
        {messages > 0 && t('leave.messages', { count: messages })}
        {messages > 0 && drafts > 0 && ' '}
        {drafts > 0 && t('leave.drafts', { count: drafts })}
      </p>
      <p className="soft">{t('leave.lead')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={() => answer(false)}>
          {t('leave.stay')}
        </Button>
        <Button onClick={() => answer(true)}>{t('logOut')}</Button>
      </div>
    </Dialog>
  )
}
