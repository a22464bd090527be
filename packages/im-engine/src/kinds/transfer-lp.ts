import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** Money that one sent to another. */
export const transferLP = serverKind(money('transferLP'), { isPlain: true })
