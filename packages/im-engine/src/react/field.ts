// What stands in one field of one tab: what is typed here, or else the draft that the conversation keeps.
//
//   type > kept in the draft, one write at a time > shown by the fields of other tabs
//
// Another tab may change the draft meanwhile. A field that is being typed in keeps its own text; it follows the draft again
// when it loses the focus, when it is empty, and when the draft that it shows was sent from another tab.

import { type Draft, isSameDraft, NO_DRAFT } from '../model/conversation.js'
import type { ConversationView } from '../views/open-conversation.js'

export class Field {
  /** Typed here; null = what is shown is the conversation's draft. Here and not in React: two keys may come in one render. */
  #typed: Draft | null = null
  /** The draft has been what is typed here. */
  #isKept = false
  #hasFocus = false
  /** Waits for the write before it. */
  #next: Draft | undefined
  #writing: Draft | undefined
  #show: (draft: Draft | null) => void = () => {}

  constructor(private readonly view: ConversationView) {}

  /** On a screen: `show` is told what is typed here. Answers how to end it. */
  attach(show: (draft: Draft | null) => void): () => void {
    this.#show = show
    const stop = this.view.subscribe(() => this.#follow())
    return () => {
      stop()
      this.blur()
      this.#show = () => {}
    }
  }

  read(): Draft {
    return this.#typed ?? this.view.getSnapshot().draft
  }

  type(draft: Draft): void {
    this.#hasFocus = true
    this.#set(draft)
    this.#next = draft
    if (this.#writing === undefined) void this.#write()
  }

  /** Empties it for a send. `kept` is the draft as it is when that send is decided, unless another tab changes it. */
  take(): { readonly draft: Draft; readonly kept: Draft } {
    const draft = this.read()
    this.#next = undefined
    this.#set(NO_DRAFT)
    return { draft, kept: this.#writing ?? draft }
  }

  /** The send was refused. What was typed since stays. */
  giveBack(draft: Draft): void {
    if (isSameDraft(this.read(), NO_DRAFT)) this.type(draft)
  }

  /** What was typed and sent is gone from the draft as well. */
  letGo(): void {
    if (this.#typed !== null && isSameDraft(this.#typed, NO_DRAFT) && this.#next === undefined)
      this.#set(null)
  }

  blur(): void {
    this.#hasFocus = false
    if (this.#isKept) this.#set(null)
  }

  #set(draft: Draft | null): void {
    this.#typed = draft
    this.#isKept = false
    this.#show(draft)
  }

  #follow(): void {
    if (this.#typed === null || this.#writing !== undefined) return
    const { draft } = this.view.getSnapshot()
    if (isSameDraft(draft, this.#typed)) {
      this.#isKept = true
      if (!this.#hasFocus || isSameDraft(draft, NO_DRAFT)) this.#set(null)
    } else if (this.#isKept && isSameDraft(draft, NO_DRAFT)) this.#set(null)
  }

  /** The newest is written last: a fast typist costs as many commits as the disk can take. */
  async #write(): Promise<void> {
    while (this.#next !== undefined) {
      this.#writing = this.#next
      this.#next = undefined
      await this.view.setDraft(this.#writing)
    }
    this.#writing = undefined
    this.#follow()
  }
}
