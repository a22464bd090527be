import { BACKEND_CHECKS, BackendDisagrees, type BackendUnderTest } from '@sarika/im-engine/testing'
import { callCatalogue, isCallOf } from '@sarika/im-engine/wire'
import { describe, expect, it, vi } from 'vitest'
import { blockOf } from '../embed-block'
import { modelBackend, type Tamper } from './model-backend'
import { realBackend } from './real-backend'

const idOf = (name: string): string => name.split(' ')[0] ?? ''

/** The simulated network answers 429, not the model behind it. */
const NOT_OFFERED: readonly string[] = ['S-BACK-8']

describe('the model server of the simulation', () => {
  for (const { name, run } of BACKEND_CHECKS)
    it(name, async () => {
      const outcome = await run(modelBackend())
      expect(outcome).toBe(NOT_OFFERED.includes(idOf(name)) ? 'not offered' : 'held')
    })
})

describe('the real server over HTTP and ws', () => {
  for (const { name, run } of BACKEND_CHECKS)
    it(name, async () => {
      expect(await run(await realBackend())).toBe('held')
    })
})

/** A backend whose author read docs/protocol and nothing else: a call that no page has is a path that is not there. */
function builtByThePages(pages = callCatalogue): BackendUnderTest {
  const backend = modelBackend()
  return {
    ...backend,
    login: async (imId, device) => {
      const login = await backend.login(imId, device)
      return {
        ...login,
        call: async (call, token) =>
          pages.some((entry) => isCallOf(entry, call))
            ? login.call(call, token)
            : {
                status: 404,
                body: JSON.stringify({ code: 'route_not_found', message: call.path }),
                retryAfterMs: 0,
              },
      }
    },
  }
}

describe('a backend built by the pages', () => {
  for (const { name, run } of BACKEND_CHECKS)
    it(`S-PROTO-2 holds ${name}`, async () => {
      expect(await run(builtByThePages())).toBe(NOT_OFFERED.includes(idOf(name)) ? 'not offered' : 'held')
    })

  it.each([
    [['set-conversation', 'set-interview'], 'S-BACK-27'],
    [['delete-conversation'], 'S-BACK-27'],
    [['unblock'], 'S-CROWD-9'],
  ])('S-PROTO-2 pages without %s are found out by %s', async (names, id) => {
    const check = BACKEND_CHECKS.find((one) => idOf(one.name) === id)
    const pages = callCatalogue.filter(({ name }) => !names.includes(name))
    await expect(check?.run(builtByThePages(pages))).rejects.toThrow(BackendDisagrees)
  })
})

/** One lie for each check that it must notice, but of those that are not offered. */
const LIES: Readonly<Record<string, Tamper>> = {
  'S-BACK-1': (text) => text.replace(/"number":/g, '"number":1'),
  'S-BACK-2': (text) => (text.includes('"ack"') ? text.replace(/"msg_id":"/, `"msg_id":"${++lies}`) : text),
  'S-BACK-30': (text) => text.replace('"code":-409', '"code":0'),
  'S-BACK-3': (text) => text.replace('"number":3', '"number":4'),
  'S-BACK-4': (text, from) => (from === 'frame' ? text.replace('to you', 'to us') : text),
  'S-BACK-5': (text) => text.replace('"code":508', '"code":0'),
  'S-BACK-6': (text) => text.replace(',"send_self":1', ''),
  'S-BACK-7': (text) => text.replace(/"retry_after_ms":\d+/, '"retry_after_ms":0'),
  'S-BACK-31': (text, from) =>
    from === 'answer' ? text.replace('"subtype":"poll"', '"subtype":"vote"') : text,
  'S-BACK-9': (text) => text.replace(/"cursor":"p[\d.]+"/, '"cursor":"p99999"'),
  'S-BACK-10': (text, from) => (from === 'answer' ? text.replace('Renamed', 'Named') : text),
  'S-BACK-11': (text) => text.replace('"number":2', '"number":7'),
  'S-BACK-12': (text) => text.replace('"not_found"', '"route_not_found"'),
  'S-BACK-13': (text) => text.replace('"notice_type":"read"', '"notice_type":"arrived"'),
  'S-BACK-14': (text) => text.replace('"code":-404', '"code":0'),
  'S-BACK-15': (text) => text.replace(/"readMsgId":"\d+"/, '"readMsgId":""'),
  'S-BACK-16': (text) => text.replace(/"readTime":\d+/, '"readTime":0'),
  'S-BACK-17': (text) => text.replace('"code":-3,', '"code":-2,'),
  'S-BACK-18': (text) => text.replace('"blacklist_type":3', '"blacklist_type":1'),
  'S-BACK-19': (text) => text.replace('"relation_type":2', '"relation_type":1'),
  'S-BACK-20': (text) => text.replace(/"rev":\d+/g, '"rev":5'),
  'S-BACK-21': (text) => text.replace(/"timestamp":(\d+)/, (_, time) => `"timestamp":${time - 1}`),
  'S-CROWD-1': (text) => text.replace('"is_self_req":1', '"is_self_req":0'),
  'S-CROWD-2': (text, from) =>
    from === 'answer' ? text.replace('"req_id":"r', `"req_id":"r${++lies}`) : text,
  'S-CROWD-3': (text) => text.replace('"type":"newFriend"', '"type":"text"'),
  'S-CROWD-4': (text, from) => (from === 'answer' ? text.replace('"status":2', '"status":0') : text),
  'S-CROWD-5': (text) => text.replace('"status":2', '"status":0'),
  'S-CROWD-6': (text) => text.replace('"notice_type":"contact_agree"', '"notice_type":"contact_add"'),
  'S-CROWD-7': (text) =>
    text.replace('"status":1', '"status":0').replace('"relation_type":1', '"relation_type":0'),
  'S-CROWD-8': (text) => text.replace('"im_id":"im-1","nickname"', '"im_id":"me","nickname"'),
  'S-CROWD-9': (text) => text.replace('"blacklist_type":1', '"blacklist_type":0'),
  'S-CROWD-10': (text) => text.replace('"note":"HR"', '"note":""'),
  'S-CROWD-11': (text) => text.replace('"code":-422', '"code":0'),
  'S-CROWD-12': (text) => text.replace('"is_read":1', '"is_read":0'),
  'S-CROWD-13': (text, from) => (from === 'answer' ? text.replace('contact_agree', 'contact_delete') : text),
  'S-CROWD-14': (text) => text.replace('"code":-20', '"code":-21'),
  'S-CROWD-15': (text) => text.replace('"code":-1,', '"code":-2,'),
  'S-MGR-9': (text) => text.replace('"code":-23', '"code":0'),
  'S-CREW-11': (text) => text.replace('"code":-801', '"code":0'),
  'S-CREW-12': (text) => text.replace('"not_allowed"', '"not_found"'),
  'S-CREW-13': (text, from) => (from === 'answer' ? text.replace('"role":"owner"', '"role":"admin"') : text),
  'S-CREW-14': (text) => text.replace('"enable_media":0', '"enable_media":1'),
  'S-CREW-15': (text) => text.replace('"type":"groupAnnouncement"', '"type":"text"'),
  'S-CREW-16': (text) => text.replace('"not_found"', '"route_not_found"'),
  'S-CREW-17': (text) => text.replace('"tipType":"member-unmuted"', '"tipType":"member-muted"'),
  'S-BACK-22': (text) => text.replace('"type":"presence"', '"type":"notice"'),
  'S-BACK-23': (text) => text.replace('error.kicked_out', 'error.unauthorized'),
  'S-BACK-24': (text) => text.replace('"code":-401', '"code":0'),
  'S-BACK-25': (text) => text.replace('"code":-403', '"code":-401'),
  'S-BACK-26': (text) => text.replace(/"total":\d+/, '"total":99'),
  'S-BACK-27': (text) => text.replace(/"setTopTime":\d+/, '"setTopTime":0'),
  'S-ABOUT-10': (text) => text.replace('"jobId":"13"', '"jobId":"12"'),
  'S-BACK-29': (text) => text.replace('"online":0', '"online":1'),
}
let lies = 0

describe('a backend that lies', () => {
  it('S-BACK-28 there is a lie for every check', () => {
    const offered = BACKEND_CHECKS.map(({ name }) => idOf(name)).filter((id) => !NOT_OFFERED.includes(id))
    expect(Object.keys(LIES)).toEqual(offered)
  })

  for (const [id, tamper] of Object.entries(LIES))
    it(`S-BACK-28 is found out by ${id}`, async () => {
      const check = BACKEND_CHECKS.find(({ name }) => name.startsWith(`${id} `))
      await expect(check?.run(modelBackend(tamper))).rejects.toThrow(BackendDisagrees)
    })
})

describe('docs/embed.md', () => {
  it('S-EMBED-3 the backend block plays every check, each on a backend of its own', async () => {
    const played: Promise<void>[] = []
    const test = (_name: string, play: () => Promise<void>) => played.push(play())
    const newBackend = vi.fn(() => modelBackend())
    const run = await blockOf('backend', ['test', 'newBackend'])
    await run({ test, newBackend })
    await Promise.all(played)
    expect(newBackend).toHaveBeenCalledTimes(BACKEND_CHECKS.length)
  })
})
