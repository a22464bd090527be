import type { ConversationKey } from '../model/ids.js'

/** A tab that shows a conversation says so again at least this often, ms. */
export const OPENED_REPEAT_MS = 20_000
/** A tab that was not heard for this long shows nothing any more (closed, crashed, frozen), ms. */
const OPENED_EXPIRY_MS = 50_000

/** Which conversations visible tabs show: a conversation is open only while one does. Source: S-TABS-5. */
export class Opened {
  readonly #tabs = new Map<
    string,
    { readonly keys: readonly ConversationKey[]; readonly at: number; readonly usedAt: number }
  >()

  /**
   * `keys` is all that the tab shows now; none = nothing, or hidden. `usedAt`: when somebody came to it last, of a visible tab that
   * tells news once for the account, local ms; else 0.
   */
  note(tab: string, keys: readonly ConversationKey[], now: number, usedAt = 0): void {
    if (keys.length === 0 && usedAt === 0) this.#tabs.delete(tab)
    else this.#tabs.set(tab, { keys, at: now, usedAt })
  }

  has(tab: string): boolean {
    return this.#tabs.has(tab)
  }

  /** The visible tab last used of those that tell news once for the account. Source: S-EVENT-5. */
  lastUsed(now: number): string | undefined {
    let last: string | undefined
    let latest = 0
    for (const [tab, { at, usedAt }] of this.#tabs)
      if (usedAt > latest && now - at <= OPENED_EXPIRY_MS) {
        last = tab
        latest = usedAt
      }
    return last
  }

  all(now: number): ReadonlySet<ConversationKey> {
    const keys = new Set<ConversationKey>()
    for (const [tab, shown] of this.#tabs) {
      if (now - shown.at > OPENED_EXPIRY_MS) this.#tabs.delete(tab)
      else for (const key of shown.keys) keys.add(key)
    }
    return keys
  }
}
