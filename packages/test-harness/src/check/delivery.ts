import type { ConversationKey, ConversationSnapshot, ShownMessage } from '@sarika/im-engine'
import { conversationIdOf } from '../world/keys'
import type { Stored } from '../world/model-types'
import { isMoney, readMoney } from '../world/wallet'
import { checkCard, contentOf } from './kinds'
import { isClearUnsure, isUpTo, type Scene, type Screen, type Seat, snapshotOf } from './subject'

type Seen = { readonly snapshot: ConversationSnapshot; readonly states: Map<string, ShownMessage['state']> }
const seen = new WeakMap<Screen, Map<ConversationKey, Seen>>()

const MOVES: ReadonlySet<string> = new Set([
  'sending sent',
  'sending failed',
  'failed sending',
  'failed sent',
  'sending sending',
  'sent sent',
  'failed failed',
  'uploading uploading',
  'uploading sending',
  'uploading sent',
  'uploading failed',
  'failed uploading',
])

/** What a window never may show, whatever happens: looked at when it has changed. */
export function checkWindows(world: Scene, tab: Screen): void {
  const known = seen.get(tab) ?? new Map<ConversationKey, Seen>()
  seen.set(tab, known)
  const isStored = tab.engine.health.getSnapshot().kind === 'stored'
  for (const item of tab.engine.conversations.getSnapshot().items) {
    const { key } = item
    const snapshot = snapshotOf(tab, key)
    const before = known.get(key)
    if (before?.snapshot === snapshot || !snapshot.isReady) continue
    checkOrder(world, tab, snapshot)
    const states = before?.states ?? new Map<string, ShownMessage['state']>()
    for (const message of snapshot.messages) {
      if (!message.own) continue
      const was = states.get(message.key)
      // A database that went away takes what came after its last write along.
      const isAllowed = was === undefined || MOVES.has(`${was} ${message.state}`) || !isStored || wasLost(tab)
      world.report.hold(
        'L-DELIV-5',
        isAllowed,
        () => `${tab.name} ${message.text}: ${was} -> ${message.state}`,
      )
      states.set(message.key, message.state)
    }
    known.set(key, { snapshot, states })
  }
}

const wasLost = (tab: Screen): boolean => tab.storageFaults > 0

function checkOrder(world: Scene, tab: Screen, { key, messages }: ConversationSnapshot): void {
  const keys = new Set(messages.map((message) => message.key))
  world.report.hold('L-DELIV-4', keys.size === messages.length, () => `${tab.name} ${key}: ${list(messages)}`)
  let isOrdered = true
  for (let i = 1; i < messages.length; i++) {
    const a = messages[i - 1] as ShownMessage
    const b = messages[i] as ShownMessage
    if (b.id === '') continue
    if (a.id === '' || a.at > b.at || (a.at === b.at && Number(a.id) >= Number(b.id))) isOrdered = false
  }
  world.report.hold('L-DELIV-4', isOrdered, () => `${tab.name} ${key} out of order: ${list(messages)}`)
}

const list = (messages: readonly ShownMessage[]): string =>
  messages
    .map((one) => `${one.id || '-'}(${one.state[0]}${one.kind === 'text' ? '' : ` ${one.kind}`})`)
    .join(' ')

/** What everybody who can see a conversation must show of it, but for what they deleted for themselves. */
export const expectedOf = (world: Scene, account: string, key: ConversationKey): readonly Stored[] =>
  world.server
    .conversation(conversationIdOf(account, key))
    .filter((message) => message.msg.type !== 'withdraw' && !message.isPoison)
    .filter((message) => world.server.isErased?.(account, message.id) !== true)

/** A card's words are its kind's: see check/kinds.ts. */
function saysWhat(message: ShownMessage, truth: Stored): boolean {
  if (!isMoney(truth)) return truth.msg.type !== 'text' || message.text === contentOf(truth)
  const { text, words } = readMoney(truth)
  return message.update === undefined ? message.text === words : message.update.was === text
}

/** Of the messages that references name, the newest one. */
function newestReferences(all: readonly Stored[]): ReadonlyMap<string, Stored> {
  const newest = new Map<string, Stored>()
  for (const message of all)
    if (isMoney(message)) for (const id of readMoney(message).names) newest.set(id, message)
  return newest
}

/** A conversation at rest against the server. */
export function checkDelivery(world: Scene, client: Seat, tab: Screen, key: ConversationKey): void {
  const { report } = world
  const line = client.cleared?.get(key)
  const expected = expectedOf(world, client.account, key).filter(
    (one) => line === undefined || !isUpTo(one, line),
  )
  const { messages, gaps, lost } = snapshotOf(tab, key)
  const stored = messages.filter((message) => message.id !== '')
  const where = `${tab.name} ${key}`
  const references = newestReferences(expected)
  report.hold(
    'L-DELIV-2',
    stored.map((one) => one.id).join() === expected.map((one) => one.id).join(),
    () => `${where} shows ${list(stored)}, the server has ${expected.map((one) => one.id).join(' ')}`,
  )
  for (const [index, message] of stored.entries()) {
    const truth = expected[index] as Stored
    const isWithdrawn = truth.withdrawnAt > 0
    report.hold(
      'L-DELIV-7',
      (message.kind === 'withdrawn') === isWithdrawn && (!isWithdrawn || message.text === ''),
      () => `${where} ${message.id} is ${message.kind} "${message.text}", withdrawn at ${truth.withdrawnAt}`,
    )
    report.hold(
      'L-DELIV-3',
      message.from === truth.sender && message.at === truth.at && (isWithdrawn || saysWhat(message, truth)),
      () => `${where} ${message.id} says "${message.text}" from ${message.from}`,
    )
    const reference = isWithdrawn ? undefined : references.get(message.id)
    report.hold(
      'L-DELIV-10',
      message.update?.id === reference?.id &&
        (reference === undefined || message.text === readMoney(reference).words),
      () => `${where} ${message.id} says what ${message.update?.id} says, not what ${reference?.id} says`,
    )
    if (!isWithdrawn) checkCard(world, tab, key, message, truth)
  }
  report.hold('L-DELIV-8', gaps.length === 0, () => `${where} has gaps ${JSON.stringify(gaps)}`)
  const all = world.server.conversation(conversationIdOf(client.account, key))
  const falselyLost = lost.filter(([from, to]) => all.slice(from - 1, to).some((one) => !one.isPoison))
  report.hold('L-DELIV-8', falselyLost.length === 0, () => `${where} calls ${JSON.stringify(lost)} lost`)
}

/** Every accepted send: on the server once and shown as sent, or shown as failed with a reason. */
export function checkPromises(world: Scene): void {
  for (const { client, clientId, key, text, isVolatile, isDiscarded, isProbe } of world.accepted) {
    if (client.isSignedOut || client.isClosedForGood || isDiscarded) continue
    const tab = client.leader
    if (tab === undefined) continue
    const kept = world.server.kept(client.account, clientId)
    // Who clears a conversation discards what failed in it, and nobody looks for what it said before.
    if (client.clearedSends?.has(clientId) || isClearUnsure(client, key)) continue
    if (kept !== undefined && world.server.isErased?.(client.account, kept.id) === true) continue
    const line = client.cleared?.get(key)
    if (kept !== undefined && line !== undefined && isUpTo(kept, line)) continue
    const isMember = world.server
      .conversationsOf(client.account)
      .some(({ id }) => id === conversationIdOf(client.account, key))
    const shown = snapshotOf(tab, key).messages.find((message) => message.key === clientId)
    const what = (): string =>
      `${client.name} "${text}" ${clientId} to ${key}: server ${kept?.id ?? 'no'}, shown ${shown?.state ?? 'no'}`
    if (kept !== undefined) {
      const isShown = shown?.state === 'sent' && shown.id === kept.id
      world.report.hold('L-DELIV-1', isShown || !isMember, what)
      continue
    }
    if (shown === undefined && (isVolatile || client.wasDegraded)) continue
    world.report.hold('L-STORE-2', shown !== undefined, what)
    world.report.hold('L-DELIV-1', shown?.state === 'failed' && shown.failure !== undefined, what)
    // Nothing was wrong any more when it was sent, and the client had judged that it may be.
    world.report.hold('L-DELIV-9', !isProbe, what)
  }
}
