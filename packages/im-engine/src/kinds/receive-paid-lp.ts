import { serverKind } from './kind.js'
import { money } from './shapes/money.js'

/** Somebody paid their part of a bill. */
export const receivePaidLP = serverKind(money('receivePaidLP'), { isPlain: true })
