import {
  type ConversationKey,
  groupKey,
  groupOf,
  isGroupKey,
  peerOf,
  personKey,
  toGroupId,
  toImId,
} from '@sarika/im-engine'
import { sessionIdOf } from './model-server'

/** The engine's name of a conversation, from the other person or the group. */
export const keyOf = (target: string, isGroup: boolean): ConversationKey =>
  isGroup ? groupKey(toGroupId(target)) : personKey(toImId(target))

/** The model's name of it. */
export const conversationIdOf = (account: string, key: ConversationKey): string =>
  isGroupKey(key) ? groupOf(key) : sessionIdOf(account, peerOf(key))

/** The other person or the group. */
export const targetOf = (key: ConversationKey): string => (isGroupKey(key) ? groupOf(key) : peerOf(key))
