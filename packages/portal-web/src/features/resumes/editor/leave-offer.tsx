import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { getSession } from '../../../lib/session'
import { useIsHere } from '../../../lib/use-is-here'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { useEditor } from './context'
import { useCanSubmit, useSubmit } from './submit'

function Offer({ onAsk, onStay }: { onAsk: () => void; onStay: () => void }) {
  const { t } = useTranslation('resume')
  const { resume } = useEditor()
  const { isBusy, submit } = useSubmit()
  const isHere = useIsHere()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      nextLocation.pathname === currentLocation.pathname && nextLocation.search === currentLocation.search
    return !stays && getSession() !== null
  })
  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsking) onAsk()
  }, [isAsking, onAsk])
  if (blocker.state !== 'blocked') return null

  async function press() {
    const isDone = await submit()
    if (!isHere() || blocker.state !== 'blocked') return
    if (isDone) return blocker.proceed()
    blocker.reset()
    onStay()
  }
  return (
    <Dialog title={t('leave.title')} isHeld={isBusy} onClose={() => blocker.proceed()}>
      <p className="soft">{t(resume.hasApproved ? 'leave.changed' : 'leave.lead')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={() => blocker.proceed()}>
          {t('leave.notNow')}
        </Button>
        <Button isBusy={isBusy} onClick={() => void press()}>
          {t(isBusy ? 'submit.sending' : 'submit.submit')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Who goes away from what employers do not see yet is asked once whether to submit it. */
export function LeaveOffer() {
  const canSubmit = useCanSubmit()
  const [phase, setPhase] = useState<'before' | 'asking' | 'asked'>('before')
  // It stays while it asks: then there may be nothing to submit any more.
  if (phase !== 'asking' && !(phase === 'before' && canSubmit)) return null
  return <Offer onAsk={() => setPhase('asking')} onStay={() => setPhase('asked')} />
}
