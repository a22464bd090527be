import { BlockIcon, LeaveIcon } from '../../components/icons'
import type { Act } from '../act'
import type { AskedRow } from '../asked'

/** Out of a group, or away from a person; asked before it is done. */
export const leave: Act<AskedRow> = {
  id: 'leave',
  name: ({ item, t }) => t(item.isGroup ? 'list.leave' : 'list.block'),
  icon: ({ item }) => (item.isGroup ? <LeaveIcon /> : <BlockIcon />),
  // Nobody blocks who answers for the service.
  isPossible: ({ item }) => item.isGroup || !(item.isManager || item.isAssistant),
  run: ({ onLeave }) => onLeave(),
  isBad: true,
}
