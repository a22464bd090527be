import type { ShownMessage } from '@sarika/im-engine'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { passFocusToLog } from '../components/focus-log'
import { useSay } from '../components/say'
import type { Talk } from '../components/talk'
import { clientIdOf } from '../rules/client-id'
import { failureInWords } from '../rules/refusals'
import { ASSISTANT, ASSISTANT_PICTURE } from './assistant'

interface Props {
  message: ShownMessage
  talk: Talk
}

/** In place of an answer: why there is none, as if the assistant said it, and a way to ask again. Source: S-AI-24. */
export function NoAnswer({ message, talk }: Props) {
  const t = useSay()
  const { t: say } = useTranslation('typing')
  const { failure } = message
  const clientId = clientIdOf(message)
  // A word that is not allowed helps nobody a second time.
  const isWord = failure?.kind === 'refused' && failure.reason === 'sensitive-word'
  return (
    <div className="no-answer">
      <div className="said-line">
        <Avatar id={ASSISTANT} name={say('assistant.name')} src={ASSISTANT_PICTURE} />
        <p className="bubble">{isWord ? failureInWords(failure, t) : say('assistant.failed')}</p>
      </div>
      <div className="failed">
        {!isWord && (
          <Button ref={passFocusToLog} kind="small" onClick={() => talk.resend(clientId)}>
            {say('assistant.again')}
          </Button>
        )}
        <Button ref={passFocusToLog} kind="small" onClick={() => talk.discard(clientId)}>
          {t('thread.discard')}
        </Button>
      </div>
    </div>
  )
}
