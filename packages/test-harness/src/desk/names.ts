import {
  type ConversationKey,
  type GroupItem,
  groupOf,
  type ImEngine,
  isGroupKey,
  peerOf,
} from '@sarika/im-engine'
import { bind } from './dom'

/** The group of a conversation, once its list has come; undefined for a person. */
export function groupWith(engine: ImEngine, key: ConversationKey): GroupItem | undefined {
  return isGroupKey(key)
    ? engine.groups.getSnapshot().find(({ groupId }) => groupId === groupOf(key))
    : undefined
}

/** What a conversation is called, by the best that is known: its row, its group, the contact, the id. */
export function titleOf(engine: ImEngine, key: ConversationKey): string {
  const item = engine.conversations.getSnapshot().items.find((one) => one.key === key)
  if (item !== undefined) return item.title
  if (isGroupKey(key)) return groupWith(engine, key)?.title ?? groupOf(key)
  return engine.contacts.getSnapshot().find(({ imId }) => imId === peerOf(key))?.name ?? peerOf(key)
}

/** What somebody is called in a conversation. */
export function nameIn(engine: ImEngine, key: ConversationKey, imId: string): string {
  if (!isGroupKey(key)) return titleOf(engine, key)
  return groupWith(engine, key)?.members.find((one) => one.imId === imId)?.name ?? imId
}

/** Calls `show` now and whenever a name may have changed. Returns how to stop. */
export function bindNames(engine: ImEngine, show: () => void): () => void {
  const stops = [bind(engine.conversations, show), bind(engine.groups, show), bind(engine.contacts, show)]
  return () => {
    for (const stop of stops) stop()
  }
}
