import { custom as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** Words of another product; a custom with a subtype is what that names. */
export const custom = shown(kind, { load: () => import('../cards/words'), isWords: true })
