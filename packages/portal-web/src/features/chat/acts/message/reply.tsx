import { ReplyIcon } from '../../components/icons'
import { isToEverybody } from '../../rules/everybody'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const reply: Act<AskedMessage> = {
  id: 'reply',
  name: ({ t }) => t('thread.reply'),
  icon: () => <ReplyIcon />,
  isPossible: ({ message, talk }) => message.id !== '' && talk.canWrite && !isToEverybody(talk),
  run: ({ message, talk }) => talk.reply(message),
}
