import { UndoIcon } from '../../components/icons'
import { isToEverybody } from '../../rules/everybody'
import { showLeft } from '../../rules/withdraw'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const withdraw: Act<AskedMessage> = {
  id: 'withdraw',
  name: ({ leftMs, t }) => t('thread.withdrawLeft', { left: showLeft(leftMs) }),
  icon: () => <UndoIcon />,
  isPossible: ({ leftMs, talk }) => leftMs > 0 && talk.canWrite && !isToEverybody(talk),
  run: ({ message, talk }) => talk.withdraw(message),
}
