import { UnreadIcon } from '../../components/icons'
import type { Act } from '../act'
import { actWords } from '../act-words'
import type { AskedRow } from '../asked'

const isUnread = ({ item }: AskedRow): boolean => item.unread > 0 || item.isMarkedUnread

export const unread: Act<AskedRow> = {
  id: 'unread',
  name: (row) => actWords()(isUnread(row) ? 'markRead' : 'markUnread'),
  icon: () => <UnreadIcon />,
  isPossible: () => true,
  run: (row) => void row.deeds.mark(!isUnread(row)),
}
