import type { ConversationItem } from '@sarika/im-engine'
import type { Client } from '../world/client'
import { keyOf } from '../world/keys'
import { SAID } from '../world/stars'
import type { World } from '../world/world'
import { type Screen, snapshotOf } from './subject'

/** A search reads the disk at most so long, ms. */
const READ_MS = 5_000

/** What is archived and what is marked as unread is so on the server and on every device. */
export function checkActs(
  { server, report }: World,
  { account }: Client,
  tab: Screen,
  item: ConversationItem | undefined,
  id: string,
): void {
  const isArchived = server.isArchived(account, id)
  const { isMarkedUnread } = server.viewOf(account, id)
  report.hold(
    'L-ACT-2',
    item?.isArchived === isArchived && item.isMarkedUnread === isMarkedUnread,
    () =>
      `${tab.name} ${item?.key}: archived ${item?.isArchived}, marked ${item?.isMarkedUnread}; the server has ${isArchived}, ${isMarkedUnread}`,
  )
}

/** What an account deleted for itself is shown nowhere, quoted nowhere and found by no search. */
export async function checkErased(world: World, client: Client): Promise<void> {
  const { leader, account } = client
  if (leader === undefined || client.wasDegraded || world.acts === undefined) return
  const erasedOf = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => world.server.isErased(account, id))
  const found = leader.engine.search(SAID)
  await world.pass(READ_MS)
  const hits = erasedOf((await found).hits.map(({ id }) => id))
  world.report.hold(
    'L-ACT-1',
    hits.length === 0,
    () => `${leader.name} finds ${hits.join()}, which it deleted`,
  )
  for (const { target, isGroup } of world.server.conversationsOf(account)) {
    const { key, messages, quoted } = snapshotOf(leader, keyOf(target, isGroup))
    const shown = [...messages, ...quoted.values()].flatMap((message) =>
      message === null ? [] : [message.id],
    )
    const back = erasedOf(shown)
    world.report.hold('L-ACT-1', back.length === 0, () => `${leader.name} ${key} shows ${back.join()} again`)
  }
}
