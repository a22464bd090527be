import { text as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** What people write. A bubble shows it without asking here: it is most of what there is. */
export const text = shown(kind, { load: () => import('../cards/words'), isWords: true })
