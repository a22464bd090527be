import type {
  BackendElsewhere,
  BackendLogin,
  BackendSocket,
  BackendUnderTest,
} from '@sarika/im-engine/testing'
import { WebSocket } from 'ws'
import { openDatabase } from '../server/db/open'
import { IM_TTL_S, PRESENCE_GRACE_MS } from '../server/limits'
import { BROADCAST_RATE, SEND_RATE } from '../server/rates'
import { request, TestClient, tryLogin } from '../server/testing/client'
import { tempDatabase } from '../server/testing/databases'
import { handClock, handTimers, startTestServer } from '../server/testing/world'
import { BARE_PASSWORD, writeBareWorld } from './bare-world'
import { NewsQueue } from './news-queue'

const PEOPLE = ['im-1', 'im-2', 'im-3'] as const
const STRANGER = 'im-4'
const MANAGER = 'im-5'

/** The real server over HTTP and ws, on a database of its own and a clock that only the suite moves; gone after the test. */
export async function realBackend(): Promise<BackendUnderTest> {
  const database = await tempDatabase()
  const clock = handClock()
  const { db, close } = await openDatabase(database)
  await db
    .transaction()
    .execute((trx) => writeBareWorld(trx, PEOPLE, clock.now(), { stranger: STRANGER, manager: MANAGER }))
  await close()
  const timers = handTimers()
  const { url } = await startTestServer({ database, clock: clock.now, timers })
  const logins = new Map<string, TestClient[]>()
  return {
    people: PEOPLE,
    stranger: STRANGER,
    manager: MANAGER,
    tokenLifeMs: IM_TTL_S * 1_000,
    sendsAtOnce: SEND_RATE.burst,
    broadcastsAtOnce: BROADCAST_RATE.burst,
    writesTips: true,
    elsewhere: elsewhereAt(url, logins),
    login: async (imId, device) => {
      const client = await logIn(url, imId)
      logins.set(imId, [...(logins.get(imId) ?? []), client])
      return loginOf(client, device)
    },
    passTime: async (ms) => {
      clock.advance(ms)
      if (ms >= PRESENCE_GRACE_MS) timers.pass()
    },
  }
}

async function logIn(url: string, imId: string): Promise<TestClient> {
  const { body: tokens } = await tryLogin(url, imId, BARE_PASSWORD)
  const token = tokens.access_token
  const { body } = await request(url, 'POST', '/api/v1.0.0/users/authorize/im', { token, body: {} })
  return new TestClient(url, imId, token, tokens.refresh_token, body.im_token)
}

function loginOf(client: TestClient, device: string): BackendLogin {
  const { url, imId, imToken } = client
  return {
    imId,
    connect: async (token = imToken, turn = 0) => {
      const query = new URLSearchParams({ token, device, turn: String(turn) })
      return openSocket(`${url.replace('http', 'ws')}/socket?${query}`)
    },
    call: async ({ method, path, body }, token = imToken) => {
      const sent = body === undefined ? {} : { body: JSON.parse(body) }
      const reply = await request(url, method, path, { token, ...sent })
      const retryAfterMs = Number(reply.headers.get('retry-after') ?? 0) * 1_000
      return { status: reply.status, body: JSON.stringify(reply.body), retryAfterMs }
    },
  }
}

function openSocket(url: string): Promise<BackendSocket> {
  const socket = new WebSocket(url)
  const news = new NewsQueue()
  socket.on('message', (data) => news.push({ kind: 'text', text: data.toString() }))
  socket.on('close', (code) => news.push({ kind: 'closed', code }))
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () =>
      resolve({
        send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
        next: () => news.next(),
      }),
    )
  })
}

/** Everybody has a second login for what they do with other programs; it has no socket. */
function elsewhereAt(url: string, logins: ReadonlyMap<string, readonly TestClient[]>): BackendElsewhere {
  const others = new Map<string, Promise<TestClient>>()
  const owners = new Map<string, string>()
  const as = (imId: string): Promise<TestClient> => {
    const known = others.get(imId) ?? logIn(url, imId)
    others.set(imId, known)
    return known
  }
  const call = async (imId: string, method: string, path: string, body?: unknown) => {
    const reply = await (await as(imId)).chat(method, path, body)
    if (reply.status !== 200)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body.data
  }
  const inGroup = async (group: string, method: string, path: string, body?: unknown): Promise<void> =>
    call(owners.get(group) ?? '', method, `/chat/groups/${group}${path}`, body)
  return {
    makeGroup: async ([owner = '', ...members]) => {
      const { group_id } = await call(owner, 'POST', '/chat/groups', { name: 'Group', im_ids: members })
      owners.set(group_id, owner)
      return group_id
    },
    renameGroup: (group, title) => inGroup(group, 'POST', '', { title }),
    muteGroup: (group, isOn) => inGroup(group, 'POST', '/settings', { no_speaking: isOn ? 1 : 0 }),
    muteMember: (group, member, isOn) =>
      inGroup(group, 'POST', `/members/${member}/settings`, { no_speaking: isOn ? 1 : 0 }),
    giveRole: (group, member, role) => inGroup(group, 'POST', '/roles', { im_ids: [member], role }),
    addMember: (group, member) => inGroup(group, 'POST', '/members', { im_ids: [member] }),
    removeMember: (group, member) => inGroup(group, 'DELETE', `/members/${member}`),
    leaveGroup: (group, member) => call(member, 'DELETE', `/chat/groups/${group}/members/${member}`),
    disbandGroup: (group) => inGroup(group, 'DELETE', ''),
    block: (by, whom, isOn) =>
      call(by, isOn ? 'POST' : 'DELETE', `/chat/users/${by}/blacklist`, { blacklist: [whom] }),
    endContact: (by, whom) => call(by, 'DELETE', `/chat/users/${by}/contacts/${whom}`),
    revoke: async (imId) => {
      for (const client of logins.get(imId) ?? []) await client.api('DELETE', '/users/authorize')
    },
  }
}
