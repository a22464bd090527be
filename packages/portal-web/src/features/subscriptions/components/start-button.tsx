import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { useWhy } from '../../../http/failure'
import { useOwnChanged } from '../../../http/read'
import { passFocus } from '../../../lib/focus-title'
import { Button } from '../../../ui/button'
import { ALERTS, startAlert } from '../api/alerts'
import type { Alert } from '../rules/alert'

/** Has the mails of an alert that ended go out again. */
export function StartButton({ alert: { id, name } }: { alert: Pick<Alert, 'id' | 'name'> }) {
  const { t } = useTranslation('papers')
  const [isBusy, setIsBusy] = useState(false)
  const changed = useOwnChanged()
  const why = useWhy()
  async function press() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await startAlert(id)
    if (answer.kind === 'ok') {
      await changed(ALERTS)
      toast(t('alert.mails.started'))
    } else toast(why(answer))
    setIsBusy(false)
  }
  return (
    <Button
      ref={passFocus}
      kind="small"
      isBusy={isBusy}
      aria-label={t('alert.mails.startOne', { what: name })}
      onClick={() => void press()}
    >
      {t('alert.mails.start')}
    </Button>
  )
}
