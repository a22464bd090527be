import type { Language } from '../../constants/names'

/** A trade by all the names under which people offer and look for it. */
export interface Occupation {
  readonly id: string
  /** As an address names it; it never changes, and what is new takes the next one. */
  readonly number: number
  /** In which functions of the constants people look for it, e.g. [12]. */
  readonly categoryIds: readonly number[]
  /** In each language as people write them; the first is the one that is shown. */
  readonly names: Readonly<Record<Language, readonly string[]>>
  /**
   * Names that are understood in a question and never looked for, because they stand inside other words or mean something
   * else as well: `ครู` (teacher) is half of many words, `hr` stands behind pay by the hour.
   */
  readonly understood?: readonly string[]
  /**
   * Trades that are no kind of this one although a name of theirs has one of its names in it: `thợ điện lạnh` mends air
   * conditioners, `thợ điện` is an electrician. Who looks for this trade is not shown those.
   */
  readonly apart?: readonly string[]
}
