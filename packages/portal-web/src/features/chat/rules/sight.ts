import type { ShownMessage } from '@sarika/im-engine'

/** A place in a conversation. */
export type Place = Pick<ShownMessage, 'at' | 'id'>

/**
 * How far the reader of a conversation has seen, since it was opened. The button to the end counts what lies behind: it is
 * told apart from the thread, which is not drawn again at each scroll.
 */
export class Sight {
  #furthest: Place | null = null
  readonly #listeners = new Set<() => void>()

  furthest = (): Place | null => this.#furthest

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  reach(place: Place): void {
    const known = this.#furthest
    if (known !== null && place.at <= known.at) return
    this.#furthest = place
    for (const listener of this.#listeners) listener()
  }
}
