import { createMemoryDisk } from '../disk/memory.js'
import { copyMemoryStore, type MemoryStore } from '../disk/memory-store.js'
import { Log } from '../log/log.js'
import { PROJECTION_VERSION } from '../log/tables.js'
import type { Conversation } from '../model/conversation.js'
import { type ConversationKey, toImId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { OutboxItem } from '../model/outbox.js'
import { HandClock } from './hand-clock.js'

/** What a store holds, as the next start would find it. */
export interface StoredAccount {
  readonly position: number
  readonly conversations: ReadonlyMap<ConversationKey, Conversation>
  /** In order, amendments joined. */
  readonly messages: ReadonlyMap<ConversationKey, readonly Message[]>
  readonly outbox: readonly OutboxItem[]
}

/** Reads a store with the engine's own log, on a copy; undefined when it cannot be opened. */
export async function readStored(store: MemoryStore, me: string): Promise<StoredAccount | undefined> {
  const log = new Log({
    rules: () => undefined,
    disk: createMemoryDisk(copyMemoryStore(store), { projection: PROJECTION_VERSION }),
    clock: new HandClock(),
    me: toImId(me),
    opened: () => new Set(),
    onAppended: () => {},
    onFailure: () => {},
  })
  if (!(await log.open()).ok) return undefined
  const { position, conversations, outbox } = log.state()
  const messages = new Map<ConversationKey, readonly Message[]>()
  for (const key of conversations.keys()) messages.set(key, await log.reader.all(key))
  return { position, conversations, messages, outbox: [...outbox.values()] }
}
