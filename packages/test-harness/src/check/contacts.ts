import { groupOf, isGroupKey } from '@sarika/im-engine'
import type { Client } from '../world/client'
import { keyOf, targetOf } from '../world/keys'
import type { Tab } from '../world/tab'
import type { World } from '../world/world'
import { checkActs } from './acts'
import { snapshotOf } from './subject'

/** Contacts and groups as the server has them. */
export function checkPeople(world: World, client: Client): void {
  const { server, report } = world
  for (const tab of client.acting) {
    if (client.wasDegraded && tab !== client.leader) continue
    const contacts = tab.engine.contacts.getSnapshot()
    const others = server.accounts.filter((other) => other !== client.account)
    for (const other of others) {
      const contact = contacts.find((one) => one.imId === other)
      const isFriend = server.isFriend(client.account, other)
      report.hold(
        'L-CONT-2',
        (contact !== undefined) === isFriend,
        () => `${tab.name}: ${other} is ${isFriend}`,
      )
      if (contact === undefined) continue
      const blocked = server.blockOf(client.account, other)
      report.hold(
        'L-CONT-1',
        contact.blocked === blocked,
        () => `${tab.name}: ${other} is blocked ${contact.blocked}, the server says ${blocked}`,
      )
    }
    const shown = tab.engine.groups
      .getSnapshot()
      .map((group) => `${group.groupId} ${group.title} ${group.isMuted}`)
    const real = [...server.groups.values()]
      .filter((group) => group.members.has(client.account))
      .map((group) => `${group.id} ${group.title} ${group.isMuted}`)
    report.hold(
      'L-CONT-3',
      shown.sort().join() === real.sort().join(),
      () => `${tab.name} shows groups ${shown.join()}, the server has ${real.join()}`,
    )
    checkEnded(world, client, tab)
  }
}

/** Requests, blacklist and what an account keeps about others as the server has them, in every device of the account. */
export function checkMeetings(world: World, client: Client): void {
  const { server, report } = world
  const others = server.listed(client.account).filter((other) => other !== client.account)
  for (const tab of client.acting) {
    if (client.wasDegraded && tab !== client.leader) continue
    const { contacts } = tab.engine
    const requests = new Map(contacts.requests.getSnapshot().map((one) => [String(one.imId), one]))
    for (const other of others) {
      const { request: row, ...wanted } = server.contactRow(client.account, other)
      const request = requests.get(other)
      const shown = request && [request.requestId, request.isMine, request.status, request.message]
      const real = row && [row.req_id, row.is_self_req === 1, STATUS[row.status], row.message]
      report.hold(
        'L-CONT-7',
        JSON.stringify(shown ?? null) === JSON.stringify(real),
        () => `${tab.name}: the request of ${other} is ${shown}, the server has ${real}`,
      )
      const item = contacts.getSnapshot().find((one) => one.imId === other)
      if (item === undefined) continue
      const { memo, note, tags, doNotDisturb, isHidden } = item
      const kept = [memo, note, JSON.stringify(tags), doNotDisturb ? 1 : 0, isHidden ? 1 : 0].join()
      const told = [
        wanted.friend_nickname,
        wanted.note,
        wanted.tags,
        wanted.is_disturb,
        wanted.is_hide,
      ].join()
      report.hold(
        'L-CONT-10',
        kept === told,
        () => `${tab.name}: of ${other} it keeps ${kept}, the server has ${told}`,
      )
    }
    const blocked = contacts.blacklist.getSnapshot().map((one) => one.imId)
    const listed = server.accounts.filter((other) => server.blocked.has(`${client.account} ${other}`))
    report.hold(
      'L-CONT-8',
      blocked.sort().join() === listed.sort().join(),
      () => `${tab.name} has blocked ${blocked.join()}, the server has ${listed.join()}`,
    )
    const me = contacts.getSnapshot().find((one) => one.imId === client.account)
    report.hold(
      'L-CONT-9',
      me !== undefined && !me.isHidden && !me.doNotDisturb && me.blocked === 0,
      () => `${tab.name} shows of its owner ${JSON.stringify(me)}`,
    )
  }
}

const STATUS: readonly string[] = ['pending', 'accepted', 'ended']

/** Who asked is never shown a refusal. */
export function checkUntold(world: World, tab: Tab): void {
  if (world.meetings === undefined) return
  for (const { isMine, requestId, status } of tab.engine.contacts.requests.getSnapshot()) {
    const real = world.server.requests.find((one) => one.id === requestId)
    if (!isMine || real?.state !== 'refused') continue
    world.report.hold(
      'L-CONT-11',
      status === 'pending',
      () => `${tab.name} is told that ${requestId} was refused`,
    )
  }
}

/** A group is over for who is not in it: it is not listed, and says so where it is looked at. */
function checkEnded({ server, report }: World, { account }: Client, tab: Tab): void {
  const listed = new Set(tab.engine.conversations.getSnapshot().items.map(({ key }) => key))
  for (const { id, members } of server.groups.values()) {
    const key = keyOf(id, true)
    const isIn = members.has(account)
    const { ended } = snapshotOf(tab, key)
    report.hold('L-CONT-6', isIn || !listed.has(key), () => `${tab.name} lists ${id} and is not in it`)
    report.hold('L-CONT-6', !isIn || ended === null, () => `${tab.name} is in ${id}, which is ${ended}`)
  }
}

/** Of a group that is over for somebody their screens keep the conversation, up to the end and no further, and how it ended. */
export async function checkLeft(world: World, client: Client): Promise<void> {
  const { server, report } = world
  const over = [...server.groups.keys()].filter((id) => server.ends.has(`${client.account} ${id}`))
  for (const tab of client.acting)
    for (const id of over) void tab.engine.conversation(keyOf(id, true)).loadOlder()
  if (over.length > 0) await world.pass(SHOWN_MS)
  for (const tab of client.acting) {
    if (client.wasDegraded && tab !== client.leader) continue
    const known = new Set<string>(tab.engine.groups.getSnapshot().map(({ groupId }) => groupId))
    for (const id of over) {
      const end = server.ends.get(`${client.account} ${id}`)
      const { ended, messages } = snapshotOf(tab, keyOf(id, true))
      const later = messages.filter(({ at, state }) => state === 'sent' && at >= (end?.at ?? 0))
      // Who never heard of a group has nothing that could say so.
      const isSaid = ended === end?.why || (ended === null && messages.length === 0)
      report.hold(
        'L-CONT-12',
        isSaid && later.length === 0 && !known.has(id),
        () =>
          `${tab.name}: ${id} is ${end?.why} at ${end?.at}; it says ${ended}, shows ${later.length} later messages, ${known.has(id) ? 'and its members' : 'and nobody'}`,
      )
    }
  }
}

/** A page of what is on disk; ms. */
const SHOWN_MS = 1_000

/** Pinned, muted and deleted conversations as the server has them. */
export function checkSettings(world: World, client: Client): void {
  const { server, report } = world
  // The server takes what comes last, and a call of a tab that is gone may come last.
  if (client.tabs.some((tab) => tab.network.hasLateSetting)) return
  const listed = server.conversationsOf(client.account)
  for (const tab of client.acting) {
    if (client.wasDegraded && tab !== client.leader) continue
    const { conversations, archived } = tab.engine
    const items = [...conversations.getSnapshot().items, ...archived.getSnapshot().items]
    for (const { id, target, isGroup } of listed) {
      const key = keyOf(target, isGroup)
      const { pinnedAt, isDisturb, deletedAt } = server.viewOf(client.account, id)
      // A withdrawal, or what nobody can read, lists nothing again.
      const shown = new Set<string>(snapshotOf(tab, key).messages.map((message) => message.id))
      const news = server.conversation(id).slice(Math.max(0, deletedAt))
      if (!news.some((message) => shown.has(message.id))) continue
      const item = items.find((one) => one.key === key)
      checkActs(world, client, tab, item, id)
      report.hold(
        'L-CONT-5',
        item?.pinnedAt === pinnedAt && item.doNotDisturb === isDisturb,
        () =>
          `${tab.name} ${key}: pinned ${item?.pinnedAt}, muted ${item?.doNotDisturb}; the server has ${pinnedAt}, ${isDisturb}`,
      )
    }
  }
}

/** One message to everybody and everywhere: what the engine says about each is compared with the server. */
export function sendProbes(world: World, client: Client): void {
  const tab = client.leader
  if (tab === undefined) return
  const keys = [
    ...world.server.accounts.filter((other) => other !== client.account).map((other) => keyOf(other, false)),
    ...[...world.server.groups.keys()].map((group) => keyOf(group, true)),
  ]
  for (const key of keys) client.send(tab, key, world.nextText(client.account), undefined, true)
}

const REFUSALS: Readonly<Record<number, string>> = {
  [-1]: 'not-group',
  [-2]: 'group-muted',
  [-3]: 'member-muted',
  [-20]: 'not-friend',
  [-21]: 'blocked',
}

/** The server does not say whether there is such a group or person at all. */
const UNSAID: Readonly<Record<string, string>> = { 'no-group': 'not-group', 'no-friend': 'not-friend' }

/** The client's verdict is the server's. */
export function checkVerdicts(world: World): void {
  for (const { client, key, refusal } of world.probes) {
    const code = world.server.judge(client.account, targetOf(key), isGroupKey(key))
    const expected = code === 0 ? null : REFUSALS[code]
    world.report.hold(
      'L-CONT-4',
      (UNSAID[refusal ?? ''] ?? refusal) === expected,
      () =>
        `${client.name} to ${isGroupKey(key) ? groupOf(key) : key}: ${refusal}, the server says ${expected}`,
    )
  }
}
