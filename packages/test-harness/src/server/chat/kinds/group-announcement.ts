import { groupAnnouncement as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** A client asks for one by a call of its group, which knows who may. */
export const groupAnnouncement = refused(kind)
