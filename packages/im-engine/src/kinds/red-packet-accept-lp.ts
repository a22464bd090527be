import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** A red packet was opened. */
export const redPacketAcceptLP = serverKind(money('redPacketAcceptLP'), { isPlain: true })
