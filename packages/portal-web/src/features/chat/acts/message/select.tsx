import { SelectIcon } from '../../components/icons'
import { canGoOn } from '../../rules/words'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

/** Begins to choose several. */
export const select: Act<AskedMessage> = {
  id: 'select',
  name: ({ t }) => t('more.select'),
  icon: () => <SelectIcon />,
  isPossible: ({ message, t }) => canGoOn(message, t),
  run: ({ message, talk }) => talk.select(message),
}
