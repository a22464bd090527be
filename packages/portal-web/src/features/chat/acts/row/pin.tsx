import { PinIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedRow } from '../asked'

export const pin: Act<AskedRow> = {
  id: 'pin',
  name: ({ item, t }) => t(item.pinnedAt > 0 ? 'details.unpin' : 'details.pin'),
  icon: () => <PinIcon size={20} />,
  // A manager's stands among the first in any case.
  isPossible: ({ item }) => !item.isManager || item.pinnedAt > 0,
  run: ({ deeds }) => deeds.togglePin(),
}
