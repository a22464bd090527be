import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { login, request, textTo, within } from './testing/client'
import { RawConnection } from './testing/raw'
import { startTestServer } from './testing/world'

const QUICK = { firstRequestMs: 200 }
const HEAD = 'GET /healthz HTTP/1.1\r\nHost: x\r\n'

const UNFINISHED_UPGRADE =
  'GET /socket?token=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Ver'

test.each([
  ['no byte', ''],
  ['one byte', 'G'],
  ['blank lines, which are no request', '\r\n\r\n'],
  ['half a head', HEAD],
  ['half an upgrade', UNFINISHED_UPGRADE],
])('S-SRV-84 a connection that sends %s is closed', async (_, bytes) => {
  const { url } = await startTestServer({ connections: QUICK })
  const silent = new RawConnection(url)
  silent.send(bytes)
  await silent.ended()
})

test('S-SRV-84 one that goes on with blank lines is closed all the same', async () => {
  const { url } = await startTestServer({ connections: QUICK })
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const drip = setInterval(() => socket.write('\r\n'), 20)
  await within('the end', new Promise((resolve) => socket.once('close', resolve)))
  clearInterval(drip)
})

test('S-SRV-84 a refused upgrade leaves no connection, though its client never hangs up', async () => {
  const { url } = await startTestServer()
  const asking = new RawConnection(url)
  asking.upgrade('/elsewhere')
  await asking.ended()
  expect(await asking.heard('404')).toContain('404 Not Found')
})

test('S-SRV-84 who has asked in time stays: between two requests, during one, and on a socket', async () => {
  const { url } = await startTestServer({ connections: QUICK })
  const keeping = new RawConnection(url)
  keeping.send(`${HEAD}\r\n`)
  await keeping.heard('{"ok":true}')
  const sokha = await login(url, 'sokha')
  const socket = await sokha.online()
  const { hostname, port } = new URL(url)
  const slow = httpRequest({ hostname, port, path: '/api/v1.0.0/users/authorize', method: 'POST' })
  const answered = new Promise((resolve, reject) => {
    slow.on('response', ({ statusCode }) => resolve(statusCode))
    slow.on('error', reject)
  })
  slow.flushHeaders()
  // As long as it takes for one that came after all of them to be closed.
  const silent = new RawConnection(url)
  await silent.ended()
  keeping.send('GET /elsewhere HTTP/1.1\r\nHost: x\r\n\r\n')
  await keeping.heard('route_not_found')
  expect(await socket.call(textTo('20001', 'still here'))).toMatchObject({ code: 0 })
  slow.end()
  expect(await answered).toBe(422)
})

/** As many as asked for, all of which the server has let in. */
async function fill(url: string, count: number): Promise<RawConnection[]> {
  const all = Array.from({ length: count }, () => new RawConnection(url))
  for (const one of all) {
    one.send(`${HEAD}\r\n`)
    await one.heard('{"ok":true}')
  }
  return all
}

test.each([
  ['all together', { total: 3 }],
  ['of one address', { perAddress: 3 }],
])(
  'S-SRV-85 connections %s are bounded: one more is told so, and there is a place again when one ends',
  async (_, connections) => {
    const { url } = await startTestServer({ connections })
    const [first] = await fill(url, 3)
    const more = new RawConnection(url)
    more.send(`${HEAD}\r\n`)
    const refusal = await more.heard('too_many_connections')
    expect(refusal).toMatch(/^HTTP\/1.1 503 /)
    expect(refusal).toContain('Retry-After: 5\r\n')
    await more.ended()
    const socket = new RawConnection(url)
    socket.upgrade('/socket?token=x')
    expect(await socket.heard('too_many_connections')).toMatch(/^HTTP\/1.1 503 /)

    // Those that are there go on, and what ends makes room.
    first?.send('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await first?.ended()
    await expect.poll(async () => (await request(url, 'GET', '/healthz')).status).toBe(200)
  },
)

test('S-SRV-85 the connections of a named proxy are bounded all together only', async () => {
  const proxies = ['10.0.0.0/8', '127.0.0.1', '::1']
  const { url } = await startTestServer({ proxies, connections: { perAddress: 1, total: 3 } })
  await fill(url, 3)
  expect((await request(url, 'GET', '/healthz')).status).toBe(503)
})

test('S-SRV-85 a flood is told of once in the log, and refused connections do not stay', async () => {
  const lines: string[] = []
  const { url } = await startTestServer({
    connections: { total: 1 },
    quiet: false,
    logStream: { write: (line) => void lines.push(line) },
  })
  await fill(url, 1)
  const flood = Array.from({ length: 300 }, () => new RawConnection(url))
  for (const one of flood) await one.ended()
  expect(lines.filter((line) => line.includes('too many connections'))).toHaveLength(1)
})
