// A relay of calls on this machine, for tests and journeys: a small TURN server over UDP that can be stopped and started again.
//
//   browser > allocate > a port of its own here > whoever writes to that port reaches the browser
//
// Credentials are those of the server (GET /chat/calls/ice): the name is `<until>:<who>`, the password is signed with the secret that
// both know. Absent: TCP, TLS, IPv6, bounds; a deployment runs a relay that is made for the world, e.g. coturn.

import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import {
  ATTRIBUTE,
  type Attribute,
  CLASS,
  decodePlace,
  decodeStun,
  encodePlace,
  encodeStun,
  isSignedBy,
  METHOD,
  number32,
  numberIn,
  type Place,
  type StunMessage,
} from './stun-message'

const HERE = '127.0.0.1'
const REALM = 'sarika'
const LIFETIME_S = 600

export interface RelayOptions {
  readonly secret: string
  /** 0 = any that is free; it stays the same over a stop. */
  readonly port?: number
}

/** Those of a browser here: `{ urls: ["turn:127.0.0.1:40123?transport=udp"], username: "1767225600:im-1", credential: "..." }`. */
export interface RelayCredentials {
  readonly urls: readonly string[]
  readonly username: string
  readonly credential: string
}

const nameOf = ({ address, port }: Place): string => `${address}:${port}`
const passwordOf = (secret: string, username: string): string =>
  createHmac('sha1', secret).update(username).digest('base64')

const listen = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4')
    socket.once('error', reject)
    socket.bind(port, HERE, () => resolve(socket))
  })

/** Data of somebody who has no channel. */
const indicate = (data: Buffer, peer: Place): Buffer =>
  encodeStun({
    method: METHOD.data,
    class: CLASS.indication,
    transaction: randomBytes(12),
    attributes: [
      [ATTRIBUTE.peer, encodePlace(peer)],
      [ATTRIBUTE.data, data],
    ],
  })

/** What a browser has here: a port, and whom it talks to. */
interface Allocation {
  readonly client: Place
  readonly socket: Socket
  /** Addresses that may write to it. */
  readonly permitted: Set<string>
  readonly channels: Map<number, Place>
}

/** e.g. `const relay = new Relay({ secret }); await relay.start()`. */
export class Relay {
  /** Bytes of data that went through, both ways. */
  carried = 0
  #socket: Socket | null = null
  #port: number
  readonly #nonce = randomBytes(8).toString('hex')
  readonly #allocations = new Map<string, Allocation>()

  constructor(private readonly options: RelayOptions) {
    this.#port = options.port ?? 0
  }

  async start(): Promise<void> {
    this.#socket = await listen(this.#port)
    this.#port = this.#socket.address().port
    this.#socket.on('message', (bytes, from) => this.#hear(bytes, from))
  }

  /** As a relay that is switched off: what it knew of anybody is gone. */
  stop(): void {
    this.#socket?.close()
    this.#socket = null
    for (const { socket } of this.#allocations.values()) socket.close()
    this.#allocations.clear()
  }

  /** e.g. `turn:127.0.0.1:40123?transport=udp`. */
  get url(): string {
    return `turn:${HERE}:${this.#port}?transport=udp`
  }

  credentials(who: string, until = Math.floor(Date.now() / 1_000) + LIFETIME_S): RelayCredentials {
    const username = `${until}:${who}`
    return {
      urls: [this.url],
      username,
      credential: passwordOf(this.options.secret, username),
    }
  }

  #hear(bytes: Buffer, from: Place): void {
    // 01 at the begin: data of a channel, four bytes of head.
    if ((bytes[0] ?? 0) >> 6 === 1) this.#carryChannel(bytes, from)
    const message = decodeStun(bytes)
    if (message?.class === CLASS.indication) this.#carry(message, from)
    if (message?.class === CLASS.request) void this.#decide(message, bytes, from)
  }

  async #decide(message: StunMessage, bytes: Buffer, from: Place): Promise<void> {
    const { method } = message
    const key = this.#keyOf(message, bytes)
    if (method === METHOD.binding)
      this.#answer(message, from, CLASS.success, [[ATTRIBUTE.mapped, encodePlace(from)]])
    else if (key === null) this.#refuse(message, from, 401)
    else await this.#serve(message, from, key)
  }

  /** Null: nobody we gave credentials to, or they are over. */
  #keyOf({ attributes }: StunMessage, bytes: Buffer): Buffer | null {
    const username = attributes.get(ATTRIBUTE.username)?.toString() ?? ''
    const key = createHash('md5')
      .update(`${username}:${REALM}:${passwordOf(this.options.secret, username)}`)
      .digest()
    const isOver = !(Number.parseInt(username, 10) * 1_000 > Date.now())
    return isOver || !isSignedBy(key, bytes) ? null : key
  }

  async #serve(message: StunMessage, from: Place, key: Buffer): Promise<void> {
    const { method, attributes } = message
    const accept = (answer: readonly Attribute[] = []): void =>
      this.#answer(message, from, CLASS.success, answer, key)
    if (method === METHOD.allocate) {
      const relayed = (await this.#allocate(from)).socket.address()
      return accept([
        [ATTRIBUTE.relayed, encodePlace(relayed)],
        [ATTRIBUTE.mapped, encodePlace(from)],
        [ATTRIBUTE.lifetime, number32(LIFETIME_S)],
      ])
    }
    const allocation = this.#allocations.get(nameOf(from))
    if (allocation === undefined) return this.#refuse(message, from, 437)
    const peer = decodePlace(attributes.get(ATTRIBUTE.peer))
    if (method === METHOD.refresh) {
      const seconds = numberIn(attributes.get(ATTRIBUTE.lifetime)) ?? LIFETIME_S
      if (seconds === 0) this.#release(allocation)
      return accept([[ATTRIBUTE.lifetime, number32(Math.min(seconds, LIFETIME_S))]])
    }
    if (peer === null) return this.#refuse(message, from, 400)
    allocation.permitted.add(peer.address)
    if (method === METHOD.bind)
      allocation.channels.set((numberIn(attributes.get(ATTRIBUTE.channel)) ?? 0) >>> 16, peer)
    accept()
  }

  /** The same one for a request that comes again. */
  async #allocate(client: Place): Promise<Allocation> {
    const known = this.#allocations.get(nameOf(client))
    if (known) return known
    const socket = await listen(0)
    const allocation = { client, socket, permitted: new Set<string>(), channels: new Map<number, Place>() }
    socket.on('message', (bytes, peer) => this.#bringBack(allocation, bytes, peer))
    this.#allocations.set(nameOf(client), allocation)
    return allocation
  }

  #release({ client, socket }: Allocation): void {
    this.#allocations.delete(nameOf(client))
    socket.close()
  }

  #carry({ method, attributes }: StunMessage, from: Place): void {
    const peer = decodePlace(attributes.get(ATTRIBUTE.peer))
    const data = attributes.get(ATTRIBUTE.data)
    if (method === METHOD.send && peer && data) this.#sendOn(this.#allocations.get(nameOf(from)), data, peer)
  }

  #carryChannel(bytes: Buffer, from: Place): void {
    const allocation = this.#allocations.get(nameOf(from))
    if (bytes.length < 4) return
    const peer = allocation?.channels.get(bytes.readUInt16BE(0))
    if (peer) this.#sendOn(allocation, bytes.subarray(4, 4 + bytes.readUInt16BE(2)), peer)
  }

  #sendOn(allocation: Allocation | undefined, data: Buffer, peer: Place): void {
    if (!allocation?.permitted.has(peer.address)) return
    this.carried += data.length
    allocation.socket.send(data, peer.port, peer.address)
  }

  /** What came to the port of a browser: by its channel where one is bound. */
  #bringBack({ client, permitted, channels }: Allocation, data: Buffer, peer: Place): void {
    if (!permitted.has(peer.address)) return
    this.carried += data.length
    const [channel] = [...channels].find(([, one]) => nameOf(one) === nameOf(peer)) ?? []
    this.#write(
      channel === undefined
        ? indicate(data, peer)
        : Buffer.concat([number32(channel * 65_536 + data.length), data]),
      client,
    )
  }

  #refuse(message: StunMessage, to: Place, code: number): void {
    this.#answer(message, to, CLASS.error, [
      [ATTRIBUTE.error, Buffer.from([0, 0, Math.floor(code / 100), code % 100])],
      [ATTRIBUTE.realm, Buffer.from(REALM)],
      [ATTRIBUTE.nonce, Buffer.from(this.#nonce)],
    ])
  }

  #answer(
    { method, transaction }: StunMessage,
    to: Place,
    kind: number,
    attributes: readonly Attribute[],
    key?: Buffer,
  ): void {
    this.#write(encodeStun({ method, class: kind, transaction, attributes }, key), to)
  }

  #write(bytes: Buffer, { address, port }: Place): void {
    this.#socket?.send(bytes, port, address)
  }
}
