import { tip as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'
import { tipInLine } from './tips'

/** What happened; it stands between the bubbles. */
export const tip = { ...shown(kind, { load: () => import('../cards/words') }), line: tipInLine }
