import type { Changes, Hidden } from '../model/changes.js'
import { type Conversation, newConversation } from '../model/conversation.js'
import type { ConversationKey } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { State } from '../model/state.js'

/** Changes while a commit is being folded. */
export class Draft implements Changes {
  readonly conversations = new Set<ConversationKey>()
  readonly messages = new Map<ConversationKey, Message[]>()
  readonly amended = new Set<ConversationKey>()
  readonly cleared = new Set<ConversationKey>()
  readonly hidden: Hidden[] = []
  outbox = false
  contacts = false
  groups = false
  applications = false
  reset = false

  constructor(public position: number) {}

  message(message: Message): void {
    const list = this.messages.get(message.key)
    if (list === undefined) {
      this.messages.set(message.key, [message])
      this.conversations.add(message.key)
    } else list.push(message)
  }
}

/** The row of a conversation, made on its first mention. */
export function rowOf(state: State, key: ConversationKey): Conversation {
  const known = state.conversations.get(key)
  if (known !== undefined) return known
  const row = newConversation(key, state.conversations.size)
  state.conversations.set(key, row)
  return row
}
