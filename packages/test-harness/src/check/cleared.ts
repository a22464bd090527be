import type { ConversationKey } from '@sarika/im-engine'
import { keyOf } from '../world/keys'
import { SAID } from '../world/stars'
import type { World } from '../world/world'
import { isUpTo, type Scene, type Screen, type Seat, snapshotOf } from './subject'

/** Search and a list of stars read the disk at most so long, ms. */
const READ_MS = 5_000

/** Nothing at or before the line of a cleared conversation is shown. */
export function checkCleared(world: Scene, client: Seat, tab: Screen, key: ConversationKey): void {
  const line = client.cleared?.get(key)
  if (line === undefined) return
  const back = snapshotOf(tab, key).messages.filter((one) => one.id !== '' && isUpTo(one, line))
  world.report.hold(
    'L-CLEAR-1',
    back.length === 0,
    () => `${tab.name} ${key} was cleared up to ${line.id} and shows ${back.map(({ id }) => id).join(' ')}`,
  )
}

/** What is found of a cleared conversation, and what has a star, is what is shown. */
export async function checkFound(world: World, client: Seat): Promise<void> {
  const { leader } = client
  if (leader === undefined || client.wasDegraded || world.marks === undefined) return
  const asked = [...(client.cleared?.keys() ?? [])].map(async (key) => {
    const { hits, count } = await leader.engine.search(SAID, key)
    return { key, hits, count }
  })
  const starred = leader.engine.starred()
  await world.pass(READ_MS)
  for (const { key, hits, count } of await Promise.all(asked)) {
    const shown = snapshotOf(leader, key).messages.filter(({ id, text }) => id !== '' && text.includes(SAID))
    world.report.hold(
      'L-CLEAR-1',
      count === hits.length && hits.map(({ id }) => id).join() === shown.map(({ id }) => id).join(),
      () =>
        `${leader.name} ${key} finds ${hits.map(({ id }) => id).join()}, shows ${shown.map(({ id }) => id).join()}`,
    )
  }
  const keys = world.server.conversationsOf(client.account)
  for (const { target, isGroup } of keys) {
    const key = keyOf(target, isGroup)
    const shown = snapshotOf(leader, key).messages.filter((one) => one.isStarred === true)
    const listed = (await starred).filter((hit) => hit.key === key)
    const ids = (list: readonly { readonly id: string }[]): string =>
      list
        .map(({ id }) => id)
        .sort()
        .join()
    world.report.hold(
      'L-STAR-1',
      ids(shown) === ids(listed),
      () => `${leader.name} ${key} lists stars ${ids(listed)}, shows ${ids(shown)}`,
    )
  }
}
