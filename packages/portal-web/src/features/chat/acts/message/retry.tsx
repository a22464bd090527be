import { RetryIcon } from '../../components/icons'
import { clientIdOf } from '../../rules/client-id'
import { isFinal } from '../../rules/refusals'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const retry: Act<AskedMessage> = {
  id: 'retry',
  name: ({ t }) => t('thread.retry'),
  icon: () => <RetryIcon />,
  isPossible: ({ message, talk }) => message.state === 'failed' && talk.canWrite && !isFinal(message.failure),
  run: ({ message, talk }) => talk.resend(clientIdOf(message)),
}
