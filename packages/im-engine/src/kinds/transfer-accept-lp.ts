import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** A transfer was taken. */
export const transferAcceptLP = serverKind(money('transferAcceptLP'), { isPlain: true })
