import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** Money that one sent to another inside a group. */
export const groupTransfer = serverKind(money('groupTransfer'), { isPlain: true })
