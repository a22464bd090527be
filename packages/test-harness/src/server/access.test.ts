// The access matrix: every route and every frame, called by everybody, with real data, against a running server.
import { expect, test } from 'vitest'
import type { Route } from './http/route'
import { ROUTES } from './http/routes'
import { FRAME_KINDS } from './socket/inbound'
import { ROUTE_MATRIX } from './testing/access-matrix'
import { FRAME_MATRIX } from './testing/access-matrix-frames'
import {
  callAs,
  openScene,
  type Person,
  ROLES,
  type Role,
  type Scene,
  SECRET,
  TOKEN,
} from './testing/access-scene'
import { newClientId, type Reply, request, shown, TestSocket, textTo, textToGroup } from './testing/client'
import { undescribedOf } from './testing/described'
import { SENDABLE, UNSENDABLE } from './testing/kinds'
import { reviewerOf } from './testing/resumes'
import type { RouteCase, Verdict } from './testing/verdicts'

const nameOf = ({ method, path }: Route): string => `${method} ${path}`

/** An answer in the matrix's words. */
function verdictOf({ status, body }: Reply): Verdict | string {
  if (status === 401 || body?.code === -401) return 'log in'
  if (status === 404 && body.code === 'not_found') return 'missing'
  if (status === 422 && body.code !== 'invalid') return 'refused'
  if (![200, 204, 302].includes(status)) return `${status} ${body?.code}`
  if (typeof body?.data?.[0]?.code === 'number') return body.data[0].code
  return typeof body?.code !== 'number' || body.code === 0 || body.code === 200 ? 'ok' : body.code
}

function fill(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

async function tryRoute(
  scene: Scene,
  route: Route,
  one: RouteCase,
  role: Role,
  prepared: Record<string, string>,
): Promise<Reply> {
  const path =
    fill(route.path, one.params?.(scene, role) ?? prepared) + (one.query?.(scene, role, prepared) ?? '')
  return callAs(scene, role, route.access, route.method, path, one.body?.(scene, role))
}

test('S-ACCESS-1 every route and every kind of frame has its entry, and no entry is of something gone', () => {
  expect(ROUTES.map(nameOf).toSorted()).toEqual(Object.keys(ROUTE_MATRIX).toSorted())
  const kinds = Object.entries(FRAME_KINDS).flatMap(([kind, goesTo]) =>
    goesTo === 'people' ? [`${kind} p2p`, `${kind} group`] : [kind],
  )
  expect(Object.keys(FRAME_MATRIX).toSorted()).toEqual(kinds.toSorted())
})

test.each(ROUTES.map((route) => [nameOf(route), route] as const))(
  'S-ACCESS-1 S-DOCS-3 %s',
  async (name, route) => {
    for (const one of ROUTE_MATRIX[name] ?? []) {
      const scene = await openScene()
      const prepared = (await one.prepare?.(scene)) ?? {}
      const found: Partial<Record<Role, unknown>> = {}
      for (const role of ROLES) {
        const reply = await tryRoute(scene, route, one, role, prepared)
        found[role] = verdictOf(reply)
        expect([role, undescribedOf(route, reply)]).toEqual([role, null])
        if (role !== 'owner' && role !== 'employer') expect(JSON.stringify(reply.body)).not.toContain(SECRET)
      }
      expect(found).toEqual(one.verdicts)
    }
  },
)

test('S-ACCESS-4 a reviewer calls reviews, and none of the calls of seekers', async () => {
  const scene = await openScene()
  const { token } = await reviewerOf(scene.url)
  for (const route of ROUTES) {
    if (!['seeker', 'reviewer'].includes(route.access)) continue
    for (const one of ROUTE_MATRIX[nameOf(route)] ?? []) {
      const prepared = (await one.prepare?.(scene)) ?? {}
      const path =
        fill(route.path, one.params?.(scene, 'owner') ?? prepared) +
        (one.query?.(scene, 'owner', prepared) ?? '')
      const body = one.body?.(scene, 'owner')
      const reply = await request(scene.url, route.method, path, { token, body })
      expect([nameOf(route), verdictOf(reply), undescribedOf(route, reply)]).toEqual([
        nameOf(route),
        route.access === 'reviewer' ? 'ok' : 'refused',
        null,
      ])
    }
  }
})

async function openAs({ url, people }: Scene, role: Role): Promise<TestSocket> {
  const socket =
    role === 'anonymous'
      ? new TestSocket(`${url.replace('http', 'ws')}/socket?token=`)
      : await people[role].connect()
  await socket.opened
  return socket
}

/** The ack's code, or `ok` for what is answered without one. */
async function answerTo(socket: TestSocket, frame: { action: string; seq?: string; data?: object }) {
  socket.send(frame)
  // Nothing answers that somebody writes: what is sent behind it is answered.
  if (frame.action === 'typing') socket.send({ action: 'p2p', data: { type: 'ping' } })
  const answer = await socket.next('an answer', ({ action, seq, data }) =>
    frame.action === 'heartbeat'
      ? action === 'heartbeat'
      : seq === frame.seq || (action === 'notice' && data.type === 'presence'),
  )
  return answer.action === 'ack' ? answer.data.code : 'ok'
}

test.each(Object.entries(FRAME_MATRIX))('S-ACCESS-1 frame %s', async (_, cases) => {
  for (const { verdicts, frame } of cases) {
    const scene = await openScene()
    const found: Partial<Record<Role, unknown>> = {}
    for (const role of ROLES) {
      const socket = await openAs(scene, role)
      if (role === 'anonymous') {
        expect((await socket.awaitClose()).code).toBe(4001)
        found[role] = 'closed'
      } else found[role] = await answerTo(socket, frame(scene, role))
      socket.close()
    }
    expect(found).toEqual(verdicts)
  }
})

test('S-ACCESS-2 what is said live reaches only those it is meant for', async () => {
  const scene = await openScene()
  const { people, groupId } = scene
  const roles = ROLES.filter((role): role is Person => role !== 'anonymous')
  const sockets = new Map<Person, TestSocket>()
  for (const role of roles) sockets.set(role, await people[role].online())
  const owner = sockets.get('owner')
  await owner?.call(textTo(people.employer.imId, SECRET))
  await owner?.call(textToGroup(groupId, SECRET))
  await people.owner.chat('POST', `/chat/groups/${groupId}`, { title: `${SECRET} again` })
  const heard = new Map<Person, number>()
  for (const [role, socket] of sockets) {
    await socket.beat()
    heard.set(role, socket.kept.filter((frame) => JSON.stringify(frame).includes(SECRET)).length)
  }
  // The message, and to the group the words, the new title and the tip that says it; one's own frames are not sent back.
  expect(Object.fromEntries(heard)).toEqual({
    owner: 2,
    employer: 4,
    seeker: 0,
    removed: 0,
    blacklisted: 0,
  })
})

test('S-KIND-7 what a client may not send, or what is none of its kind, is refused by name and kept nowhere', async () => {
  const scene = await openScene()
  const socket = await scene.people.employer.online()
  const say = async (msg: object) => {
    const frame = textTo(scene.people.owner.imId, 'x')
    return socket.call({ ...frame, data: { ...frame.data, msg } })
  }
  for (const msg of UNSENDABLE) expect([msg.type, await say(msg)]).toMatchObject([msg.type, { code: -422 }])
  const place = { type: 'geo', content: '', extra: { latitude: 91, longitude: 0 } }
  expect(await say(place)).toMatchObject({ code: -422, message: 'this is no geo' })
  expect(await say({ type: 'tip', content: 'x' })).toMatchObject({
    message: 'tip cannot be sent by a client',
  })
  expect(await say({ type: 'image', content: '/files/1' })).toMatchObject({
    message: 'the content is no address of a stored file, like /chat/files/ID',
  })
  expect(await say({ type: 'custom', content: 'x'.repeat(8_193), extra: { subtype: 'poll' } })).toMatchObject(
    {
      code: -422,
    },
  )
  expect(await say({ content: 'no type is text' })).toMatchObject({ code: 0 })
  for (const msg of SENDABLE) expect([msg.type, (await say(msg)).code]).toEqual([msg.type, 0])
})

test('S-ACCESS-2 every kind of message is judged like a text', async () => {
  const scene = await openScene()
  const socket = await scene.people.blacklisted.online()
  for (const msg of SENDABLE) {
    const { type } = msg
    const frame = textTo(scene.people.owner.imId, 'x')
    expect([type, (await socket.call({ ...frame, data: { ...frame.data, msg } })).code]).toEqual([type, -21])
  }
})

/** What the other parameters of paths may be. */
const ANY = { id: '1', reqId: 'x', phone: '+85512000001', text: 'x' }

/** The same claims under a head that says they need no signature. */
function unsigned(token: string): string {
  const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${head}.${token.split('.')[1]}.`
}

test('S-ACCESS-3 no route and no socket takes an unsigned token, or one of a login that was ended', async () => {
  const scene = await openScene()
  const { url, people } = scene
  const { owner, seeker } = people
  await seeker.api('DELETE', '/users/authorize')
  for (const route of ROUTES) {
    if (route.access === 'anyone') continue
    const isAccount = TOKEN[route.access] === 'account'
    const isMain = isAccount || route.access === 'im-token'
    const path = fill(route.path, { imId: owner.imId, groupId: scene.groupId, contactId: 'x', ...ANY })
    const call = (token: string) => request(url, route.method, path, shown(route.access, token))
    const forged = await call(unsigned(isAccount ? owner.accessToken : owner.imToken))
    expect([nameOf(route), verdictOf(forged)]).toEqual([nameOf(route), 'log in'])
    const { status, body } = await call(isAccount ? seeker.accessToken : seeker.imToken)
    expect([nameOf(route), status, body.code]).toEqual(
      isMain ? [nameOf(route), 403, 'revoked'] : [nameOf(route), 200, -403],
    )
  }
  const connect = (token: string) => new TestSocket(`${url.replace('http', 'ws')}/socket?token=${token}`)
  expect((await connect(unsigned(owner.imToken)).awaitClose()).code).toBe(4001)
  const ended = connect(seeker.imToken)
  expect(await ended.nextAction('error')).toMatchObject({ data: { id: 'error.unauthorized' } })
  expect((await ended.awaitClose()).code).toBe(4003)
})

test('S-ACCESS-3 a frame cannot say who sent it, when, or that it is a broadcast', async () => {
  const { people } = await openScene()
  const [mine, theirs] = await Promise.all([people.removed.online(), people.owner.online()])
  const frame = textTo(people.owner.imId, 'who am I?', newClientId())
  const lies = { sender_id: people.employer.imId, msg_time: 1, msg_id: '1', number: 1, send_self: 1 }
  const msg = { ...frame.data.msg, isBroadCast: 1 }
  expect(await mine.call({ ...frame, ...lies, data: { ...frame.data, ...lies, msg } })).toMatchObject({
    code: 0,
  })
  const { data } = await theirs.nextAction('p2p')
  expect(data).toMatchObject({ sender_id: people.removed.imId, msg: { content: 'who am I?' } })
  expect(data).not.toHaveProperty('send_self')
  expect(data.msg).not.toHaveProperty('isBroadCast')
  expect(data.msg_time).toBeGreaterThan(1_700_000_000_000)
})
