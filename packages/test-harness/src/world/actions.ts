// What people and machines do, one step at a time; each is drawn by weight and does nothing where it makes no sense.

import {
  type ClientId,
  type ConversationKey,
  groupKey,
  personKey,
  toGroupId,
  toImId,
} from '@sarika/im-engine'
import type { Chance } from './chance'
import type { Client, Mentioned } from './client'
import { callGroup } from './crews'
import { conversationIdOf, keyOf } from './keys'
import { isSaid, strangerCard } from './kinds'
import { ownerOf } from './model-people'
import type { Tab } from './tab'
import { walletBody } from './wallet'
import type { World } from './world'

type Action = (world: World, chance: Chance) => void

const anyClient = (world: World, chance: Chance): Client => chance.pick(world.clients)

/** A tab that can act now, if there is one. */
function anyTab(world: World, chance: Chance): { client: Client; tab: Tab } | undefined {
  const client = anyClient(world, chance)
  if (client.acting.length === 0 || client.isSignedOut) return undefined
  return { client, tab: chance.pick(client.acting) }
}

/** A conversation of an account: with somebody, or of a group it may be in. */
export function anyKey(world: World, chance: Chance, account: string): ConversationKey {
  const others = world.server.accounts.filter((other) => other !== account)
  const groups = [...world.server.groups.keys()]
  return chance.is(groups.length === 0 ? 0 : 0.4)
    ? groupKey(toGroupId(chance.pick(groups)))
    : personKey(toImId(chance.pick(others)))
}

const withTab =
  (run: (client: Client, tab: Tab, world: World, chance: Chance) => void): Action =>
  (world, chance) => {
    const found = anyTab(world, chance)
    if (found !== undefined) run(found.client, found.tab, world, chance)
  }

/** Now and then somebody is mentioned, with a place that the text's last digit gives: some places do not hold. */
function someMentions(world: World, chance: Chance, text: string): Mentioned {
  if (!chance.is(0.3)) return { mentions: [] }
  const who = toImId(chance.pick(world.server.accounts))
  const digit = Number(text.at(-1))
  return { mentions: [who], mentionsAt: [[who, digit - 1, digit % 4]] }
}

/** Somebody with another program writes. */
function strangerPosts(world: World, chance: Chance, count: number): void {
  const sender = chance.pick(world.strangers)
  const target = chance.pick(world.clients).account
  const groups = [...world.server.groups.values()].filter((group) => group.members.has(sender))
  const group = groups.length > 0 && chance.is(0.4) ? chance.pick(groups) : undefined
  for (let i = 0; i < count; i++) {
    const to = group?.id ?? target
    const isGroup = group !== undefined
    const text = world.nextText(sender)
    const words = world.body(sender, to, isGroup, text, someMentions(world, chance, text))
    const card = world.cards?.is(0.4) === true ? { ...words, ...strangerCard(world.cards, text) } : undefined
    const body = walletBody(world, sender, to, isGroup, text) ?? card ?? words
    world.server.post(sender, to, isGroup, `s${world.server.messages.length}`, body, undefined)
  }
}

/** Lines of servers, and what has no words. */
const NOT_FORWARDED: ReadonlySet<string> = new Set(['withdrawn', 'tip', 'transferLP', 'transferAcceptLP'])

const LETTERS = ['a', 'b', 'c', 'd', 'e']

export const ACTIONS = {
  send: withTab((client, tab, world, chance) => {
    const count = chance.pick([1, 1, 1, 2, 4])
    const key = anyKey(world, chance, client.account)
    for (let i = 0; i < count; i++) {
      const text = world.nextText(client.account)
      client.send(tab, key, text, someMentions(world, chance, text))
    }
  }),

  sendAndDie: withTab((client, tab, world, chance) => {
    client.send(tab, anyKey(world, chance, client.account), world.nextText(client.account))
    void world.time.after(chance.int(0, 20), () => tab.isAlive && tab.kill())
  }),

  strangerSends: (world, chance) => strangerPosts(world, chance, chance.pick([1, 1, 2, 3])),

  strangerFloods: (world, chance) => strangerPosts(world, chance, chance.pick(world.bulk)),

  strangerWithdraws: (world, chance) => {
    const own = world.server.messages.filter(
      (one) =>
        world.strangers.includes(one.sender) &&
        (isSaid(one) || one.msg.type === 'transferLP') &&
        one.withdrawnAt === 0,
    )
    const found = own[own.length - 1 - chance.int(0, Math.min(5, own.length - 1))]
    if (found === undefined || found.isPoison) return
    const body = { type: 'withdraw', content: '', msgId: found.id }
    const clientId = `w${world.server.messages.length}`
    world.server.post(found.sender, found.target, found.isGroup, clientId, body, undefined)
  },

  strangerReads: (world, chance) => {
    const found = world.server.messages.filter((one) => !world.strangers.includes(one.sender)).slice(-4)
    for (const { sender, id, isGroup, target, audience } of found) {
      const reader = world.strangers.find((one) => audience.includes(one))
      if (reader === undefined) continue
      const kind = chance.is(0.5) ? 'read' : 'arrived'
      world.server.receipt(kind, reader, sender, isGroup ? target : sender, isGroup, [id])
    }
  },

  strangerPoisons: (world, chance) => {
    const sender = chance.pick(world.strangers)
    world.server.postPoison(sender, chance.pick(world.clients).account, false)
  },

  resend: withTab((client, tab, _world, chance) => {
    const failed = failedOf(tab, chance)
    if (failed !== undefined) client.ask(tab, tab.engine.resend(failed))
  }),

  discard: withTab((client, tab, world, chance) => {
    const failed = failedOf(tab, chance)
    if (failed === undefined) return
    const known = world.accepted.find((one) => one.clientId === failed)
    client.ask(
      tab,
      tab.engine.discard(failed).then((result) => {
        if (result.ok && known !== undefined) known.isDiscarded = true
      }),
    )
  }),

  forward: withTab((client, tab, world, chance) => {
    const key = anyKey(world, chance, client.account)
    const stored = tab.engine
      .conversation(key)
      .getSnapshot()
      .messages.filter((message) => message.id !== '' && !NOT_FORWARDED.has(message.kind))
    if (stored.length > 0)
      client.ask(tab, tab.engine.forward(key, stored.slice(-2), [anyKey(world, chance, client.account)]))
  }),

  broadcast: withTab((client, tab, world, chance) => {
    const others = world.server.accounts.filter((other) => other !== client.account)
    const to = others.filter(() => chance.is(0.8)).map((other) => personKey(toImId(other)))
    if (to.length > 0) client.ask(tab, tab.engine.broadcast(to, world.nextText(client.account)))
  }),

  withdraw: withTab((client, tab, world, chance) => {
    const own = world.server.messages.filter((one) => one.sender === client.account && isSaid(one)).slice(-6)
    if (own.length === 0) return
    const { id, at, target, isGroup } = chance.pick(own)
    client.ask(tab, tab.engine.withdraw(keyOf(target, isGroup), { id, at }))
  }),

  open: withTab((client, tab, world, chance) => {
    const key = anyKey(world, chance, client.account)
    if (tab.shown.has(key)) return
    tab.shown.add(key)
    tab.engine.conversation(key).open()
  }),

  close: withTab((_client, tab, _world, chance) => {
    if (tab.shown.size === 0) return
    const key = chance.pick([...tab.shown])
    tab.shown.delete(key)
    tab.engine.conversation(key).close()
  }),

  look: withTab((client, tab, world, chance) => {
    const view = tab.engine.conversation(anyKey(world, chance, client.account))
    view.subscribe(() => {})
    if (chance.is(0.4)) client.ask(tab, view.loadOlder())
  }),

  /** One goes back or forth, and does not always wait for what comes. */
  scroll: withTab((client, tab, world, chance) => {
    const view = tab.engine.conversation(anyKey(world, chance, client.account))
    const count = chance.pick([1, 1, 2, 3])
    for (let i = 0; i < count; i++)
      client.ask(
        tab,
        chance.is(0.7) ? view.loadOlder(chance.pick([2, 6, 20])) : view.loadNewer(chance.int(1, 6)),
      )
  }),

  /** To a message that was found, quoted or linked; sometimes to one that is nowhere. */
  jump: withTab((client, tab, world, chance) => {
    const key = anyKey(world, chance, client.account)
    const all = world.server.conversation(conversationIdOf(client.account, key))
    const id = all.length > 0 && chance.is(0.9) ? chance.pick(all).id : '1'
    client.ask(tab, tab.engine.conversation(key).showAround(id))
  }),

  toNewest: withTab((client, tab, world, chance) => {
    const view = tab.engine.conversation(anyKey(world, chance, client.account))
    client.ask(tab, view.toNewest())
    if (chance.is(0.5)) client.ask(tab, view.loadOlder())
  }),

  seen: withTab((client, tab, world, chance) => {
    const view = tab.engine.conversation(anyKey(world, chance, client.account))
    const stored = view.getSnapshot().messages.filter((message) => message.id !== '')
    if (stored.length > 0) view.seen(chance.pick(stored))
    void client
  }),

  markRead: withTab((client, tab, world, chance) => {
    const key = anyKey(world, chance, client.account)
    const view = tab.engine.conversation(key)
    const { messages } = view.getSnapshot()
    const stored = messages.filter((message) => message.id !== '')
    const upTo = stored.length > 0 && chance.is(0.6) ? chance.pick(stored) : undefined
    client.ask(tab, view.markRead(upTo))
  }),

  arrange: withTab((client, tab, world, chance) => {
    const key = anyKey(world, chance, client.account)
    const change = chance.pick([
      { pinnedAt: world.time.now() },
      { doNotDisturb: true },
      { doNotDisturb: false },
      { isDeleted: true },
    ])
    client.ask(tab, tab.engine.setConversation(key, change))
  }),

  draft: withTab((client, tab, world, chance) => {
    const view = tab.engine.conversation(anyKey(world, chance, client.account))
    client.ask(tab, view.setDraft({ text: chance.pick(LETTERS), quoteId: null }))
  }),

  openTab: (world, chance) => {
    const client = anyClient(world, chance)
    if (client.alive.length < 3 && !client.isSignedOut) client.open()
  },

  killTab: withTab((_client, tab, world) => {
    world.note(`${tab.name} is killed`)
    tab.kill()
  }),

  stopTab: withTab((client, tab, world) => {
    world.note(`${tab.name} stops`)
    const stopped = tab.engine.stop()
    client.ask(tab, stopped)
    tab.isStopped = true
  }),

  freeze: withTab((_client, tab, world) => {
    world.note(`${tab.name} freezes`)
    tab.gate.freeze()
  }),

  thaw: (world, chance) => {
    const frozen = world.tabs.filter((tab) => tab.isAlive && tab.gate.isFrozen)
    if (frozen.length > 0) thaw(world, chance.pick(frozen))
  },

  hide: withTab((_client, tab) => tab.visibility.set(!tab.visibility.isVisible())),

  cut: withTab((_client, tab, world, chance) => {
    world.note(`${tab.name} is cut`)
    for (const line of [...tab.network.lines]) line.cut(chance.pick([0, 10, 500]))
  }),

  deafen: withTab((_client, tab, world, chance) => {
    world.note(`${tab.name} is deaf`)
    const isUp = chance.is(0.5)
    for (const line of tab.network.lines) line.fallDeaf(isUp, !isUp || chance.is(0.5))
  }),

  offline: withTab((client, tab, world, chance) => {
    world.note(`${client.name} is offline`)
    for (const one of client.alive) one.network.setOnline(false)
    void world.time.after(chance.pick([50, 3_000, 20_000]), () => {
      for (const one of client.alive) one.network.setOnline(true)
    })
    void tab
  }),

  restart: (world, chance) => {
    world.note('the server restarts')
    world.sockets.restart(chance.pick([1012, 1006]))
  },

  expire: (world, chance) => {
    const { account } = anyClient(world, chance)
    world.note(`tokens of ${account} expire`)
    for (const login of world.server.logins.values())
      if (login.account === account) login.expiresAt = Math.min(login.expiresAt, world.time.now())
    if (chance.is(0.5)) world.sockets.sweep()
  },

  revoke: (world, chance) => {
    const { account } = anyClient(world, chance)
    world.note(`logins of ${account} are revoked`)
    for (const login of world.server.logins.values()) if (login.account === account) login.isRevoked = true
    if (chance.is(0.5)) world.sockets.sweep()
  },

  closeNormally: (world, chance) => {
    const { account } = anyClient(world, chance)
    for (const session of world.sockets.liveOf(account)) session.end.close(1000)
  },

  signOut: withTab((client, tab, world) => {
    world.note(`${tab.name} signs out`)
    client.isSignedOut = true
    client.leftFrozen = client.alive.some((one) => one.gate.isFrozen)
    client.ask(tab, tab.engine.signOut())
    tab.isStopped = true
  }),

  diskAborts: withTab((client, _tab, world) => {
    world.note(`${client.name} disk will abort`)
    client.planned = 'abort'
  }),

  diskFills: withTab((client, _tab, world) => {
    world.note(`${client.name} disk will be full`)
    client.planned = 'full'
  }),

  diskGoes: withTab((client, _tab, world) => {
    world.note(`${client.name} disk goes`)
    for (const tab of client.alive) tab.storageFaults++
    client.leader?.disk?.faulty.lose()
  }),

  powerCut: withTab((client, _tab, _world, chance) =>
    client.powerCut(chance.int(0, client.medium.unflushedCount)),
  ),

  clock: withTab((client, _tab, world, chance) => {
    client.skew += chance.pick([-3_600_000, -30_000, 30_000, 400_000])
    world.note(`${client.name} clock is off by ${client.skew}`)
  }),

  sleep: (world) => {
    world.note('everybody sleeps for 48 h')
    world.time.jump(48 * 3_600_000)
    world.sockets.forgetAll()
  },

  block: (world, chance) => {
    const by = chance.pick(world.server.accounts)
    const whom = chance.pick(world.server.accounts.filter((one) => one !== by))
    world.server.setBlocked(by, whom, chance.is(0.5))
  },

  befriend: (world, chance) => {
    const a = chance.pick(world.server.accounts)
    const b = chance.pick(world.server.accounts.filter((one) => one !== a))
    world.server.setFriends(a, b, chance.is(0.6))
  },

  /** By a program of who owns the group. */
  regroup: (world, chance) => {
    const group = chance.pick([...world.server.groups.values()])
    const who = chance.pick(world.server.accounts)
    const isOn = chance.is(0.4)
    const owner = ownerOf(group)
    const no_speaking = isOn ? 1 : 0
    const tell = (method: string, path: string, body?: object): void =>
      callGroup(world, owner, group.id, method, path, body)
    switch (chance.int(0, 5)) {
      case 0:
        return tell('POST', '/settings', { no_speaking })
      case 1:
        return tell('POST', `/members/${who}/settings`, { no_speaking })
      case 2:
        return tell('POST', '/roles', { im_ids: [who], role: isOn ? 'admin' : 'member' })
      case 3:
        if (who !== owner) tell('DELETE', `/members/${who}`)
        else if (isOn) tell('DELETE', '')
        return
      case 4:
        return tell('POST', '/members', { im_ids: [who] })
      default:
        return tell('POST', '', { title: `Group ${chance.pick(LETTERS)}` })
    }
  },

  otherDevice: (world, chance) => {
    const { account } = anyClient(world, chance)
    world.note(`${account} logs in elsewhere`)
    const token = world.server.login(account, 'phone')
    const session = world.sockets.accept(token, { send: () => {}, tell: () => {}, close: () => {} })
    void world.time.after(chance.int(0, 500), () => session && world.sockets.gone(session))
  },
} satisfies Record<string, Action>

export type ActionName = keyof typeof ACTIONS

/** A frozen tab wakes: what waited for it comes in its order. */
export function thaw(world: World, tab: Tab): void {
  world.note(`${tab.name} thaws`)
  tab.thawedAt = world.time.elapsed
  tab.gate.thaw()
  const next = (): void => {
    if (tab.gate.next()) world.time.after(0, next)
  }
  world.time.after(0, next)
}

/** One that failed, of any conversation; the key of an unconfirmed message is its client id. */
function failedOf(tab: Tab, chance: Chance): ClientId | undefined {
  const failed = tab.engine.conversations
    .getSnapshot()
    .items.flatMap(({ key }) => tab.engine.conversation(key).getSnapshot().messages)
    .filter((message) => message.state === 'failed')
  return failed.length === 0 ? undefined : (chance.pick(failed).key as ClientId)
}
