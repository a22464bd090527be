import { robot } from '@sarika/im-engine/kinds'
import { ForwardIcon } from '../../components/icons'
import { canGoOn } from '../../rules/words'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const forward: Act<AskedMessage> = {
  id: 'forward',
  name: ({ t }) => t('more.forward'),
  icon: () => <ForwardIcon />,
  // Only the server says what a robot says.
  isPossible: ({ message, t }) => canGoOn(message, t) && !robot.is(message),
  run: ({ message, talk }) => talk.forward([message]),
}
