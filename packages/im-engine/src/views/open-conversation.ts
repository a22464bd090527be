import type { Draft } from '../model/conversation.js'
import type { Result } from '../model/errors.js'
import { type ConversationKey, toServerId } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import type { View } from './view.js'
import type { ConversationSnapshot, MessageWindow } from './window.js'

/** One conversation: its window, and what a person does in it. */
export interface ConversationView extends View<ConversationSnapshot> {
  readonly key: ConversationKey
  /** A screen shows it: messages are read as they come, while this tab is visible and the newest are shown. */
  open(): void
  close(): void
  /** Twenty more before the oldest (or `count`), from disk, then from the server; `unavailable` when that does not answer. */
  loadOlder(count?: number): Promise<Result<null>>
  /** Twenty more behind the newest that is shown (or `count`); does nothing where `hasNewer` is false. */
  loadNewer(count?: number): Promise<void>
  /**
   * Shows the neighbourhood of a message, e.g. of a search hit: `showAround(hit.id)`. What comes meanwhile does not move
   * it and is not read by it; `newerCount` tells how much there is. `unknown-message` when it is not on this disk: the
   * window stays as it was. Source: S-WINDOW-5.
   */
  showAround(id: string): Promise<Result<null>>
  /** Back to the newest messages: as many as at the start, older ones leave memory. Source: S-WINDOW-8. */
  toNewest(): Promise<void>
  /** Keeps what is typed and not sent, and what it answers: `quoted` tells how that is, wherever the window stands. */
  setDraft(draft: Draft): Promise<void>
  /** Up to a message, or all. */
  markRead(upTo?: { readonly at: number; readonly id: string }): Promise<void>
}

/** What the engine does for a conversation that is looked at. */
export interface ConversationHooks {
  readonly opened: (isOpen: boolean) => void
  readonly read: (upTo: Mark | undefined) => Promise<void>
  readonly draft: (draft: Draft) => Promise<void>
}

/** A window and the hooks behind it: what `engine.conversation(key)` gives. */
export class OpenConversation implements ConversationView {
  readonly key: ConversationKey
  /** Screens that show it. */
  #screens = 0
  #isTold = false

  constructor(
    readonly messages: MessageWindow,
    private readonly on: ConversationHooks,
  ) {
    this.key = messages.key
    messages.subscribe(() => this.#tell())
  }

  getSnapshot = () => this.messages.getSnapshot()

  subscribe = (listener: () => void) => {
    void this.messages.load()
    return this.messages.subscribe(listener)
  }

  open(): void {
    void this.messages.load()
    this.#screens++
    this.#tell()
  }

  close(): void {
    this.#screens--
    this.#tell()
  }

  loadOlder(count?: number): Promise<Result<null>> {
    return this.messages.loadOlder(count)
  }

  loadNewer(count?: number): Promise<void> {
    return this.messages.loadNewer(count)
  }

  showAround(id: string): Promise<Result<null>> {
    return this.messages.showAround(id)
  }

  toNewest(): Promise<void> {
    return this.messages.toNewest()
  }

  setDraft(draft: Draft): Promise<void> {
    return this.on.draft(draft)
  }

  markRead(upTo?: { readonly at: number; readonly id: string }): Promise<void> {
    return this.on.read(upTo === undefined ? undefined : { at: upTo.at, id: toServerId(upTo.id) })
  }
  /** Who looks at old messages does not see what comes, so it is not read. */
  #tell(): void {
    const isShown = this.#screens > 0 && !this.getSnapshot().hasNewer
    if (isShown === this.#isTold) return
    this.#isTold = isShown
    this.on.opened(isShown)
  }
}
