import type { Draft } from '../model/conversation.js'
import type { Result } from '../model/errors.js'
import { insist, isPlaced, isText, orNothing, shapeOf } from '../model/given.js'
import { type ConversationKey, toServerId } from '../model/ids.js'
import { compare, type Mark, START } from '../model/order.js'
import type { ReceiptFlags, ReceiverItem } from './receivers.js'
import { type View, viewOf } from './view.js'
import type { ConversationSnapshot, MessageWindow } from './window.js'

/** One conversation: its window, and what a person does in it. */
export interface ConversationView extends View<ConversationSnapshot> {
  readonly key: ConversationKey
  /**
   * A screen shows it: all that is there is read, and messages are read as they come, while this tab is visible and the
   * newest are shown. Source: S-READ-3.
   */
  open(): void
  close(): void
  /**
   * How far somebody sees, e.g. `seen({ at, id })` of the last message in sight, at each scroll. It is read up to there;
   * what comes is read at once only while that is the newest. A screen that never tells sees everything. Call it in a
   * visible tab. Source: S-READ-7.
   */
  seen(mark: { readonly at: number; readonly id: string }): void
  /** Messages that others wrote behind a place, as far as they are here: what a button to the end counts. */
  countBehind(mark: { readonly at: number; readonly id: string }): number
  /** Who should get an own message of the window, and how far it got with each; empty for others' messages. Source: S-RCPT-5. */
  receiversOf(id: string): readonly ReceiverItem[]
  /** What is known of the receipts of a message of the window; undefined where it is not there. Source: S-RCPT-4. */
  receiptsOf(id: string): ReceiptFlags | undefined
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
  setDraft(draft: { readonly text: string; readonly quoteId: string | null }): Promise<void>
  /** Up to a message, or all; what is later than the server's time now is all that is here. Source: S-API-15. */
  markRead(upTo?: { readonly at: number; readonly id: string }): Promise<void>
}

/** What the engine does for a conversation that is looked at. */
export interface ConversationHooks {
  readonly opened: (isOpen: boolean) => void
  readonly read: (upTo: Mark | undefined) => Promise<void>
  readonly draft: (draft: Draft) => Promise<void>
}

const isDraft = shapeOf({ text: isText, quoteId: orNothing((id) => id === null || typeof id === 'string') })

/** A window and the hooks behind it: what `engine.conversation(key)` gives. */
export class OpenConversation implements ConversationView {
  declare readonly getSnapshot: ConversationView['getSnapshot']
  declare readonly subscribe: ConversationView['subscribe']
  declare readonly [Symbol.observable]: ConversationView[typeof Symbol.observable]
  readonly key: ConversationKey
  /** Screens that show it. */
  #screens = 0
  #isTold = false
  /** The newest message is in sight, as far as a screen told. */
  #isAtEnd = true

  constructor(
    readonly messages: MessageWindow,
    private readonly on: ConversationHooks,
  ) {
    this.key = messages.key
    Object.assign(
      this,
      viewOf(
        () => messages.getSnapshot(),
        (listener) => {
          void messages.load()
          return messages.subscribe(listener)
        },
      ),
    )
    messages.subscribe(() => this.#tell())
  }

  open(): void {
    void this.messages.load()
    this.#screens++
    this.#tell()
    // Opening reads everything, also where the end is not in sight.
    if (this.#screens === 1 && !this.#isTold && !this.getSnapshot().hasNewer) void this.on.read(undefined)
  }

  close(): void {
    this.#screens--
    if (this.#screens === 0) this.#isAtEnd = true
    this.#tell()
  }

  seen(mark: { readonly at: number; readonly id: string }): void {
    insist(isPlaced(mark) === true, 'seen: mark', mark, 'give { at, id }')
    const { at, id } = mark
    const seen = { at, id: toServerId(id) }
    const { messages, mark: read } = this.getSnapshot()
    const newest = messages.findLast((message) => message.id !== '')
    this.#isAtEnd = newest === undefined || compare(seen, { at: newest.at, id: toServerId(newest.id) }) >= 0
    this.#tell()
    // Also where all that comes is read as it comes: what came while the tab was hidden was not.
    if (this.#screens > 0 && compare(seen, read ?? START) > 0) void this.on.read(seen)
  }

  countBehind({ at, id }: { readonly at: number; readonly id: string }): number {
    return this.messages.countBehind({ at, id: toServerId(id) })
  }

  receiversOf(id: string): readonly ReceiverItem[] {
    return this.messages.receiversOf(id)
  }

  receiptsOf(id: string): ReceiptFlags | undefined {
    return this.messages.receiptsOf(id)
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

  async setDraft(draft: Parameters<ConversationView['setDraft']>[0]): Promise<void> {
    insist(isDraft(draft) === true, 'setDraft: draft', draft, 'give { text, quoteId }, quoteId null for none')
    const { text, quoteId = null } = draft
    return this.on.draft({ text, quoteId: quoteId === null ? null : toServerId(quoteId) })
  }

  async markRead(upTo?: { readonly at: number; readonly id: string }): Promise<void> {
    insist(
      upTo === undefined || isPlaced(upTo) === true,
      'markRead: upTo',
      upTo,
      'give { at, id }, or nothing',
    )
    return this.on.read(upTo === undefined ? undefined : { at: upTo.at, id: toServerId(upTo.id) })
  }
  /** Nobody knows any more that it is shown. */
  tellAgain(): void {
    this.#isTold = false
    this.#tell()
  }

  /** Who looks at old messages does not see what comes, so it is not read. */
  #tell(): void {
    const isShown = this.#screens > 0 && this.#isAtEnd && !this.getSnapshot().hasNewer
    if (isShown === this.#isTold) return
    this.#isTold = isShown
    this.on.opened(isShown)
  }
}
