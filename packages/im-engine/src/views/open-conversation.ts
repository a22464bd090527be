import { type ConversationKey, toServerId } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import type { View } from './view.js'
import type { ConversationSnapshot, MessageWindow } from './window.js'

/** One conversation: its window, and what a person does in it. */
export interface ConversationView extends View<ConversationSnapshot> {
  readonly key: ConversationKey
  /** A screen shows it: messages are read as they come, while this tab is visible. */
  open(): void
  close(): void
  /** Twenty more before the oldest (or `count`), from disk, then from the server. */
  loadOlder(count?: number): Promise<void>
  /** Keeps what is typed and not sent. */
  setDraft(text: string): Promise<void>
  /** Up to a message, or all. */
  markRead(upTo?: { readonly at: number; readonly id: string }): Promise<void>
}

/** What the engine does for a conversation that is looked at. */
export interface ConversationHooks {
  readonly opened: (isOpen: boolean) => void
  readonly read: (upTo: Mark | undefined) => Promise<void>
  readonly draft: (text: string) => Promise<void>
}

/** A window and the hooks behind it: what `engine.conversation(key)` gives. */
export class OpenConversation implements ConversationView {
  readonly key: ConversationKey

  constructor(
    readonly messages: MessageWindow,
    private readonly on: ConversationHooks,
  ) {
    this.key = messages.key
  }

  getSnapshot = () => this.messages.getSnapshot()

  subscribe = (listener: () => void) => {
    void this.messages.load()
    return this.messages.subscribe(listener)
  }

  open(): void {
    void this.messages.load()
    this.on.opened(true)
  }

  close(): void {
    this.on.opened(false)
  }

  loadOlder(count?: number): Promise<void> {
    return this.messages.loadOlder(count)
  }

  setDraft(text: string): Promise<void> {
    return this.on.draft(text)
  }

  markRead(upTo?: { readonly at: number; readonly id: string }): Promise<void> {
    return this.on.read(upTo === undefined ? undefined : { at: upTo.at, id: toServerId(upTo.id) })
  }
}
