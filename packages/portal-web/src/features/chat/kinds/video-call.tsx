import { videoCall as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A call that was. */
export const videoCall = shown(kind, { load: () => import('../cards/call') })
