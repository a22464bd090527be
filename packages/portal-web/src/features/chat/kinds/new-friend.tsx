import { newFriend as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** Who became a contact. */
export const newFriend = shown(kind, { load: () => import('../cards/new-friend') })
