import { redPacketAcceptLP as kind } from '@sarika/im-engine/kinds'
import { withWallet } from '../wallet/with-wallet'
import { shown } from './kind'

/** Of the wallet. */
export const redPacketAcceptLP = shown(kind, { load: withWallet(() => import('../cards/money-line')) })
