import { receiveCreateLP as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** What the wallet says: a plain card. */
export const receiveCreateLP = shown(kind, { load: () => import('../cards/money') })
