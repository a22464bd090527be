import { ReadersIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

/** Who has read it. */
export const readers: Act<AskedMessage> = {
  id: 'readers',
  name: ({ t }) => t('more.readBy'),
  icon: () => <ReadersIcon />,
  isPossible: ({ message, talk }) => message.own && talk.isGroup && message.id !== '',
  run: ({ message, talk }) => talk.readers(message),
}
