import type { ImId } from '../model/ids.js'
import { NOBODY } from '../model/people.js'
import type { Presence } from './inbound.js'

/** Who is online, as the newest socket told; a new set for each change. Kept in memory only: after a connect it is told anew. */
export class OnlineContacts {
  #online: ReadonlySet<ImId> = NOBODY
  #generation = 0

  constructor(private readonly me: ImId) {}

  hear({ imId, isOnline }: Presence, generation: number): void {
    const known = this.of(generation)
    // The account's own is how the server answers the ping.
    if (imId === this.me || known.has(imId) === isOnline) return
    const next = new Set(known)
    if (isOnline) next.add(imId)
    else next.delete(imId)
    this.#online = next
    this.#generation = generation
  }

  /** What this socket told; what an older one did counts no more. */
  of(generation: number): ReadonlySet<ImId> {
    return generation === this.#generation ? this.#online : NOBODY
  }
}
