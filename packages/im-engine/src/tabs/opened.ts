import type { ConversationKey } from '../model/ids.js'

/** A tab that shows a conversation says so again at least this often, ms. */
export const OPENED_REPEAT_MS = 20_000
/** A tab that was not heard for this long shows nothing any more (closed, crashed, frozen), ms. */
const OPENED_EXPIRY_MS = 50_000

/** Which conversations visible tabs show: a conversation is open only while one does. Source: S-TABS-5. */
export class Opened {
  readonly #tabs = new Map<string, { readonly keys: readonly ConversationKey[]; readonly at: number }>()

  /** `keys` is all that the tab shows now; none = nothing, or hidden. */
  note(tab: string, keys: readonly ConversationKey[], now: number): void {
    if (keys.length === 0) this.#tabs.delete(tab)
    else this.#tabs.set(tab, { keys, at: now })
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
