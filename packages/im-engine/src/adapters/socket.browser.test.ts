import { expect, inject, test } from 'vitest'
import { browserSocket } from './socket.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly socketPeer: string
  }
}

/** A socket to the peer that is started beside this project (test-harness, chromium/socket-peer.ts), and all it says. */
function open(path: string) {
  const said: string[] = []
  let wake = (): void => {}
  const say = (what: string): void => {
    said.push(what)
    wake()
  }
  const socket = browserSocket.open(inject('socketPeer') + path, {
    onOpen: () => say('open'),
    onText: (text) => say(text),
    onClose: (code, reason) => say(`close ${code} ${reason}`.trim()),
  })
  const until = async (what: string): Promise<readonly string[]> => {
    while (!said.includes(what))
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return said
  }
  return { said, socket, until }
}

test('S-ADAPT-5 text goes out and comes in as it is, in order, once the socket is open', async () => {
  const { socket, until } = open('/echo')
  expect(socket.send('too early')).toBe(false)
  await until('open')
  const texts = ['a', 'សួស្តី 👋', '{"action":"heartbeat"}', 'x'.repeat(100_000), '']
  for (const text of [...texts, 'last']) expect(socket.send(text)).toBe(true)
  expect(await until('last')).toEqual(['open', ...texts, 'last'])
})

test('S-ADAPT-5 a binary frame is passed over', async () => {
  const { socket, until } = open('/echo')
  await until('open')
  socket.send('binary')
  socket.send('after')
  expect(await until('after')).toEqual(['open', 'binary', 'after'])
})

test('S-ADAPT-5 a close is told once, with code and reason; nothing is sent after it', async () => {
  const { said, socket, until } = open('/close?code=4001&reason=token%20expired')
  expect(await until('close 4001 token expired')).toEqual(['open', 'close 4001 token expired'])
  expect(socket.send('too late')).toBe(false)
  socket.close(1000)
  expect(said).toHaveLength(2)
})

test.each([1000, 1001, 1009, 1012, 4002, 4003])('S-ADAPT-5 close code %i comes through', async (code) => {
  await open(`/close?code=${code}`).until(`close ${code}`)
})

test('S-ADAPT-5 our own close is told once, and stops sending at once', async () => {
  const { said, socket, until } = open('/echo')
  await until('open')
  socket.close(1000)
  expect(socket.send('too late')).toBe(false)
  socket.close(1000)
  await until('close 1000')
  expect(said).toEqual(['open', 'close 1000'])
})

test('S-ADAPT-5 a line that is cut, refused or not there is 1006, and opened only if it was', async () => {
  expect(await open('/cut').until('close 1006')).toEqual(['open', 'close 1006'])
  const refused = open('/forbidden')
  expect(await refused.until('close 1006')).toEqual(['close 1006'])
  expect(refused.socket.send('x')).toBe(false)
})

test('S-ADAPT-5 a close before the socket is open ends it', async () => {
  const { socket, until } = open('/echo')
  socket.close(1000)
  expect(await until('close 1006')).toEqual(['close 1006'])
})
