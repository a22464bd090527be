import { DiscardIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedRow } from '../asked'

export const remove: Act<AskedRow> = {
  id: 'remove',
  name: ({ t }) => t('details.remove'),
  icon: () => <DiscardIcon />,
  isPossible: () => true,
  run: ({ deeds }) => void deeds.remove(),
  isBad: true,
}
