import type { ShownMessage } from '@sarika/im-engine'

/** A place in a conversation. */
export type Place = Pick<ShownMessage, 'at' | 'id'>

/** In the order of the thread: several messages may have one time, and then the longer id, or the higher, is the later. */
export function isBehind(a: Place, b: Place): boolean {
  if (a.at !== b.at) return a.at > b.at
  return a.id.length === b.id.length ? a.id > b.id : a.id.length > b.id.length
}

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
    if (this.#furthest !== null && !isBehind(place, this.#furthest)) return
    this.#furthest = place
    for (const listener of this.#listeners) listener()
  }
}
