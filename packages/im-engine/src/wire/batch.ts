import type { Kinds } from '../kinds/registry.js'
import type { ConversationKey, ImId } from '../model/ids.js'
import type { Message, Withdrawal } from '../model/message.js'
import type { Notice } from '../model/notice.js'
import type { Poison } from '../model/state.js'
import type { Cipher } from '../ports/cipher.js'
import { wellFormed } from './fields.js'

/** Whose wire it is; e.g. `{ me: "im-1", cipher, receiversOf: () => 1 }`. */
export interface WireContext {
  readonly me: ImId
  readonly cipher: Cipher
  /** What it tells of kinds other than text; those of the protocol where absent. */
  readonly kinds?: Pick<Kinds, 'glance'>
  /** How many should get an own message that comes from another device of mine; 1 in a one-to-one conversation. */
  receiversOf(key: ConversationKey): number
}

/** What a frame or a page brought, in its order. */
export interface Received {
  readonly messages: readonly Message[]
  readonly withdrawals: readonly Withdrawal[]
  readonly notices: readonly Notice[]
  readonly poison: readonly Poison[]
}

/** What is being read; `jobs` are decryptions that run at once and fill messages in. */
export interface Batch {
  readonly messages: Message[]
  readonly withdrawals: Withdrawal[]
  readonly notices: Notice[]
  readonly poison: Poison[]
  readonly jobs: Promise<void>[]
}

/** UTF-16 units of a poison item that are kept. */
export const POISON_MAX = 65_536

export const newBatch = (): Batch => ({ messages: [], withdrawals: [], notices: [], poison: [], jobs: [] })

/** Input that could not be read, its bytes cut at POISON_MAX. Source: S-WIRE-4. */
export const poisonOf = (reason: string, bytes: string): Poison => ({
  reason,
  bytes: wellFormed(bytes.slice(0, POISON_MAX)),
})

/** The batch with everything decrypted. */
export async function settle(batch: Batch): Promise<Received> {
  if (batch.jobs.length > 0) await Promise.all(batch.jobs)
  const { messages, withdrawals, notices, poison } = batch
  return { messages, withdrawals, notices, poison }
}
