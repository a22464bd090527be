import type { ConversationKey } from '@sarika/im-engine'
import { starOf } from '../world/star-words'
import { wantedStar } from '../world/stars'
import { type Scene, type Screen, type Seat, snapshotOf } from './subject'

/** A star that was given is there, one that was taken is not, and a withdrawal takes it. */
export function checkStars(world: Scene, client: Seat, tab: Screen, key: ConversationKey): void {
  // What the power took, or a database that went away, nobody promised.
  if (client.hasLostPower || client.wasDegraded) return
  const { starWords } = client
  if (starWords === undefined || starWords.size === 0) return
  for (const { id, kind, isStarred = false } of snapshotOf(tab, key).messages) {
    if (id === '') continue
    const wanted = kind === 'withdrawn' ? false : wantedStar(starWords.get(starOf(key, id)))
    world.report.hold(
      'L-STAR-1',
      wanted === undefined || wanted === isStarred,
      () => `${tab.name} ${key} ${id} ${kind}: star ${isStarred}, wanted ${wanted}`,
    )
  }
}
