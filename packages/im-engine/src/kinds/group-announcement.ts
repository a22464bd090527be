import { personKind } from './kind.js'
import { prose } from './shapes/prose.js'

/** What a group's owner tells all of it. */
export const groupAnnouncement = personKind(prose('groupAnnouncement'))
