import { transferReturnLP as kind } from '@sarika/im-engine/kinds'
import { withWallet } from '../wallet/with-wallet'
import { shown } from './kind'

/** Of the wallet. */
export const transferReturnLP = shown(kind, { load: withWallet(() => import('../cards/money-line')) })
