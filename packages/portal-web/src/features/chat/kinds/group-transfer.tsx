import { groupTransfer as kind } from '@sarika/im-engine/kinds'
import { shown } from './kind'

/** What the wallet says: a plain card. */
export const groupTransfer = shown(kind, { load: () => import('../cards/money') })
