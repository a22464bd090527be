import { createHash, randomBytes } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { turnFor } from '../server/calls/turn'
import { Relay, type RelayCredentials } from './relay'
import {
  ATTRIBUTE,
  type Attribute,
  CLASS,
  decodePlace,
  decodeStun,
  encodePlace,
  encodeStun,
  METHOD,
  number32,
  type StunMessage,
} from './stun-message'

const relay = new Relay({ secret: 'secret' })
let client: Socket
let peer: Socket

const open = async (): Promise<Socket> => {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

beforeEach(async () => {
  await relay.start()
  ;[client, peer] = [await open(), await open()]
})
afterEach(() => {
  relay.stop()
  client.close()
  peer.close()
})

const next = async (socket: Socket): Promise<readonly [Buffer, { readonly port: number }]> => {
  const [bytes, from] = await once(socket, 'message')
  return [bytes, from]
}

async function ask(
  method: number,
  attributes: readonly Attribute[],
  { urls, username, credential }: RelayCredentials = relay.credentials('anna'),
): Promise<StunMessage | null> {
  const key = createHash('md5').update(`${username}:sarika:${credential}`).digest()
  const all: readonly Attribute[] = [...attributes, [ATTRIBUTE.username, Buffer.from(username)]]
  const asked = { method, class: CLASS.request, transaction: randomBytes(12), attributes: all }
  client.send(encodeStun(asked, key), portOf(urls[0]), '127.0.0.1')
  const [bytes] = await next(client)
  return decodeStun(bytes)
}

const portOf = (url = ''): number => Number(/:(\d+)\?/.exec(url)?.[1])

const UDP: Attribute = [ATTRIBUTE.transport, number32(17 << 24)]

test('S-CALL-70 a relay serves who has credentials of the server, until they are over', async () => {
  const seconds = Math.floor(Date.now() / 1_000)
  const good = relay.credentials('anna')
  const bad = [
    relay.credentials('anna', seconds - 1),
    { ...good, credential: relay.credentials('bora').credential },
    { ...good, username: 'anna' },
  ]
  for (const credentials of bad) {
    const answer = await ask(METHOD.allocate, [UDP], credentials)
    expect(answer?.class).toBe(CLASS.error)
    expect([...(answer?.attributes.get(ATTRIBUTE.error) ?? [])]).toEqual([0, 0, 4, 1])
  }
  const made = turnFor({ urls: [relay.url], secret: 'secret' }, 'im-1', Date.now())
  expect((await ask(METHOD.allocate, [UDP], made))?.class).toBe(CLASS.success)
})

test('S-CALL-70 it carries both ways between a browser and whom it permitted, and nothing after a stop', async () => {
  const allocated = await ask(METHOD.allocate, [UDP])
  const relayed = decodePlace(allocated?.attributes.get(ATTRIBUTE.relayed))
  const there: Attribute = [ATTRIBUTE.peer, encodePlace(peer.address())]
  await ask(METHOD.permit, [there])
  peer.send('to the browser', relayed?.port ?? 0, '127.0.0.1')
  const [told] = await next(client)
  expect(decodeStun(told)?.attributes.get(ATTRIBUTE.data)?.toString()).toBe('to the browser')

  await ask(METHOD.bind, [[ATTRIBUTE.channel, Buffer.from([0x40, 0, 0, 0])], there])
  const port = portOf(relay.url)
  client.send(Buffer.concat([Buffer.from([0x40, 0, 0, 5]), Buffer.from('hello')]), port, '127.0.0.1')
  const [bytes, from] = await next(peer)
  expect([bytes.toString(), from.port]).toEqual(['hello', relayed?.port])
  expect(relay.carried).toBe('to the browser'.length + 'hello'.length)

  relay.stop()
  await relay.start()
  const answer = await ask(METHOD.refresh, [])
  expect([...(answer?.attributes.get(ATTRIBUTE.error) ?? [])]).toEqual([0, 0, 4, 37])
})

test('S-CALL-70 bytes that are no message end nothing', async () => {
  const port = portOf(relay.url)
  const head = Buffer.from('0003ffff2112a442', 'hex')
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from([0x40]),
    Buffer.from([0x40, 0, 0, 9]),
    randomBytes(19),
    head,
  ])
    client.send(bytes, port, '127.0.0.1')
  expect((await ask(METHOD.allocate, [UDP]))?.class).toBe(CLASS.success)
})
