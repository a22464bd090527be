import { isolate } from '../../../../lib/isolate'
import { PersonIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

/** Who said it. */
export const person: Act<AskedMessage> = {
  id: 'person',
  name: ({ message, talk, tReach }) => tReach('card.show', { name: isolate(talk.nameOf(message)) }),
  icon: () => <PersonIcon />,
  isPossible: ({ message, talk }) => talk.isGroup && !message.own,
  run: ({ message, talk }) => talk.person(message),
}
