import { tip as kind } from '@sarika/im-engine/kinds'
import { tipInLine } from '../rules/tips'
import { shown } from './kind'

/** What happened; it stands between the bubbles. */
export const tip = { ...shown(kind, { load: () => import('../cards/words') }), line: tipInLine }
