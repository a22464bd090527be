import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** A transfer went back. */
export const transferReturnLP = serverKind(money('transferReturnLP'), { isPlain: true })
