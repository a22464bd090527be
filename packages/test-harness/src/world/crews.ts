// Groups that people make and change, in some worlds: they create, invite, remove, mute, promote, hand over, leave, end and
// name them, from tabs and from other programs, while everything else goes on.
//
// Every draw is from a stream of its own: a world without crews is what it was before there were any.

import type { Chance } from './chance'
import type { Tab } from './tab'
import type { World } from './world'

/** Groups in one world, those that ended among them. */
const GROUPS_MAX = 6

const TITLES = ['Kitchen', 'Night shift', 'ផ្ទះបាយ']
const NAMES = ['', 'Chef', 'Boss']
const WORDS = ['Open at nine', 'ថ្ងៃនេះបិទ']

const DEEDS = [
  ...['create', 'invite', 'invite', 'remove', 'remove', 'mute', 'mute', 'muteAll', 'role', 'role', 'owner'],
  ...['quit', 'quit', 'disband', 'rename', 'myName', 'set', 'announce'],
] as const

const READS = ['announcements', 'info', 'settings', 'admins', 'memberSettings', 'memberSetting'] as const

type Deed = (typeof DEEDS)[number]

/** A call about a group, by a program of this account; nobody calls for a group that nobody owns. */
export function callGroup(
  { surroundings }: Pick<World, 'surroundings'>,
  by: string,
  groupId: string,
  method: string,
  path: string,
  body?: object,
): void {
  if (by === '') return
  const whole = `/chat/groups${groupId === '' ? '' : `/${groupId}`}${path}`
  surroundings.rest.respond(by, { method, path: whole, body: body === undefined ? '' : JSON.stringify(body) })
}

/** Now and then, between two steps. */
export function crew(world: World, chance: Chance): void {
  for (let count = chance.pick([0, 1, 1, 2]); count > 0; count--)
    if (chance.is(0.4)) elsewhere(world, chance)
    else inTab(world, chance)
}

/** Mostly a group of theirs; now and then one that they are not in. */
function anyGroup({ server }: World, chance: Chance, account: string): string {
  const all = [...server.groups.values()]
  const own = all.filter(({ members }) => members.has(account))
  return chance.pick(own.length > 0 && chance.is(0.85) ? own : all).id
}

/** Mostly somebody who is in it. */
function anyone({ server }: World, chance: Chance, groupId: string, but: string): string {
  const members = [...(server.groups.get(groupId)?.members.keys() ?? [])].filter((id) => id !== but)
  const others = server.accounts.filter((id) => id !== but)
  return chance.pick(members.length > 0 && chance.is(0.7) ? members : others)
}

/** By another program, be it of somebody who has tabs here. */
function elsewhere(world: World, chance: Chance): void {
  const by = chance.pick(world.server.accounts)
  const deed = chance.pick(DEEDS)
  const group = anyGroup(world, chance, by)
  const whom = anyone(world, chance, group, by)
  if (deed !== 'create') callGroup(world, by, group, ...callOf(deed, by, whom, world, chance))
  else if (world.server.groups.size < GROUPS_MAX) {
    const made = { name: chance.pick(TITLES), im_ids: someOf(world, chance, by) }
    callGroup(world, by, '', 'POST', '', made)
  }
}

/** A deed as the wire has it. */
function callOf(
  deed: Exclude<Deed, 'create'>,
  by: string,
  whom: string,
  { server }: World,
  chance: Chance,
): readonly [method: string, path: string, body?: object] {
  const isOn = chance.is(0.5)
  const flag = isOn ? 1 : 0
  switch (deed) {
    case 'invite':
      return ['POST', '/members', { im_ids: [chance.pick(server.accounts)] }]
    case 'remove':
      return isOn ? ['DELETE', `/members/${whom}`] : ['DELETE', '/members', { im_ids: [whom] }]
    case 'mute':
      return ['POST', `/members/${whom}/settings`, { no_speaking: flag }]
    case 'muteAll':
      return ['POST', '/settings', { no_speaking: flag }]
    case 'role':
      return ['POST', '/roles', { im_ids: [whom], role: isOn ? 'admin' : 'member' }]
    case 'owner':
      return ['POST', '/roles', { im_ids: [whom], role: 'owner' }]
    case 'quit':
      return ['DELETE', `/members/${by}`]
    case 'disband':
      return ['DELETE', '']
    case 'rename':
      return ['POST', '', { title: chance.pick(TITLES) }]
    case 'myName':
      return ['POST', `/members/${by}`, { memo: chance.pick(NAMES) }]
    case 'set':
      return ['POST', '/settings', chance.pick([{ public_group: flag }, { member_visible: flag }])]
    case 'announce':
      return ['POST', '/notices', { text: chance.pick(WORDS) }]
  }
}

function someOf({ server }: World, chance: Chance, me: string): readonly string[] {
  const others = server.accounts.filter((one) => one !== me)
  const some = others.filter(() => chance.is(0.7))
  return some.length > 0 ? some : others
}

function inTab(world: World, chance: Chance): void {
  const able = world.clients.filter((client) => !client.isSignedOut && client.acting.length > 0)
  if (able.length === 0) return
  const client = chance.pick(able)
  const tab = chance.pick(client.acting)
  const group = anyGroup(world, chance, client.account)
  const whom = anyone(world, chance, group, client.account)
  if (chance.is(0.2)) {
    client.ask(tab, read(chance.pick(READS), tab, group, whom))
    return
  }
  const deed = chance.pick(DEEDS)
  world.note(`${tab.name} ${deed} ${whom} in ${group}`)
  if (deed !== 'create') client.ask(tab, giveCommand(deed, tab, group, whom, world, chance))
  else if (world.server.groups.size < GROUPS_MAX)
    client.ask(tab, tab.engine.groups.create(chance.pick(TITLES), someOf(world, chance, client.account)))
}

function giveCommand(
  deed: Exclude<Deed, 'create'>,
  { engine: { groups } }: Tab,
  group: string,
  whom: string,
  { server }: World,
  chance: Chance,
): Promise<unknown> {
  const isOn = chance.is(0.5)
  switch (deed) {
    case 'invite':
      return groups.invite(group, [chance.pick(server.accounts)])
    case 'remove':
      return groups.remove(group, isOn ? [whom] : [whom, chance.pick(server.accounts)])
    case 'mute':
      return groups.mute(group, whom, isOn)
    case 'muteAll':
      return groups.set(group, { isMuted: isOn })
    case 'role':
      return groups.setRole(group, [whom], isOn ? 'admin' : 'member')
    case 'owner':
      return groups.transfer(group, whom)
    case 'quit':
      return groups.quit(group)
    case 'disband':
      return groups.disband(group)
    case 'rename':
      return groups.change(group, { title: chance.pick(TITLES) })
    case 'myName':
      return groups.setMyName(group, chance.pick(NAMES))
    case 'set':
      return groups.set(group, chance.pick([{ isPrivate: isOn }, { areMembersVisible: isOn }]))
    case 'announce':
      return groups.announce(group, chance.pick(WORDS))
  }
}

function read(
  what: (typeof READS)[number],
  { engine: { groups } }: Tab,
  group: string,
  whom: string,
): Promise<unknown> {
  return what === 'memberSetting' ? groups.memberSetting(group, whom) : groups[what](group)
}
