import { redPacketLP as kind } from '@sarika/im-engine/kinds'
import { withWallet } from '../wallet/with-wallet'
import { shown } from './kind'

/** Of the wallet. */
export const redPacketLP = shown(kind, { load: withWallet(() => import('../cards/red-packet')) })
