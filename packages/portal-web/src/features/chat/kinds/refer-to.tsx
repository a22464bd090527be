import { referTo as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** Words, and below them what they are about. */
export const referTo = shown(kind, { load: () => import('../cards/reference'), isWords: true })
