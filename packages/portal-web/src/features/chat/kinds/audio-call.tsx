import { audioCall as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A call that was. */
export const audioCall = shown(kind, { load: () => import('../cards/call') })
