import { tip as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** What happened; it stands between the bubbles, and rules/tips.ts words it. */
export const tip = shown(kind, { load: () => import('../cards/words'), isWords: true })
