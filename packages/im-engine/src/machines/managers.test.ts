import { describe, expect, it } from 'vitest'
import { EVERYBODY_KEY, toClientId } from '../model/ids.js'
import { MANAGER_INFO_MS, SERVICE_BACK_MS } from '../model/limits.js'
import { json } from '../testing/scripted-http.js'
import { ME } from './test-backend.js'
import { Stage } from './test-stage.js'
import { TIMING } from './timing.js'

const SERVICE = '/chat/im/user/serviceNotification'
const BOSS = 'im-9'
const card = (im_id: string, user_type: number, more: object = {}) => ({
  ...{ im_id, nickname: `nick ${im_id}`, avatar: '', relation_type: im_id === ME ? 1 : 0, blacklist_type: 0 },
  ...{ rev: 1, user_type, ...more },
})
const asManager = (isManager = true) => [
  card(ME, isManager ? 999 : 0),
  card(BOSS, 999),
  ...(isManager ? [card('all', 1, { nickname: 'Everyone' })] : []),
]
const said = (number: number, sender_id = BOSS) => ({
  ...{
    msg_id: `${number}`,
    msg_time: 1_000 + number,
    seq: `c-${number}`,
    number: 0,
    sender_id,
    receiver_id: 'all',
  },
  msg: { type: 'text', content: `notice ${number}`, isBroadCast: 1, broadcastId: `c-${number}` },
})

interface Asked {
  readonly cursor: string
  readonly size: number
  readonly from_time?: number
}

/** A backend with so many service notifications, of which it gives 50 at once. */
function serve(stage: Stage, count: { of: number }, isManager = true): Asked[] {
  const asked: Asked[] = []
  stage.http.on('/contacts', () => json({ code: 200, data: { contacts: asManager(isManager) } }))
  stage.http.on(SERVICE, ({ body = '{}' }) => {
    const call = JSON.parse(body) as Asked
    asked.push(call)
    const start = Number(call.cursor || 0)
    const end = Math.min(count.of, start + call.size)
    const data = Array.from({ length: end - start }, (_, index) => said(start + index + 1))
    return json({ code: 0, data, cursor: String(end) })
  })
  return asked
}

async function textsIn(stage: Stage): Promise<readonly string[]> {
  return (stage.log.state().tails.get(EVERYBODY_KEY) ?? []).map(({ text }) => text)
}

describe('service notifications', () => {
  it('S-MGR-1 are asked for by nobody but a manager', async () => {
    const stage = new Stage()
    const asked = serve(stage, { of: 3 }, false)
    await stage.start()
    await stage.clock.advance(TIMING.SYNC_EVERY_MS * 3)
    expect(stage.running.status().isCaughtUp).toBe(true)
    expect(asked).toEqual([])
  })

  it('S-MGR-1 S-MGR-2 come 50 at once from 30 days back until none are left, and the next round goes on from there', async () => {
    const stage = new Stage()
    stage.clock.jump(SERVICE_BACK_MS * 2)
    const began = stage.clock.now()
    const count = { of: 120 }
    const asked = serve(stage, count)
    await stage.start()
    for (let step = 0; step < 5; step++) await stage.clock.advance(1)
    expect(asked.map(({ cursor, size }) => [cursor, size])).toEqual([
      ['', 50],
      ['50', 50],
      ['100', 50],
      ['120', 50],
    ])
    expect(asked.map(({ from_time }) => from_time)).toEqual([
      began - SERVICE_BACK_MS,
      undefined,
      undefined,
      undefined,
    ])
    expect(await textsIn(stage)).toHaveLength(120)
    expect(stage.log.state().conversations.get(EVERYBODY_KEY)).toMatchObject({ unread: 120, late: [] })
    const { position } = stage.log.state()
    await stage.clock.advance(TIMING.SYNC_REST_MS + TIMING.SYNC_EVERY_MS)
    expect(asked.slice(4).every(({ cursor }) => cursor === '120')).toBe(true)
    expect(asked.length).toBeGreaterThan(4)
    expect(stage.log.state().position).toBe(position)
    count.of = 121
    await stage.clock.advance(TIMING.SYNC_REST_MS + TIMING.SYNC_EVERY_MS)
    expect((await textsIn(stage)).at(-1)).toBe('notice 121')
    expect(await textsIn(stage)).toHaveLength(121)
    // Another start of the same account goes on from the same place.
    stage.running.stop()
    const before = asked.length
    await stage.start()
    expect(asked.slice(before).map(({ cursor }) => cursor)).toEqual(['121'])
    expect(await textsIn(stage)).toHaveLength(121)
    expect(stage.faults).toEqual([])
  })

  it('S-MGR-2 end where the server says no, and the rest of the round goes on', async () => {
    const stage = new Stage()
    const asked = serve(stage, { of: 1 })
    let times = 0
    stage.http.on(SERVICE, () => {
      times++
      return json({ code: -23, message: 'no' })
    })
    await stage.start()
    expect([times, asked.length]).toEqual([1, 0])
    expect(stage.running.status().isCaughtUp).toBe(true)
    expect(await textsIn(stage)).toEqual([])
  })

  it('S-MGR-2 a page that repeats what is here adds nothing, one that leads nowhere ends the round', async () => {
    const stage = new Stage()
    serve(stage, { of: 0 })
    let times = 0
    stage.http.on(SERVICE, () => {
      times++
      return json({ code: 0, data: [said(1), said(1)], cursor: '' })
    })
    await stage.start()
    expect(times).toBe(1)
    expect(await textsIn(stage)).toEqual(['notice 1'])
    await stage.clock.advance(TIMING.SYNC_ERROR_MS)
    expect(await textsIn(stage)).toEqual(['notice 1'])
  })
})

describe('a self-managed session', () => {
  it('S-MGR-5 what is sent there leaves as one broadcast to everybody, and is sent once it went through', async () => {
    const stage = new Stage()
    serve(stage, { of: 0 })
    const bodies: unknown[] = []
    stage.http.on('/chat/im/user/sendP2MMsg', ({ body = '{}' }) => {
      bodies.push(JSON.parse(body))
      return json({
        code: 0,
        data: [{ seq: 'c-hi', code: 0, msg_id: '7', msg_time: 5_000, number: 0, message: '' }],
      })
    })
    await stage.start()
    await stage.send('hi', EVERYBODY_KEY)
    expect(bodies).toEqual([
      {
        broadcastId: 'c-hi',
        msg: { type: 'text', content: 'hi', isBroadCast: 1 },
        receivers: [{ receiver_id: 'all', seq: 'c-hi' }],
      },
    ])
    expect(stage.row('hi')).toBeUndefined()
    expect(stage.log.state().tails.get(EVERYBODY_KEY)).toMatchObject([{ id: '7', text: 'hi', own: true }])
    const sent = stage.socket.last.sent.filter((frame) => String(frame).includes('"hi"'))
    expect(sent).toEqual([])
  })

  it('S-MGR-5 takes words alone: no file, no card, and nothing is taken back', async () => {
    const stage = new Stage()
    serve(stage, { of: 0 })
    await stage.start()
    const outcome = await stage.log.submit({
      type: 'send',
      clientId: toClientId('c-w'),
      key: EVERYBODY_KEY,
      content: { kind: 'raw', type: 'job', said: { text: '12' } },
    })
    expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'not-sendable' } })
  })
})

describe('manager info', () => {
  const calls = (stage: Stage) =>
    stage.http.to('/contacts').filter(({ url }) => url.includes('user_type=999')).length

  it('S-MGR-3 is fetched anew once an hour, also after another start, and changes the name of a manager', async () => {
    const stage = new Stage()
    let nickname = 'Dara'
    stage.http.on('/contacts', () =>
      json({ code: 200, data: { contacts: [card(ME, 0), card(BOSS, 999, { nickname })] } }),
    )
    await stage.start()
    expect(calls(stage)).toBe(0)
    const nameOf = () => [...stage.log.state().contacts.values()].find(({ imId }) => imId === BOSS)?.nickname
    nickname = 'Sophea'
    await stage.clock.advance(MANAGER_INFO_MS / 2)
    expect([calls(stage), nameOf()]).toEqual([0, 'Dara'])
    await stage.clock.advance(MANAGER_INFO_MS / 2 + TIMING.SYNC_EVERY_MS * 2)
    expect([calls(stage), nameOf()]).toEqual([1, 'Sophea'])
    stage.running.stop()
    await stage.start()
    await stage.clock.advance(MANAGER_INFO_MS / 2)
    expect(calls(stage)).toBe(1)
    await stage.clock.advance(MANAGER_INFO_MS / 2 + TIMING.SYNC_EVERY_MS * 2)
    expect(calls(stage)).toBe(2)
  })

  it('S-MGR-3 a failure is one line of the log an hour and stops nothing', async () => {
    const stage = new Stage()
    stage.http.on('/contacts', ({ url }) =>
      url.includes('user_type')
        ? json({}, 503)
        : json({ code: 200, data: { contacts: [card(ME, 0), card(BOSS, 999)] } }),
    )
    await stage.start()
    await stage.clock.advance(MANAGER_INFO_MS + TIMING.SYNC_EVERY_MS * 4)
    expect(stage.warned.filter((line) => line.startsWith('managers were not fetched'))).toHaveLength(1)
    expect(stage.running.status().isCaughtUp).toBe(true)
    await stage.deliver('still here')
    expect(stage.log.state().conversations.size).toBeGreaterThan(0)
  })
})
