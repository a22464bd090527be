import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { getSession } from '../../../lib/session'
import { useIsHere } from '../../../lib/use-is-here'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { useEditor } from './context'
import { useCanSubmit, useSubmit } from './submit'

/** Who goes away from what employers do not see yet is asked once whether to submit it. */
export function LeaveOffer() {
  const { t } = useTranslation('resume')
  const { resume } = useEditor()
  const canSubmit = useCanSubmit()
  const { isBusy, submit } = useSubmit()
  const wasAsked = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      nextLocation.pathname === currentLocation.pathname && nextLocation.search === currentLocation.search
    return canSubmit && !wasAsked.current && !stays && getSession() !== null
  })
  const isAsking = blocker.state === 'blocked'
  useEffect(() => {
    if (isAsking) wasAsked.current = true
  }, [isAsking])
  const isHere = useIsHere()
  if (blocker.state !== 'blocked') return null

  async function press() {
    const isDone = await submit()
    if (!isHere() || blocker.state !== 'blocked') return
    if (isDone) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Dialog title={t('leave.title')} isHeld={isBusy} onClose={() => blocker.proceed()}>
      <p className="soft">{t(resume.hasApproved ? 'leave.changed' : 'leave.lead')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" disabled={isBusy} onClick={() => blocker.proceed()}>
          {t('leave.notNow')}
        </Button>
        <Button
          isBusy={isBusy}
          onClick={() => void press()}
        >
          {t(isBusy ? 'submit.sending' : 'submit.submit')}
        </Button>
      </div>
    </Dialog>
  )
}
