import { describe, expect, it } from 'vitest'
import { createMemoryStore } from './disk/memory-store.js'
import { ME, PEER } from './machines/test-backend.js'
import { connected } from './test-connected.js'
import { json } from './testing/scripted-http.js'
import { asking, contact } from './wire/examples.js'

const changed = { timestamp: 1_760_000_000_000, rev: 9 }
const own = { ...contact, im_id: ME, nickname: 'Sokha' }
const peer = { ...contact, im_id: PEER, nickname: 'Dara', note: '', tags: '[]' }

/** A backend with the account, a friend, and somebody who asked. */
function listing(http: Awaited<ReturnType<typeof connected>>['http']): void {
  http.on('/contacts', () => json({ code: 200, data: { contacts: [own, peer, asking] } }))
}

describe('people of the engine', () => {
  it('S-FRIEND-3 a command shows at once, with nothing but its answer', async () => {
    const { engine, done, http } = await connected({ prepare: listing })
    const { contacts } = engine
    expect(contacts.getSnapshot().map(({ name, isMe }) => [name, isMe])).toEqual([
      ['Dara', false],
      ['Sokha', true],
    ])
    expect(contacts.requests.getSnapshot()).toMatchObject([
      { requestId: 'q-1', name: 'Sreymom', isMine: false },
    ])
    const friend = { ...asking, relation_type: 1, request: { ...asking.request, status: 1 }, rev: 9 }
    http.on('/add_reqs/q-1', () => json({ code: 200, data: { contact: friend, ...changed } }))
    expect(await done(contacts.answer('q-1', 'accept'))).toEqual({ ok: true, value: null })
    expect(contacts.getSnapshot().map(({ name }) => name)).toEqual(['Dara', 'Sokha', 'Sreymom'])
    expect(contacts.requests.getSnapshot()).toMatchObject([{ requestId: 'q-1', status: 'accepted' }])

    const { blacklist, requests } = contacts
    const before = requests.getSnapshot()
    const kept = contacts.getSnapshot()
    const noted = { ...peer, friend_nickname: 'Chef Dara', tags: '["kitchen"]', rev: 10 }
    http.on(`/contacts/${PEER}`, () => json({ code: 200, data: { contact: noted, ...changed } }))
    await done(contacts.change(PEER, { memo: 'Chef Dara', tags: ['kitchen'] }))
    expect(contacts.getSnapshot()[0]).toMatchObject({
      name: 'Chef Dara',
      nickname: 'Dara',
      tags: ['kitchen'],
    })

    expect(requests.getSnapshot()).toBe(before)
    expect(contacts.getSnapshot().filter((item) => kept.includes(item))).toHaveLength(kept.length - 1)

    const blocked = { ...noted, blacklist_type: 1, rev: 11 }
    http.on('/blacklist', () => json({ code: 200, data: { contacts: [blocked], ...changed } }))
    await done(contacts.block(PEER))
    expect(blacklist.getSnapshot()).toMatchObject([{ name: 'Chef Dara', blocked: 1 }])
  })

  it('S-FRIEND-3 a tab that follows asks the one that leads, and is answered with what it asked for', async () => {
    const store = createMemoryStore()
    const leader = await connected({ store, prepare: listing })
    const follower = await connected({ store, beside: leader, isFollower: true })
    const found = { im_id: 'im-9', nickname: 'Bopha' }
    leader.http.on('/chat/user/search/bopha', () => json({ code: 200, data: { contacts: [found] } }))
    const row = { ...peer, is_hide: 1, rev: 9 }
    leader.http.on(`/contacts/${PEER}`, () => json({ code: 200, data: { contact: row, ...changed } }))
    const asked = [
      follower.engine.contacts.find('account', 'bopha'),
      follower.engine.contacts.change(PEER, { isHidden: true }),
    ]
    for (let turn = 0; turn < 3; turn++) {
      await leader.clock.advance(10)
      await follower.clock.advance(10)
    }
    expect(await Promise.all(asked)).toMatchObject([
      { ok: true, value: { imId: 'im-9', nickname: 'Bopha', isFriend: false } },
      { ok: true, value: null },
    ])
    expect(follower.http.requests).toEqual([])
    for (const { engine } of [leader, follower])
      expect(engine.contacts.getSnapshot()[0]).toMatchObject({ name: 'Dara', isHidden: true })
  })

  it('S-FRIEND-3 without a connection it is refused, and nothing is kept for later', async () => {
    const { engine, done, http } = await connected({ prepare: listing })
    http.on('/add_reqs', () => ({ kind: 'network' }))
    expect(await done(engine.contacts.request('im-9', { message: 'Hello' }))).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
    expect(engine.contacts.requests.getSnapshot()).toHaveLength(1)
    expect(http.to('/add_reqs')).toHaveLength(1)
  })

  it.each([
    ['request', (all: Contacts) => all.request('im-9')],
    ['cancel', (all: Contacts) => all.cancel('q-1')],
    ['seen', (all: Contacts) => all.seen()],
    ['add', (all: Contacts) => all.add('im-9')],
    ['tag', (all: Contacts) => all.tag([{ imId: PEER, tags: [] }])],
    ['remove', (all: Contacts) => all.remove(PEER)],
    ['unblock', (all: Contacts) => all.unblock(PEER)],
    ['match', (all: Contacts) => all.match([])],
    ['privacy', (all: Contacts) => all.privacy()],
    ['setPrivacy', (all: Contacts) => all.setPrivacy({ byPhone: false })],
  ] as const)(
    'S-FRIEND-3 %s is answered by a value, also by a server that does not know it',
    async (_, ask) => {
      const { engine, done } = await connected({ prepare: listing })
      expect(await done<unknown>(ask(engine.contacts))).toHaveProperty('ok')
    },
  )
})

type Contacts = Awaited<ReturnType<typeof connected>>['engine']['contacts']
