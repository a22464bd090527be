import type { ImId } from '../model/ids.js'
import { NOBODY_SEEN, type SeenAt } from '../model/people.js'
import type { SeenNews } from '../wire/last-seen.js'

/** When contacts were there last, as the newest socket told; a new map for each change. Kept in memory only, as who is online. */
export class LastSeen {
  #seen: SeenAt = NOBODY_SEEN
  #generation = 0

  hear({ seen }: SeenNews, generation: number): void {
    const next = new Map<ImId, number>(this.of(generation))
    for (const [imId, at] of seen)
      if (at > 0) next.set(imId, at)
      else next.delete(imId)
    this.#seen = next
    this.#generation = generation
  }

  /** What this socket told; what an older one did counts no more. */
  of(generation: number): SeenAt {
    return generation === this.#generation ? this.#seen : NOBODY_SEEN
  }
}
