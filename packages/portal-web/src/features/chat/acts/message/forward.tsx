import { ForwardIcon } from '../../components/icons'
import { canGoOn } from '../../rules/words'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const forward: Act<AskedMessage> = {
  id: 'forward',
  name: ({ t }) => t('more.forward'),
  icon: () => <ForwardIcon />,
  isPossible: ({ message, t }) => canGoOn(message, t),
  run: ({ message, talk }) => talk.forward([message]),
}
