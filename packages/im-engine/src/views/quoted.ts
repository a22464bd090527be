import { amend } from '../model/amend.js'
import { type Amendment, isUnseen, type Message } from '../model/message.js'
import type { Mark } from '../model/order.js'
import { Shower, type ShownMessage } from './shown.js'

type Quoted = ReadonlyMap<string, ShownMessage | null>
type Read = (
  before: Mark | undefined,
) => Promise<{ readonly messages: readonly Message[]; readonly hasOlder: boolean }>

export const NONE_QUOTED: Quoted = new Map()

/**
 * The messages that shown ones quote. One that stands above the window is looked for on the disk, all that are missing
 * in one pass from the newest down; it is not asked of the server. Source: S-WINDOW-6.
 */
export class QuotedMessages {
  /** null = looked for and not there. */
  readonly #known = new Map<string, Message | null>()
  #last: Quoted = NONE_QUOTED
  /** What is being looked for. */
  #wanted: ReadonlySet<string> = new Set()
  /** Counts what makes a search under way worthless. */
  #generation = 0

  constructor(
    private readonly read: Read,
    private readonly onFound: () => void,
    private readonly shower = new Shower(),
  ) {}

  /** What these messages quote, as far as it is known; the same object while nothing changed. */
  of(shown: readonly Pick<ShownMessage, 'quoteId'>[], here: readonly Message[]): Quoted {
    const quoted = new Map<string, ShownMessage | null>()
    const missing = new Set<string>()
    for (const { quoteId } of shown) {
      if (quoteId === undefined || quoted.has(quoteId)) continue
      const known = this.#known.get(quoteId) ?? here.findLast(({ id }) => id === quoteId)
      if (known !== undefined) this.#known.set(quoteId, known)
      if (known != null && !isUnseen(known)) quoted.set(quoteId, this.shower.sent(known))
      else if (known != null || this.#known.has(quoteId)) quoted.set(quoteId, null)
      else missing.add(quoteId)
    }
    if (missing.size > 0 && this.#wanted.size === 0) void this.#look(missing)
    if (!isSame(this.#last, quoted)) this.#last = quoted
    return this.#last
  }

  /** New or changed messages. */
  came(messages: readonly Message[]): void {
    for (const message of messages)
      if (this.#known.has(message.id) || this.#wanted.has(message.id)) this.#known.set(message.id, message)
  }

  amend(waiting: ReadonlyMap<string, Amendment>): void {
    for (const [id, message] of this.#known) {
      const amendment = waiting.get(id)
      if (message !== null && amendment !== undefined) this.#known.set(id, amend(message, amendment))
    }
  }

  /** The log was opened anew. */
  forget(): void {
    this.#generation++
    this.#wanted = new Set()
    this.#known.clear()
  }

  async #look(missing: ReadonlySet<string>): Promise<void> {
    const generation = this.#generation
    this.#wanted = missing
    const wanted = new Set(missing)
    let before: Mark | undefined
    let hasOlder = true
    while (hasOlder && wanted.size > 0) {
      const read = await this.read(before)
      if (generation !== this.#generation) return
      // Known at once: what comes for one of them while the rest is read must find it here.
      for (const message of read.messages)
        if (wanted.delete(message.id) && !this.#known.has(message.id)) this.#known.set(message.id, message)
      hasOlder = read.hasOlder && read.messages.length > 0
      before = read.messages[0] ?? before
    }
    for (const id of missing) if (!this.#known.has(id)) this.#known.set(id, null)
    this.#wanted = new Set()
    this.onFound()
  }
}

function isSame(a: Quoted, b: Quoted): boolean {
  if (a.size !== b.size) return false
  for (const [id, message] of a) if (b.get(id) !== message || !b.has(id)) return false
  return true
}
