import { groupAnnouncement as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** Words to all of a group, told from those of one member. */
export const groupAnnouncement = shown(kind, {
  load: () => import('../cards/group-announcement'),
  isWords: true,
})
