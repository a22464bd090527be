import { groupAnnouncement as kind } from '@sarika/im-engine/kinds'
import { refused } from './kind'

/** Refused until the rights of groups tell who may send one. */
export const groupAnnouncement = refused(kind)
