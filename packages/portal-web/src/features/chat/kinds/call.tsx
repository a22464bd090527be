import { call as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** A call that was. */
export const call = shown(kind, { load: () => import('../cards/call') })
