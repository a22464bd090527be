import { StarIcon } from '../../components/icons'
import { canGoOn } from '../../rules/words'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const star: Act<AskedMessage> = {
  id: 'star',
  name: ({ message, t }) => t(message.isStarred ? 'more.unstar' : 'more.star'),
  icon: ({ message }) => <StarIcon isOn={message.isStarred === true} />,
  isPossible: ({ message, t }) => canGoOn(message, t),
  run: ({ message, talk }) => talk.star(message),
}
