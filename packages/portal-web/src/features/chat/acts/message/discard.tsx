import { DiscardIcon } from '../../components/icons'
import { clientIdOf } from '../../rules/client-id'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const discard: Act<AskedMessage> = {
  id: 'discard',
  name: ({ t }) => t('thread.discard'),
  icon: () => <DiscardIcon />,
  isPossible: ({ message }) => message.state === 'failed',
  run: ({ message, talk }) => talk.discard(clientIdOf(message)),
  isBad: true,
}
