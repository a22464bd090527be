import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** A red packet that somebody gave. */
export const redPacketLP = serverKind(money('redPacketLP'), { isPlain: true })
