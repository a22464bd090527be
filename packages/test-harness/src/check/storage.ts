import { readStored } from '@sarika/im-engine/testing'
import { onWire } from '../world/kinds'
import type { World } from '../world/world'
import { anyKeysOf, type Scene, type Seat, snapshotOf } from './subject'

/** One writer; a log without holes; nothing left of a login that was ended by hand. */
export function checkWriters(world: World): void {
  for (const client of world.clients) {
    world.report.hold(
      'L-STORE-5',
      client.staleWrites === 0,
      () => `${client.name}: a tab that no longer leads wrote ${client.staleWrites} records`,
    )
    const { log, head, meta } = client.medium.store
    let isWhole = true
    for (let position = meta?.position ?? 1; position <= head; position++) isWhole &&= log.has(position)
    world.report.hold(
      'L-STORE-8',
      isWhole,
      () => `${client.name}: holes in ${[...log.keys()].join(' ')} of ${head}`,
    )
    if (!client.isSignedOut || client.leftFrozen || client.alive.length > 0) continue
    if (client.tabs.some((tab) => tab.pendingCommands > 0)) continue
    // A tab that thaws may lead for a moment before it hears of it; that says nothing of the account.
    const facts = [...log.values()].flatMap((commit) => commit.facts.map((fact) => fact.type))
    const { rows, chunks, files } = client.medium.store
    const isEmpty =
      rows.size === 0 &&
      chunks.size === 0 &&
      files.size === 0 &&
      facts.every((type) => type === 'leader-elected')
    world.report.hold('L-STORE-7', isEmpty, () => `${client.name} signed out and left ${facts.join(' ')}`)
  }
}

/** Every tab shows the same, where all were given the same kinds; of what some do not know, the same content. */
export function checkFollowers(world: Scene, client: Seat): void {
  const { leader } = client
  if (leader === undefined || client.wasDegraded) return
  const isMixed = client.acting.some((tab) => tab.knowsPoll !== leader.knowsPoll)
  const alike = (shown: unknown): string => JSON.stringify(shown, isMixed ? withoutPolls : undefined)
  const list = alike(leader.engine.conversations.getSnapshot())
  for (const tab of client.acting) {
    if (tab === leader) continue
    const hold = (what: string, mine: unknown, theirs: unknown): void => {
      const a = alike(mine)
      const b = alike(theirs)
      world.report.hold('L-STORE-4', a === b, () => `${tab.name} ${what}: ${a}; ${leader.name}: ${b}`)
    }
    const mine = tab.engine
    const theirs = leader.engine
    if (alike(mine.conversations.getSnapshot()) !== list)
      hold('conversations', mine.conversations.getSnapshot().items, theirs.conversations.getSnapshot().items)
    hold('unread', mine.unread.getSnapshot(), theirs.unread.getSnapshot())
    hold('contacts', mine.contacts.getSnapshot(), theirs.contacts.getSnapshot())
    hold('groups', mine.groups.getSnapshot(), theirs.groups.getSnapshot())
    hold('connection', mine.connection.getSnapshot(), theirs.connection.getSnapshot())
    for (const key of anyKeysOf(world, client)) hold(key, snapshotOf(tab, key), snapshotOf(leader, key))
  }
}

/** A poll as who was not given polls has it. */
function withoutPolls(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'poll') return value
  const { body, ...shown } = value as { kind: string; text: string; body?: unknown }
  return { ...shown, ...onWire({ ...shown, body }) }
}

/** What the next start finds is what is shown. */
export async function checkStored(world: Scene, client: Seat): Promise<void> {
  const { leader } = client
  if (leader === undefined || client.wasDegraded) return
  const stored = await readStored(client.medium.store, client.account)
  const hold = (isSame: boolean, detail: () => string): void => world.report.hold('L-STORE-3', isSame, detail)
  hold(stored !== undefined, () => `${client.name} cannot be opened`)
  if (stored === undefined) return
  for (const key of anyKeysOf(world, client)) {
    const shown = snapshotOf(leader, key).messages
    const left = (stored.messages.get(key) ?? []).filter((one) => one.erased?.isOn !== true)
    const ids = left.map(
      (one) => `${one.id} ${one.kind} ${one.update?.text ?? one.text}${one.star?.isOn === true ? ' *' : ''}`,
    )
    const seen = shown
      .filter((one) => one.id !== '')
      .map((one) => `${one.id} ${onWire(one).kind} ${onWire(one).text}${one.isStarred === true ? ' *' : ''}`)
    hold(
      ids.join('\n') === seen.join('\n'),
      () => `${client.name} ${key} stored ${ids.join()}; shown ${seen.join()}`,
    )
    const row = stored.conversations.get(key)
    const item = leader.engine.conversations.getSnapshot().items.find((one) => one.key === key)
    if (row === undefined || item === undefined) continue
    hold(
      row.unread === item.unread && row.mentions === item.mentions && row.draft.text === item.draft,
      () => `${client.name} ${key} row ${row.unread} ${row.mentions}; shown ${item.unread} ${item.mentions}`,
    )
  }
}
