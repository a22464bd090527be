import { describe, expect, it } from 'vitest'
import { toClientId } from '../model/ids.js'
import type { OutboxItem } from '../model/outbox.js'
import { ANN_KEY, group, ME, own, receive, TEAM_KEY, text } from '../model/test-build.js'
import { drain } from '../testing/hand-clock.js'
import { type Tab, Tabs } from './test-tabs.js'

const one = (at: number) => receive({ messages: [text(ANN_KEY, at)] })
const commitsIn = ({ heard }: Tabs): number => heard.filter(({ type }) => type === 'commit').length
/** The commit that was told last. */
function newestCommit({ heard }: Tabs) {
  const told = heard.findLast(({ type }) => type === 'commit')
  if (told?.type !== 'commit') throw new Error('no commit was told')
  return told
}
const send = (id: string) =>
  ({
    type: 'send',
    clientId: toClientId(id),
    key: ANN_KEY,
    content: { kind: 'text', text: id },
  }) as const

/** A leader, and a tab that read the disk and has not said so yet. */
async function leaderAndReader(tabs: Tabs): Promise<readonly [leader: Tab, reader: Tab]> {
  const leader = tabs.make('leader')
  await leader.log.open()
  await leader.log.lead()
  const reader = tabs.make('reader')
  await reader.log.open()
  return [leader, reader]
}

describe('commits among tabs', () => {
  it('S-TABS-7 are told to nobody until another tab is heard, then all of them', async () => {
    const tabs = new Tabs()
    const [leader, reader] = await leaderAndReader(tabs)
    await leader.log.submit(one(1))
    expect(commitsIn(tabs)).toBe(0)
    reader.log.post({ type: 'hello', from: 'reader' })
    await drain()
    expect(commitsIn(tabs)).toBe(1)
    await leader.log.submit(one(2))
    await drain()
    expect(commitsIn(tabs)).toBe(2)
    expect(await reader.shown()).toEqual(await leader.shown())
  })

  it.each([1, 2, 3])('S-TABS-7 %i that fell between a read and its hello are not missed', async (missed) => {
    const tabs = new Tabs()
    const [leader, reader] = await leaderAndReader(tabs)
    for (let at = 1; at <= missed; at++) await leader.log.submit(one(at))
    expect(reader.log.state().position).toBe(leader.log.state().position - missed)
    reader.log.post({ type: 'hello', from: 'reader' })
    await drain()
    expect(await reader.shown()).toEqual(await leader.shown())
  })

  it('S-TABS-7 a tab that says hello hears of every other one, though none leads', async () => {
    const tabs = new Tabs()
    const first = tabs.make('first')
    await first.log.open()
    const second = await tabs.open('second')
    await second.log.lead()
    await second.log.submit(one(1))
    await drain()
    expect(first.log.state().position).toBe(second.log.state().position)
  })

  it('S-TABS-1 a hole in the positions makes a tab read the log anew', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    await leader.log.submit(one(1))
    await drain()
    const told = newestCommit(tabs)
    follower.said.length = 0
    await tabs.say({ ...told, position: told.position + 5 })
    expect(follower.said).toContain('reset')
    expect(await follower.shown()).toEqual(await leader.shown())
  })
})

describe('a tab that reads the disk', () => {
  it('S-TABS-1 has what is committed meanwhile', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    await tabs.open('ear')
    let opened = (): void => {}
    tabs.opening = new Promise((resolve) => {
      opened = resolve
    })
    const follower = tabs.make('follower')
    const opening = follower.log.open()
    await drain()
    await leader.log.submit(one(1))
    await drain()
    opened()
    await opening
    expect(await follower.shown()).toEqual(await leader.shown())
  })

  it('S-TABS-4 leads no more where others wrote while it took over', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const next = await tabs.open('next')
    await leader.log.submit(one(1))
    await drain()
    const told = newestCommit(tabs)
    tabs.tookOver = () => tabs.say({ ...told, position: told.position + 5 })
    expect(await next.log.lead()).toBe(false)
    expect(next.log.isLeader).toBe(false)
  })
})

describe('commands', () => {
  it('S-TABS-3 one whose id comes again gets the first answer and sends nothing twice', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const command = { type: 'submit', input: send('mine') }
    const asked = { type: 'command', id: 'same', from: 'elsewhere', command }
    await tabs.say(asked)
    await tabs.say(asked)
    const [first, second, ...more] = tabs.answersTo('same')
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
    expect(more).toEqual([])
    expect(leader.log.state().outbox.size).toBe(1)
  })

  it('S-TABS-2 what a tab asked while it waited stands before what it asks once it leads itself', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    leader.freeze()
    const asked = [follower.log.submit(send('first')), follower.log.submit(send('second'))]
    await drain()
    const leading = follower.log.lead()
    while (!follower.log.isLeader) await Promise.resolve()
    asked.push(follower.log.submit(send('third')))
    await leading
    expect(await Promise.all(asked)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    const { outbox } = await follower.shown()
    expect(outbox.toSorted((a, b) => a.localSeq - b.localSeq).map(({ clientId }) => clientId)).toEqual([
      'first',
      'second',
      'third',
    ])
  })

  it('S-FRIEND-3 one about people is carried out by the tab that leads, which answers a value', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    const ask = { type: 'find', by: 'id', text: 'im-7' } as const
    expect(await follower.log.askPeople(ask)).toMatchObject({ ok: true, value: null })
    expect([leader.asks, follower.asks]).toEqual([[ask], []])
  })

  it('S-TABS-3 one that is asked again of a new leader says so', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    leader.freeze()
    void follower.log.submit(send('mine'))
    await drain()
    tabs.heard.length = 0
    await tabs.lead('next')
    await drain()
    const commands = tabs.heard.flatMap((one) => (one.type === 'command' ? [one.command] : []))
    expect(commands).toMatchObject([{ type: 'submit', input: { clientId: 'mine', isRepeat: true } }])
  })

  it('S-TABS-2 one that waits when its tab stops is refused', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    leader.freeze()
    const answer = follower.log.submit(send('late'))
    await drain()
    expect(follower.log.waitingCount).toBe(1)
    follower.log.stop()
    expect(await answer).toMatchObject({ ok: false })
  })
})

describe('a leader that was taken over from', () => {
  it('S-TABS-4 writes no more when it thaws, and follows', async () => {
    const tabs = new Tabs()
    const old = await tabs.lead('old')
    const next = await tabs.open('next')
    old.freeze()
    await next.log.lead()
    await next.log.submit(one(1))
    // Its own way to the disk is open, and the fence refuses what it writes.
    void old.log.submit(send('stale'))
    await drain()
    await old.thaw()
    expect(old.log.isLeader).toBe(false)
    expect(old.said).toContain('deposed')
    const shown = await next.shown()
    expect(await old.shown()).toEqual(shown)
  })
})

describe('a leader', () => {
  it('S-TABS-4 takes no commit from the channel', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    await tabs.open('follower')
    await leader.log.submit(one(1))
    await drain()
    const told = newestCommit(tabs)
    const before = await leader.shown()
    await tabs.say({ ...told, position: told.position + 1 })
    expect(await leader.shown()).toEqual(before)
    expect(leader.log.isLeader).toBe(true)
  })

  it('S-TABS-4 that leads no more asks nothing of the next for its processes', async () => {
    const tabs = new Tabs()
    const old = await tabs.lead('old')
    const door = old.log.leaderDoor()
    const next = await tabs.open('next')
    await next.log.lead()
    await old.log.follow()
    await drain()
    tabs.heard.length = 0
    expect(await door.submit(one(1))).toMatchObject({ ok: false })
    await drain()
    expect(tabs.heard.filter(({ type }) => type === 'command')).toEqual([])
    expect((await next.shown()).messages).toEqual([])
  })
})

describe('what was accepted before the database went', () => {
  const failure = { kind: 'refused', reason: 'blocked', code: 1, message: '' } as const
  it('S-TABS-10 is not queued again when the write that confirmed it landed', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    await leader.log.submit(send('mine'))
    tabs.losesAnswer = true
    const ack = { type: 'acked', clientId: toClientId('mine'), ...text(ANN_KEY, 5), number: 1 } as const
    expect(await leader.log.submit(ack)).toMatchObject({ ok: false })
    await drain()
    expect(leader.log.isLeader).toBe(true)
    const { messages, outbox } = await leader.shown()
    expect(messages.map(({ clientId }) => clientId)).toEqual(['mine'])
    expect(outbox).toEqual([])
  })

  it('S-TABS-10 comes before what was asked meanwhile: what is discarded stays away', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    await leader.log.submit(send('first'))
    await leader.log.submit({ type: 'send-failed', clientId: toClientId('first'), failure })
    tabs.losesAnswer = true
    await leader.log.submit(send('second'))
    expect(await leader.log.submit({ type: 'discard', clientId: toClientId('first') })).toMatchObject({
      ok: true,
    })
    await drain()
    expect((await leader.shown()).outbox.map(({ clientId }) => clientId)).toEqual(['second'])
  })
})

describe('what was accepted by what went with the database', () => {
  /** What the leader still wants to send after its disk was lost: everything that it knew is gone. */
  async function unsentAfterLoss(tabs: Tabs, leader: Tab): Promise<readonly OutboxItem[]> {
    const before = leader.log.state().outbox.size
    expect(before).toBe(1)
    tabs.isLost = true
    await leader.log.submit(one(9_000))
    await drain()
    expect(leader.log.isLeader).toBe(true)
    return (await leader.shown()).outbox
  }

  it('S-TABS-10 a message to a group is queued again where the group is not known any more', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const { members: _members, isComplete: _isComplete, ...none } = group([])
    const info = { ...none, ownerId: ME, count: 3, muted: [], rev: 1 }
    await leader.log.submit({ type: 'load-groups', groups: [info] })
    await leader.log.submit({ ...send('mine'), key: TEAM_KEY })
    const accepted = [...leader.log.state().outbox.values()]
    await tabs.clock.advance(60_000)
    // Its five minutes go on.
    expect(await unsentAfterLoss(tabs, leader)).toEqual(accepted)
  })

  it('S-TABS-10 a withdrawal is queued again where its message is not known any more', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const at = tabs.clock.now()
    const mine = own(ANN_KEY, at)
    await leader.log.submit(receive({ messages: [mine] }))
    await leader.log.submit({ ...send('back'), content: { kind: 'withdraw', target: mine.id, at } })
    expect(await unsentAfterLoss(tabs, leader)).toMatchObject([{ clientId: 'back' }])
  })
})

describe('strange messages on the channel', () => {
  const hostile = JSON.parse('{"type":"commit","position":99,"__proto__":{"commit":1}}')
  it.each([
    ['nothing', null],
    ['a text', 'commit'],
    ['an unknown type', { type: 'news', from: 'x' }],
    ['a commit without facts', { type: 'commit', position: 3, commit: { version: 1 } }],
    ['a commit at no position', { type: 'commit', position: 'x', commit: { version: 1, facts: [] } }],
    ['a commit with a bare fact', { type: 'commit', position: 3, commit: { version: 1, facts: [null] } }],
    ['a poisoned commit', hostile],
    ['a command without a tab', { type: 'command', id: '1', command: { type: 'submit', input: {} } }],
    ['a status without one', { type: 'status' }],
    ['shown conversations that are none', { type: 'opened', from: 'x', keys: 7 }],
    ['an answer without an outcome', { type: 'answer', id: '1', to: 'follower' }],
  ])('S-TABS-6 %s: nothing changes', async (_, said) => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    await leader.log.submit(one(1))
    await drain()
    const before = await leader.shown()
    leader.said.length = 0
    follower.said.length = 0
    await tabs.say(said)
    expect([leader.said, follower.said]).toEqual([[], []])
    expect(await leader.shown()).toEqual(before)
    expect(await follower.shown()).toEqual(before)
  })

  it('S-TABS-6 a command of another version is refused', async () => {
    const tabs = new Tabs()
    await tabs.lead('leader')
    const command = { type: 'submit', input: { type: 'of another version' } }
    await tabs.say({ type: 'command', id: 'new', from: 'elsewhere', command })
    expect(tabs.answersTo('new')).toEqual([{ ok: false, refusal: { kind: 'malformed', what: 'command' } }])
  })

  it('S-TABS-6 a commit whose fact nobody knows makes a follower read the log anew', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    const position = leader.log.state().position + 1
    await tabs.say({
      type: 'commit',
      position,
      commit: { version: 99, at: 1, facts: [{ type: 'message-added' }] },
    })
    expect(await follower.shown()).toEqual(await leader.shown())
  })
})

describe('a leader whose database is gone', () => {
  it('S-TABS-9 shows what is new in its own tab; the others say so, refuse, and lead from the disk when it ends', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    const follower = await tabs.open('follower')
    await leader.log.submit(one(1))
    await drain()
    const before = await follower.shown()
    tabs.isLost = true
    await leader.log.submit(one(2))
    tabs.isLost = false
    await drain()
    await leader.log.submit(one(3))
    await leader.log.submit(one(4))
    await drain()
    expect(follower.said).toContain('degraded elsewhere')
    expect(await follower.shown()).toEqual(before)
    expect(await follower.log.submit(send('here'))).toMatchObject({ ok: false, refusal: { kind: 'storage' } })
    const late = await tabs.open('late')
    expect(late.said).toContain('degraded elsewhere')
    leader.log.stop()
    await follower.log.lead()
    await drain()
    expect(await follower.log.submit(send('here'))).toMatchObject({ ok: true })
    await drain()
    expect(await late.shown()).toEqual(await follower.shown())
    expect(late.said.at(-1)).not.toContain('degraded')
  })
})

describe('a read that fails', () => {
  /** A leader with a sealed conversation, for which a read fails. */
  async function failing() {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    await leader.log.submit(receive({ messages: [1, 2, 3].map((at) => text(ANN_KEY, at)) }))
    await leader.log.seal()
    return { tabs, leader }
  }

  it('S-DISK-24 opens the log anew, and the tab leads on', async () => {
    const { tabs, leader } = await failing()
    tabs.badReads = 1
    await leader.log.reader.all(ANN_KEY)
    await drain()
    expect(leader.said).toContain('renewed')
    expect(await leader.log.submit(send('mine'))).toMatchObject({ ok: true })
    expect((await leader.shown()).messages).toHaveLength(3)
  })

  it('S-DISK-24 while the tab takes over: it leads all the same', async () => {
    const { tabs, leader } = await failing()
    leader.log.stop()
    const next = await tabs.open('next')
    tabs.badReads = 1
    tabs.tookOver = async () => {
      await next.log.reader.all(ANN_KEY)
      await drain()
    }
    expect(await next.log.lead()).toBe(true)
    expect(tabs.badReads).toBe(0)
    expect(await next.log.submit(send('mine'))).toMatchObject({ ok: true })
    expect((await next.shown()).messages).toHaveLength(3)
  })
})

describe('signing out', () => {
  it('S-TABS-8 empties the database also when the log has gone to memory', async () => {
    const tabs = new Tabs()
    const leader = await tabs.lead('leader')
    await leader.log.submit(one(1))
    tabs.isLost = true
    await leader.log.submit(one(2))
    await drain()
    expect(leader.said).toContain('degraded lost')
    expect(tabs.store.log.size).toBeGreaterThan(0)
    await leader.log.erase()
    expect([tabs.store.log.size, tabs.store.rows.size, tabs.store.chunks.size]).toEqual([0, 0, 0])
  })
})
