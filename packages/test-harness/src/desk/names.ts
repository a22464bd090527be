import {
  type ConversationKey,
  type GroupItem,
  groupOf,
  type ImEngine,
  isGroupKey,
  peerOf,
} from '@sarika/im-engine'
import { bind } from './dom'
import { words } from './words'

/** The group of a conversation, once its list has come; undefined for a person. */
export function groupWith(engine: ImEngine, key: ConversationKey): GroupItem | undefined {
  return isGroupKey(key)
    ? engine.groups.getSnapshot().find(({ groupId }) => groupId === groupOf(key))
    : undefined
}

/** Of a group that is over: what it was called. */
const titleOnce = (engine: ImEngine, key: ConversationKey): string =>
  engine.conversation(key).getSnapshot().title ?? words.thread.unknownContact

const contactName = (engine: ImEngine, imId: string): string | undefined =>
  engine.contacts.getSnapshot().find((one) => one.imId === imId)?.name

/** What a conversation is called, by the best that is known: its row, its group, the contact; never an id. */
export function titleOf(engine: ImEngine, key: ConversationKey): string {
  const item = engine.conversations.getSnapshot().items.find((one) => one.key === key)
  if (item !== undefined && item.title !== null) return item.title
  if (isGroupKey(key)) return groupWith(engine, key)?.title ?? titleOnce(engine, key)
  return contactName(engine, peerOf(key)) ?? words.thread.unknownContact
}

/** Whether whom a conversation is with is online; not of groups. */
export function isThere(engine: ImEngine, key: ConversationKey): boolean {
  return !isGroupKey(key) && engine.online.getSnapshot().has(peerOf(key))
}

/** What somebody is called in a conversation. */
export function nameIn(engine: ImEngine, key: ConversationKey, imId: string): string {
  if (!isGroupKey(key)) return titleOf(engine, key)
  const member = groupWith(engine, key)?.members.find((one) => one.imId === imId)
  return member?.name ?? contactName(engine, imId) ?? words.thread.someone
}

/** Calls `show` now and whenever a name may have changed. Returns how to stop. */
export function bindNames(engine: ImEngine, show: () => void): () => void {
  const stops = [bind(engine.conversations, show), bind(engine.groups, show), bind(engine.contacts, show)]
  return () => {
    for (const stop of stops) stop()
  }
}
