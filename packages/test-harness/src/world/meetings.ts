// People who meet, in some worlds: they ask each other to be contacts, answer, take back, block, delete, hide and name each
// other, from tabs and from other programs, while everything else goes on.
//
// Every draw is from a stream of its own: a world without meetings is what it was before there were any.

import type { Chance } from './chance'
import type { Tab } from './tab'
import type { World } from './world'

const WORDS = ['', '', 'We met at the fair', 'ជំរាបសួរ']
const MEMOS = ['', 'Ann', 'Boss']
const TAGS: readonly (readonly string[])[] = [[], ['work'], ['work', 'fair']]

const asking = (chance: Chance) => ({ message: chance.pick(WORDS), addBy: 'account', addFrom: '' })

/** Some are contacts, some are none any more, and some take everybody. */
export function setUpMeetings({ server }: World, chance: Chance): void {
  const { accounts } = server
  for (const [index, one] of accounts.entries())
    for (const other of accounts.slice(index + 1)) if (chance.is(0.5)) server.setFriends(one, other, false)
  for (const one of accounts) if (chance.is(0.2)) server.setConsent(one, false)
}

/** Now and then, between two steps. */
export function meet(world: World, chance: Chance): void {
  for (let count = chance.pick([0, 1, 1, 2]); count > 0; count--)
    if (chance.is(0.4)) elsewhere(world, chance)
    else inTab(world, chance)
}

/** By another program, be it of somebody who has tabs here. */
function elsewhere({ server }: World, chance: Chance): void {
  const by = chance.pick(server.accounts)
  const whom = chance.pick(server.accounts.filter((one) => one !== by))
  const request = server.requestOf(by, whom)
  switch (chance.int(0, 7)) {
    case 0:
    case 1:
      server.ask(by, whom, asking(chance))
      return
    case 2:
    case 3:
      if (request?.state !== 'pending') return
      server.decide(by, request.id, request.from === by ? 'cancel' : chance.pick(['accept', 'refuse']))
      return
    case 4:
      server.setBlocked(by, whom, chance.is(0.5))
      return
    case 5:
      server.setFriends(by, whom, false)
      return
    case 6:
      server.changeContact(by, whom, { friend_nickname: chance.pick(MEMOS), is_hide: chance.is(0.5) ? 1 : 0 })
      return
    default:
      server.setConsent(by, chance.is(0.7))
  }
}

function inTab(world: World, chance: Chance): void {
  const able = world.clients.filter((client) => !client.isSignedOut && client.acting.length > 0)
  if (able.length === 0) return
  const client = chance.pick(able)
  const tab = chance.pick(client.acting)
  const whom = chance.pick(world.server.accounts.filter((one) => one !== client.account))
  const name = chance.pick(COMMANDS)
  world.note(`${tab.name} people ${name} ${whom}`)
  const command = giveCommand(name, tab, whom, chance)
  if (command !== undefined) client.ask(tab, command)
}

const COMMANDS = [
  ...['request', 'request', 'request', 'answer', 'answer', 'answer', 'cancel', 'block', 'unblock', 'remove'],
  ...['change', 'change', 'add', 'tag', 'seen', 'find', 'match', 'privacy', 'setPrivacy'],
] as const

/** Undefined where there is nothing to do it to. */
function giveCommand(
  name: (typeof COMMANDS)[number],
  { engine: { contacts } }: Tab,
  whom: string,
  chance: Chance,
): Promise<unknown> | undefined {
  const pending = contacts.requests.getSnapshot().filter(({ status }) => status === 'pending')
  const theirs = pending.filter((one) => !one.isMine)
  const mine = pending.filter((one) => one.isMine)
  switch (name) {
    case 'request':
      return contacts.request(whom, asking(chance))
    case 'answer':
      return theirs.length === 0
        ? undefined
        : contacts.answer(chance.pick(theirs).requestId, chance.pick(['accept', 'accept', 'refuse']))
    case 'cancel':
      return mine.length === 0 ? undefined : contacts.cancel(chance.pick(mine).requestId)
    case 'block':
      return contacts.block(whom)
    case 'unblock':
      return contacts.unblock(whom)
    case 'remove':
      return contacts.remove(whom)
    case 'add':
      return contacts.add(whom)
    case 'change':
      return contacts.change(
        whom,
        chance.pick([
          { memo: chance.pick(MEMOS), note: chance.pick(WORDS) },
          { doNotDisturb: chance.is(0.5) },
          { isHidden: chance.is(0.5) },
        ]),
      )
    case 'tag':
      return contacts.tag([{ imId: whom, tags: chance.pick(TAGS) }])
    case 'seen':
      return contacts.seen()
    case 'find':
      return contacts.find('id', whom)
    case 'match':
      return contacts.match(['+85512000001'])
    case 'privacy':
      return contacts.privacy()
    case 'setPrivacy':
      return contacts.setPrivacy({ needsConsent: chance.is(0.7) })
  }
}
