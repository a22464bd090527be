import type { ConversationKey, ShownMessage } from '@sarika/im-engine'
import { conversationIdOf } from '../world/keys'
import { isQuiet, onWire } from '../world/kinds'
import { expectedOf } from './delivery'
import { anyKeysOf, isUpTo, type Scene, type Screen, type Seat, snapshotOf } from './subject'

type Place = { readonly at: number; readonly id: string }
const START: Place = { at: -1, id: '' }
const isAfter = (a: Place, b: Place): boolean => a.at > b.at || (a.at === b.at && Number(a.id) > Number(b.id))

const marks = new WeakMap<Screen, Map<string, Place>>()

/** The badge, the counts and the marks of one tab at any moment. */
export function checkBadge(world: Scene, client: Seat, tab: Screen): void {
  const { items } = tab.engine.conversations.getSnapshot()
  const badge = tab.engine.unread.getSnapshot()
  const counted = items.filter((item) => !item.doNotDisturb)
  const unread = counted.reduce((sum, item) => sum + item.unread, 0)
  const mentions = counted.reduce((sum, item) => sum + item.mentions, 0)
  world.report.hold(
    'L-UNREAD-2',
    badge.unread === unread && badge.mentions === mentions,
    () => `${tab.name} badge ${JSON.stringify(badge)}, rows ${unread} and ${mentions}`,
  )
  for (const item of items) {
    world.report.hold(
      'L-UNREAD-2',
      item.unread >= 0 && item.mentions >= 0 && item.mentions <= item.unread,
      () => `${tab.name} ${item.key} unread ${item.unread} mentions ${item.mentions}`,
    )
    const known = marks.get(tab) ?? new Map<string, Place>()
    marks.set(tab, known)
    const mark = snapshotOf(tab, item.key).mark
    if (mark === null) continue
    const before = known.get(item.key) ?? START
    // A tab that thaws after another signed the account out finds an empty database.
    const isGrown = !isAfter(before, mark) || tab.storageFaults > 0 || client.isSignedOut
    world.report.hold('L-UNREAD-3', isGrown, () => `${tab.name} ${item.key} mark ${before.id} -> ${mark.id}`)
    known.set(item.key, mark)
  }
}

/** Unread and mentions of one conversation, counted again from what is shown. */
export function checkReading(world: Scene, client: Seat, tab: Screen, key: ConversationKey): void {
  const { messages, mark } = snapshotOf(tab, key)
  const from = mark ?? START
  const item = tab.engine.conversations.getSnapshot().items.find((one) => one.key === key)
  const isUnread = (one: ShownMessage): boolean =>
    !one.own && one.kind !== 'withdrawn' && !isQuiet(one.kind) && isAfter({ at: one.at, id: one.id }, from)
  const unread = messages.filter(isUnread)
  const where = `${tab.name} ${key}`
  world.report.hold(
    'L-UNREAD-1',
    item === undefined || item.unread === unread.length,
    () =>
      `${where} says ${item?.unread} unread, there are ${unread.map((one) => one.id).join(' ')} after ${from.id}`,
  )
  const named = unread.filter((one) => one.mention)
  world.report.hold(
    'L-UNREAD-1',
    item === undefined || item.mentions === named.length,
    () => `${where} says ${item?.mentions} mentions, there are ${named.length}`,
  )
  const last = messages.at(-1)
  world.report.hold(
    'L-UNREAD-7',
    item === undefined || last === undefined || item.last?.text === onWire(last).text,
    () => `${where} row says "${item?.last?.text}", the last message is "${last?.text}"`,
  )
  const known = world.server.marks.get(`${client.account} ${conversationIdOf(client.account, key)}`)
  world.report.hold(
    'L-UNREAD-4',
    from.at < 0 || (known !== undefined && !isAfter(from, { at: known.time, id: known.id })),
    () => `${where} mark ${from.id}, the server knows ${known?.id}`,
  )
  world.report.hold(
    'L-UNREAD-4',
    known === undefined || !isAfter({ at: known.time, id: known.id }, from),
    () => `${where} mark ${from.id}, the server knows ${known?.id} of ${known?.time}`,
  )
  checkTicks(world, client, tab, key)
}

/** Ticks are what the server was told; in groups only whether nobody, somebody or (at least) everybody. */
function checkTicks(world: Scene, client: Seat, tab: Screen, key: ConversationKey): void {
  const expected = new Map(expectedOf(world, client.account, key).map((one) => [one.id, one]))
  for (const message of snapshotOf(tab, key).messages) {
    const truth = expected.get(message.id)
    if (truth === undefined || !message.own) continue
    const readers = [...truth.receipts.values()]
    const arrived = readers.length
    const read = readers.filter((one) => one.readAt > 0).length
    const isRight = (ticks: string, count: number): boolean =>
      truth.isGroup ? (ticks === 'none') === (count === 0) : ticks === (count === 0 ? 'none' : 'all')
    world.report.hold(
      'L-UNREAD-6',
      isRight(message.delivered, arrived) && isRight(message.read, read),
      () =>
        `${tab.name} ${key} ${message.id}: delivered ${message.delivered}, read ${message.read}; the server has ${arrived} and ${read}`,
    )
  }
}

/** What others were told of what this account got and read. */
export function checkReceipts(world: Scene, client: Seat): void {
  const tab = client.leader
  if (tab === undefined) return
  for (const key of anyKeysOf(world, client)) {
    const mark = snapshotOf(tab, key).mark ?? START
    const line = client.cleared?.get(key)
    for (const { id, at, sender, receipts, withdrawnAt } of expectedOf(world, client.account, key)) {
      if (sender === client.account || withdrawnAt > 0) continue
      // Nobody can tell of what is not there any more.
      if (line !== undefined && isUpTo({ at, id }, line)) continue
      const told = receipts.get(client.account)
      world.report.hold(
        'L-UNREAD-5',
        told !== undefined,
        () => `${client.name} never said that ${id} arrived in ${key}`,
      )
      world.report.hold(
        'L-UNREAD-5',
        isAfter({ at, id }, mark)
          ? (told?.readAt ?? 0) === 0 || client.hasLostPower
          : (told?.readAt ?? 0) > 0,
        () => `${client.name} ${key} ${id}: read at ${told?.readAt}, mark ${mark.id}`,
      )
    }
  }
}
