import type { Result } from './model/errors.js'
import type { View } from './views/view.js'

/** e.g. `{ isKnown: true, texts: ["I will be there on time.", "Thank you!"] }`. */
export interface QuickReplies {
  /** The server told: until then none are shown, and there may be some. */
  readonly isKnown: boolean
  /** In the order in which the person has them, at most 10. */
  readonly texts: readonly string[]
}

export const NO_QUICK_REPLIES: QuickReplies = { isKnown: false, texts: [] }

/**
 * Texts that a person keeps to send again, the same in every tab. Both commands need the network and nothing is queued:
 * `unavailable` without it, and the view stays as it was. Source: S-BOX-1, S-BOX-2.
 */
export interface QuickRepliesView extends View<QuickReplies> {
  /** Asks the server for them; a screen that shows them asks once. */
  read(): Promise<Result<readonly string[]>>
  /**
   * Puts these in the place of all, in this order. Refused by name: `empty` where there is none or one is blank, `too-long` with
   * limit 10 where there are more, and as a text that is sent is.
   */
  save(texts: readonly string[]): Promise<Result<readonly string[]>>
}
