import type { Message, Update } from './message.js'
import { compare } from './order.js'

/** Transfer, receive and red packet kinds: the wallet behind the server sends them, never a person's frame. */
export const MONEY_KINDS: ReadonlySet<string> = new Set([
  'redPacketLP',
  'redPacketAcceptLP',
  'transferLP',
  'groupTransfer',
  'transferReturnLP',
  'transferAcceptLP',
  'receiveCreateLP',
  'receivePaidLP',
])

/** Only an earlier message that is about money itself: nobody changes what a person said. Source: S-REF-2. */
export const isChangedBy = (message: Message, update: Update): boolean =>
  MONEY_KINDS.has(message.kind) && compare(message, update) < 0
