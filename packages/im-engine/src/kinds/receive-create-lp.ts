import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** A bill that several split. */
export const receiveCreateLP = serverKind(money('receiveCreateLP'), { isPlain: true })
