import { describe, expect, it } from 'vitest'
import type { Group } from '../model/people.js'
import { group as unknownGroup } from '../model/test-build.js'
import { json } from '../testing/scripted-http.js'
import type { OnFault } from './faults.js'
import { type SyncEvent, syncMachine } from './sync.machine.js'
import { KEY } from './test-backend.js'
import { Stage } from './test-stage.js'
import { after, type Cell, callback, done, failed, promise, walk } from './test-table.js'
import { TIMING } from './timing.js'

type State = 'idle' | 'directory' | 'notices' | 'messages' | 'gaps' | 'resting' | 'waiting' | 'failing'
type Step = 'directory' | 'notices' | 'messages' | 'gaps'
type Name =
  | SyncEvent['type']
  | `${Step} ${'done' | 'failed' | 'signed out' | 'broken'}`
  | 'notices too long'
  | 'rested'
  | 'waited'
  | 'waited after an error'
  | 'unheard of'

const of = (event: SyncEvent): SyncEvent => event
const DONE = { kind: 'done' }
const FAILED = { kind: 'failed', retryAfterMs: 0 }
const OVER = { kind: 'signed-out' }
const directory = (result: unknown) =>
  done('0.sync.directory', { result, conversations: [], unavailable: [] })
const ends = (step: Step) =>
  ({
    [`${step} done`]: done(`0.sync.${step}`, DONE),
    [`${step} failed`]: done(`0.sync.${step}`, FAILED),
    [`${step} signed out`]: done(`0.sync.${step}`, OVER),
    [`${step} broken`]: failed(`0.sync.${step}`),
  }) as Record<`${Step} ${'done' | 'failed' | 'signed out' | 'broken'}`, { readonly type: string }>

const events: Record<Name, { readonly type: string }> = {
  connected: of({ type: 'connected', generation: 1 }),
  disconnected: of({ type: 'disconnected' }),
  wanting: of({ type: 'wanting' }),
  renewed: of({ type: 'renewed' }),
  ...ends('notices'),
  ...ends('messages'),
  ...ends('gaps'),
  'directory done': directory(DONE),
  'directory failed': directory(FAILED),
  'directory signed out': directory(OVER),
  'directory broken': failed('0.sync.directory'),
  'notices too long': after(TIMING.NOTICES_MS, 'sync.notices'),
  rested: after(TIMING.SYNC_REST_MS, 'sync.resting'),
  waited: after(TIMING.SYNC_EVERY_MS, 'sync.waiting'),
  'waited after an error': after('wait', 'sync.failing'),
  'unheard of': { type: 'unheard of' },
}

const SAME = {
  connected: 'directory',
  disconnected: 'idle',
  wanting: '=',
  renewed: 'directory',
  'directory done': '=',
  'directory failed': '=',
  'directory signed out': '=',
  'directory broken': '!',
  'notices done': '=',
  'notices failed': '=',
  'notices signed out': '=',
  'notices broken': '!',
  'messages done': '=',
  'messages failed': '=',
  'messages signed out': '=',
  'messages broken': '!',
  'gaps done': '=',
  'gaps failed': '=',
  'gaps signed out': '=',
  'gaps broken': '!',
  'notices too long': '=',
  rested: '=',
  waited: '=',
  'waited after an error': '=',
  'unheard of': '!',
} as const

const table: Record<State, Record<Name, Cell<State>>> = {
  idle: { ...SAME, disconnected: '=', renewed: '=' },
  directory: {
    ...SAME,
    'directory done': 'notices',
    'directory failed': 'failing',
    'directory signed out': 'idle',
    'directory broken': 'failing',
  },
  notices: {
    ...SAME,
    'notices done': 'messages',
    'notices failed': 'messages',
    'notices signed out': 'idle',
    'notices broken': 'messages',
    'notices too long': 'messages',
  },
  messages: {
    ...SAME,
    'messages done': 'gaps',
    'messages failed': 'failing',
    'messages signed out': 'idle',
    'messages broken': 'failing',
  },
  gaps: {
    ...SAME,
    'gaps done': 'resting',
    'gaps failed': 'failing',
    'gaps signed out': 'idle',
    'gaps broken': 'failing',
  },
  resting: { ...SAME, rested: 'waiting', wanting: 'directory' },
  waiting: { ...SAME, waited: 'directory', wanting: 'directory' },
  failing: { ...SAME, 'waited after an error': 'directory' },
}

/** A world whose log knows these groups. */
const worldOf = (groups: readonly Group[]) => (onFault: OnFault) => ({
  log: { state: () => ({ groups: new Map(groups.map((one) => [one.groupId, one])) }) },
  onFault,
})

describe('sync machine', () => {
  it('S-SYNC-5 takes every transition of its table', () => {
    const whole = ['connected', 'directory done', 'notices done', 'messages done', 'gaps done'] as const
    walk<State, Name>({
      machine: syncMachine.provide({
        actors: {
          directory: promise,
          notices: promise,
          messages: promise,
          gaps: promise,
          wants: callback,
        } as never,
      }),
      input: worldOf([]),
      starts: [{ input: worldOf([unknownGroup([], { isComplete: false })]), value: 'gaps' }],
      events,
      paths: {
        idle: [],
        directory: ['connected'],
        notices: [...whole.slice(0, 2)],
        messages: [...whole.slice(0, 3)],
        gaps: [...whole.slice(0, 4)],
        resting: [...whole],
        waiting: [...whole, 'rested'],
        failing: ['connected', 'directory broken'],
      },
      table,
    })
  })
})

const paths = (stage: Stage): readonly string[] =>
  stage.http.requests.flatMap((request) => request.url.split('?')[0]?.split('/').at(-1) || [])
const MESSAGES = '/chat/im/user/getMsg'
const group = (id: string) => ({ group_id: id, title: id, owner_id: 'im-9', count: 2, rev: 1 })
const member = (id: string) => ({ im_id: id, role: 'member' })

describe('sync', () => {
  it('S-SYNC-1 loads contacts, groups, members and conversations first, and once', async () => {
    const stage = new Stage()
    stage.http.on('/chat/groups', () => json({ code: 200, data: { groups: [group('g-1')] } }))
    stage.http.on('/members', () => json({ code: 200, data: { members: [member('im-1')], rev: 1 } }))
    await stage.start()
    expect(paths(stage).slice(0, 4)).toEqual(['contacts', 'groups', 'members', 'query'])
    expect(paths(stage).slice(4, 6).sort()).toEqual(['getNotice', 'getOfflineNotice'])
    expect(paths(stage).slice(6, 8).sort()).toEqual(['getGroupMsgOffline', 'getMsg'])
    stage.socket.last.end(1006)
    await stage.clock.advance(2_400)
    expect(stage.http.to('/contacts')).toHaveLength(1)
    expect(stage.http.to(MESSAGES)).toHaveLength(2)
    expect(stage.faults).toEqual([])
  })

  it('S-CHROM-3 fetches everything again, contacts too, when the disk lost it', async () => {
    const stage = new Stage()
    await stage.start()
    stage.running.refetch()
    expect(stage.running.status().isCaughtUp).toBe(false)
    await stage.clock.advance(1_000)
    expect(stage.http.to('/contacts')).toHaveLength(2)
    expect(stage.http.to(MESSAGES)).toHaveLength(2)
    expect(stage.running.status().isCaughtUp).toBe(true)
    expect(stage.faults).toEqual([])
  })

  it('S-SYNC-2 fetches members 5 groups at a time, and skips a group that gives none', async () => {
    const stage = new Stage()
    const groups = Array.from({ length: 12 }, (_, index) => group(`g-${index}`))
    stage.http.on('/chat/groups', () => json({ code: 200, data: { groups } }))
    let running = 0
    let most = 0
    stage.http.on('/members', async ({ url }) => {
      running++
      most = Math.max(most, running)
      await Promise.resolve()
      running--
      return url.includes('g-3/')
        ? json({ code: 'not_found', message: '' }, 404)
        : json({ code: 200, data: { members: [member('im-1')], rev: 1 } })
    })
    await stage.start()
    await stage.clock.advance(120_000)
    expect(most).toBe(5)
    expect(stage.http.to('/members')).toHaveLength(12)
    expect(stage.running.status().isCaughtUp).toBe(true)
  })

  it('S-SYNC-2 asks again at the next connect for a group that gave none', async () => {
    const stage = new Stage()
    let isRefused = true
    stage.http.on('/chat/groups', () => json({ code: 200, data: { groups: [group('g-1')] } }))
    stage.http.on('/members', () =>
      isRefused
        ? json({ code: 'not_found', message: '' }, 404)
        : json({ code: 200, data: { members: [member('im-1')], rev: 1 } }),
    )
    await stage.start()
    await stage.clock.advance(60_000)
    expect(stage.http.to('/members')).toHaveLength(1)
    isRefused = false
    stage.socket.last.end(1006)
    await stage.clock.advance(10_000)
    expect(stage.http.to('/members')).toHaveLength(2)
    expect([...stage.log.state().groups.values()].map(({ isComplete }) => isComplete)).toEqual([true])
  })

  it('S-SYNC-1 loads the conversations behind the first hundred too', async () => {
    const stage = new Stage()
    const rows = Array.from({ length: 201 }, (_, index) => ({
      sessionId: `im-1_p-${index}`,
      receiverId: `p-${index}`,
      talkMode: 1,
      updatedAt: 1,
      unreadNum: 0,
      readTime: 0,
      readMsgId: '',
      lastNumber: 0,
      extra: {
        ...{ title: `Person ${index}`, avatar: '', isGroup: 0, setTopTime: 0 },
        ...{ isDisturb: index === 200 ? 1 : 0, jobId: '0' },
      },
    }))
    stage.http.on('/biz/conversations/items/query', ({ url }) => {
      const query = new URL(url, 'http://server').searchParams
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
      const data = rows.slice((page - 1) * size, page * size)
      return json({ code: 0, data, total: rows.length })
    })
    await stage.start()
    const { conversations } = stage.log.state()
    expect(conversations.size).toBe(201)
    expect(conversations.get('p2p-p-200')).toMatchObject({ doNotDisturb: true })
  })

  it('S-SYNC-3 pulls pages of 500 while they are full', async () => {
    const stage = new Stage()
    for (let count = 0; count < 1_001; count++) stage.backend.write(`m${count}`)
    await stage.start()
    expect(stage.log.state().cursors.get('person-messages')).toBe('1001')
    expect(stage.log.state().tails.get(KEY)).toHaveLength(1_001)
    expect(stage.http.to(MESSAGES).map(({ body = '' }) => JSON.parse(body).cursor)).toEqual([
      '',
      '500',
      '1000',
    ])
  })

  it('S-SYNC-3 exactly one full page is followed by an empty one', async () => {
    const stage = new Stage()
    for (let count = 0; count < 500; count++) stage.backend.write(`m${count}`)
    await stage.start()
    expect(stage.http.to(MESSAGES)).toHaveLength(2)
    expect(stage.running.status().isCaughtUp).toBe(true)
  })

  it('S-SYNC-4 the cursor never passes a page that is not saved', async () => {
    const stage = new Stage()
    for (let count = 0; count < 700; count++) stage.backend.write(`m${count}`)
    let calls = 0
    stage.http.on(MESSAGES, ({ body = '{}' }) => {
      const { cursor } = JSON.parse(body) as { cursor: string }
      if (++calls === 2) return { kind: 'timeout' }
      const start = Number(cursor || '0')
      const data = stage.backend.rows.slice(start, start + 500)
      return json({ code: 0, data, cursor: String(start + data.length) })
    })
    await stage.start()
    expect(stage.log.state().cursors.get('person-messages')).toBe('500')
    expect(stage.log.state().tails.get(KEY)).toHaveLength(500)
    await stage.clock.advance(TIMING.SYNC_ERROR_MS)
    expect(stage.log.state().tails.get(KEY)).toHaveLength(700)
  })

  it('S-SYNC-4 a page that the disk did not take ends the round', async () => {
    const stage = await Stage.connected()
    for (let count = 0; count < 1_500; count++) stage.backend.write(`m${count}`)
    const before = stage.http.to(MESSAGES).length
    const error = { kind: 'storage-full', origin: 'storage', message: '' } as const
    stage.log.submit = async () => ({ ok: false, refusal: { kind: 'storage', error } })
    await stage.clock.advance(33_000)
    // The page, and the one that was fetched while it was committed.
    expect(stage.http.to(MESSAGES)).toHaveLength(before + 2)
  })

  it('S-SYNC-4 a full page that leads nowhere ends the round', async () => {
    const stage = new Stage()
    const row = stage.backend.write('again')
    stage.http.on(MESSAGES, () => json({ code: 0, data: Array(500).fill(row), cursor: '' }))
    await stage.start()
    expect(stage.http.to(MESSAGES)).toHaveLength(1)
  })

  it('S-SYNC-5 rests 3 s and comes again after 30 s; an idle round writes nothing', async () => {
    const stage = await Stage.connected()
    await stage.clock.advance(10)
    const { position } = stage.log.state()
    await stage.clock.advance(32_989)
    expect(stage.http.to(MESSAGES)).toHaveLength(1)
    await stage.clock.advance(1)
    expect(stage.http.to(MESSAGES)).toHaveLength(2)
    // Once an hour the managers' cards are fetched: S-MGR-3.
    await stage.clock.advance(3_500_000)
    expect(stage.log.state().position).toBe(position)
  })

  it('S-SYNC-6 comes again 3 s after an error, and later when the server says so', async () => {
    const stage = new Stage()
    let answers = 0
    stage.http.on(MESSAGES, () =>
      ++answers === 1
        ? { kind: 'network' }
        : answers === 2
          ? json({}, 429, 20_000)
          : json({ code: 0, data: [], cursor: '' }),
    )
    await stage.start()
    await stage.clock.advance(TIMING.SYNC_ERROR_MS - 1)
    expect(answers).toBe(1)
    await stage.clock.advance(1)
    expect(answers).toBe(2)
    await stage.clock.advance(19_999)
    expect(answers).toBe(2)
    await stage.clock.advance(1)
    expect(answers).toBe(3)
  })

  it('S-SYNC-6 notices that take longer than 3 s do not hold up the messages', async () => {
    const stage = new Stage()
    stage.backend.write('urgent')
    stage.http.on('/chat/im/user/getNotice', () => new Promise(() => {}))
    await stage.start()
    expect(stage.http.to(MESSAGES)).toHaveLength(0)
    await stage.clock.advance(TIMING.NOTICES_MS)
    expect(stage.log.state().tails.get(KEY)).toHaveLength(1)
    expect(stage.running.status().isCaughtUp).toBe(false)
  })

  it('S-SYNC-6 waits for a loading database 500, 1000, 1500 ms and then calls it an error', async () => {
    const stage = new Stage()
    const times: number[] = []
    const start = stage.clock.now()
    stage.http.on(MESSAGES, () => {
      times.push(stage.clock.now() - start)
      return json({ code: -1, message: 'need wait db load,please wait' })
    })
    await stage.start()
    await stage.clock.advance(5_999)
    expect(times).toEqual([0, 500, 1_500, 3_000])
    await stage.clock.advance(1)
    expect(times).toEqual([0, 500, 1_500, 3_000, 6_000])
  })

  it('S-SYNC-8 is caught up within 105 s after the network heals, whatever failed before', async () => {
    const stage = await Stage.connected()
    stage.http.on(MESSAGES, () => ({ kind: 'network' }))
    stage.socket.onOpen = (connection) => connection.end(1006)
    stage.socket.last.end(1006)
    stage.backend.write('missed')
    await stage.clock.advance(200_000)
    stage.backend.serve()
    stage.socket.onOpen = (connection) => connection.accept()
    await stage.clock.advance(105_000)
    expect(stage.running.status()).toMatchObject({ connection: 'connected', isCaughtUp: true })
    expect(
      stage.log
        .state()
        .tails.get(KEY)
        ?.map((message) => message.text),
    ).toEqual(['missed'])
  })

  it('S-SYNC-9 frames enter the log in the order of arrival, many in one commit', async () => {
    const stage = await Stage.connected()
    await stage.deliver('first', 1)
    const { position } = stage.log.state()
    for (let count = 2; count <= 200; count++)
      stage.socket.last.receive({ action: 'p2p', data: stage.backend.write(`m${count}`, count) })
    await stage.clock.advance(0)
    expect(stage.log.state().tails.get(KEY)).toHaveLength(200)
    expect(stage.log.state().position - position).toBeLessThan(20)
    expect(stage.http.to('/chat/im/user/getMsgByImID')).toHaveLength(0)
  })
})
