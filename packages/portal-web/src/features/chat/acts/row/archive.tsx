import { ArchiveIcon } from '../../components/icons'
import type { Act } from '../act'
import { actWords } from '../act-words'
import type { AskedRow } from '../asked'

export const archive: Act<AskedRow> = {
  id: 'archive',
  name: ({ item }) => actWords()(item.isArchived ? 'unarchive' : 'archive'),
  icon: () => <ArchiveIcon />,
  isPossible: () => true,
  run: ({ item, deeds }) => void deeds.archive(!item.isArchived),
}
