import { PinIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedRow } from '../asked'

export const pin: Act<AskedRow> = {
  id: 'pin',
  name: ({ item, t }) => t(item.pinnedAt > 0 ? 'details.unpin' : 'details.pin'),
  icon: () => <PinIcon size={20} />,
  isPossible: () => true,
  run: ({ deeds }) => deeds.togglePin(),
}
