import type { ConversationKey, ShownMessage } from '@sarika/im-engine'
import { unseal } from '../world/cipher'
import { type CardWire, readingOf } from '../world/kinds'
import { sessionIdOf } from '../world/model-server'
import type { Stored } from '../world/model-types'
import { type Scene, type Screen, type Seat, snapshotOf } from './subject'

/** Fields in an order of their own: two texts are the same when the values are. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_field, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )

/** What a message says on the wire, opened; undefined where it was sealed for others. */
export const contentOf = (message: Stored): string | undefined => {
  const ids = message.isGroup
    ? `${message.target}_${message.sender}`
    : sessionIdOf(message.sender, message.target)
  // What goes to many is not sealed.
  return message.msg.aesExt === undefined ? message.msg.content : unseal(ids, message.msg.content)
}

/** What people sent as cards, as the server keeps it. */
export function checkSentCards(world: Scene): void {
  for (const { client, clientId, card } of world.accepted) {
    const kept = world.server.kept(client.account, clientId)
    if (kept !== undefined && card !== undefined) checkSentCard(world, client, card, kept)
  }
}

function checkSentCard(world: Scene, client: Seat, card: CardWire, kept: Stored): void {
  const { type, extra, referTo } = kept.msg
  const content = contentOf(kept)
  const wanted = plain([card.type, card.content, card.extra, card.referTo])
  const found = plain([type, content, extra ?? {}, referTo ?? ''])
  world.report.hold(
    'L-KIND-1',
    wanted === found,
    () => `${client.name} sent ${wanted}, the server has ${found}`,
  )
}

/** A card at rest, in a tab that knows its kind or does not. */
export function checkCard(
  world: Scene,
  tab: Screen,
  key: ConversationKey,
  message: ShownMessage,
  truth: Stored,
): void {
  const content = contentOf(truth)
  const reading = content === undefined ? undefined : readingOf(truth.msg, content, tab.knowsPoll === true)
  if (reading === undefined) return
  const where = `${tab.name} ${key}`
  const { extra = {}, referTo = '' } = truth.msg
  const wanted = plain([reading.kind, reading.text, reading.body ?? null, extra, referTo])
  const shown = plain([
    message.kind,
    message.text,
    message.body ?? null,
    JSON.parse(message.extra ?? '{}') as unknown,
    message.more?.referTo ?? '',
  ])
  world.report.hold('L-KIND-2', shown === wanted, () => `${where} ${message.id} is ${shown}, not ${wanted}`)
  const item = tab.engine.conversations.getSnapshot().items.find((one) => one.key === key)
  const isListed = item !== undefined && snapshotOf(tab, key).messages.at(-1) === message
  world.report.hold(
    'L-KIND-3',
    reading.briefs.includes(message.brief) && (!isListed || item.last?.brief === message.brief),
    () =>
      `${where} ${message.id} ${message.kind}: "${message.brief}", listed "${item?.last?.brief}", not "${reading.briefs[0]}"`,
  )
}
