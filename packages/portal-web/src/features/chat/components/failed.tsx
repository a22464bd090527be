import type { ShownMessage } from '@sarika/im-engine'
import { sendResume } from '@sarika/im-engine/kinds'
import { Button } from '../../../ui/button'
import { isWithAssistant } from '../assistant/assistant'
import { NoAnswer } from '../assistant/no-answer'
import { clientIdOf } from '../rules/client-id'
import { failureInWords, isAmongStrangers, isFinal, withdrawalInWords } from '../rules/refusals'
import { AddFriend } from './add-friend'
import { passFocusToLog } from './focus-log'
import { useSay } from './say'
import type { Talk } from './talk'

/** Why a message was not sent, and what can be done about it. */
export function Failed({ message, talk }: { message: ShownMessage; talk: Talk }) {
  const t = useSay()
  const clientId = clientIdOf(message)
  if (isWithAssistant(talk)) return <NoAnswer message={message} talk={talk} />
  return (
    <div className="failed">
      <p>
        {sendResume.is(message) && <>{t('failure.resume')} </>}
        {failureInWords(message.failure, t)}
      </p>
      {talk.peer !== null && isAmongStrangers(message.failure) && <AddFriend peer={talk.peer} />}
      {talk.canWrite && !isFinal(message.failure) && (
        <Button ref={passFocusToLog} kind="small" onClick={() => talk.resend(clientId)}>
          {t('thread.retry')}
        </Button>
      )}
      <Button ref={passFocusToLog} kind="small" onClick={() => talk.discard(clientId)}>
        {t('thread.discard')}
      </Button>
    </div>
  )
}

interface NotWithdrawnProps {
  tried: NonNullable<ShownMessage['failedWithdrawal']>
  talk: Talk
}

/** The message stands; the try is in the outbox until it is discarded or another one takes its place. */
export function NotWithdrawn({ tried: { clientId, failure }, talk }: NotWithdrawnProps) {
  const t = useSay()
  return (
    <div className="failed">
      <p>{withdrawalInWords(failure, t)}</p>
      <Button ref={passFocusToLog} kind="small" onClick={() => talk.discard(clientId)}>
        {t('thread.dismiss')}
      </Button>
    </div>
  )
}
