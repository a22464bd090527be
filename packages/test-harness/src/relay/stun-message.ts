// A message of STUN and TURN over UDP: 20 bytes of head, then attributes. Only what relay.ts needs. Source: RFC 8489, RFC 8656.

import { createHmac, timingSafeEqual } from 'node:crypto'

const COOKIE = 0x2112a442
const HEAD_BYTES = 20

export const METHOD = {
  binding: 0x001,
  allocate: 0x003,
  refresh: 0x004,
  send: 0x006,
  data: 0x007,
  permit: 0x008,
  bind: 0x009,
} as const

export const CLASS = { request: 0x000, indication: 0x010, success: 0x100, error: 0x110 } as const

export const ATTRIBUTE = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  channel: 0x000c,
  lifetime: 0x000d,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  transport: 0x0019,
  mapped: 0x0020,
} as const

export interface Place {
  readonly address: string
  readonly port: number
}

export interface StunMessage {
  readonly method: number
  readonly class: number
  /** 12 bytes; an answer has those of its request. */
  readonly transaction: Buffer
  readonly attributes: ReadonlyMap<number, Buffer>
}

export type Attribute = readonly [type: number, value: Buffer]

const head = (type: number, length: number, transaction: Buffer): Buffer => {
  const bytes = Buffer.alloc(HEAD_BYTES)
  bytes.writeUInt16BE(type, 0)
  bytes.writeUInt16BE(length, 2)
  bytes.writeUInt32BE(COOKIE, 4)
  transaction.copy(bytes, 8)
  return bytes
}

/** Values stand at multiples of four bytes. */
const padded = (length: number): number => (length + 3) & ~3

function attribute([type, value]: Attribute): Buffer {
  const bytes = Buffer.alloc(4 + padded(value.length))
  bytes.writeUInt16BE(type, 0)
  bytes.writeUInt16BE(value.length, 2)
  value.copy(bytes, 4)
  return bytes
}

/** The integrity covers the message before it, whose length counts it already. */
const sign = (key: Buffer, type: number, transaction: Buffer, body: Buffer): Buffer =>
  createHmac('sha1', key)
    .update(head(type, body.length + 24, transaction))
    .update(body)
    .digest()

/** `key` signs it, e.g. an answer to whoever knows the same. */
export function encodeStun(
  message: Omit<StunMessage, 'attributes'> & { readonly attributes: readonly Attribute[] },
  key?: Buffer,
): Buffer {
  const { transaction } = message
  const type = message.method | message.class
  const body = Buffer.concat(message.attributes.map(attribute))
  if (key === undefined) return Buffer.concat([head(type, body.length, transaction), body])
  const integrity = attribute([ATTRIBUTE.integrity, sign(key, type, transaction, body)])
  return Buffer.concat([head(type, body.length + integrity.length, transaction), body, integrity])
}

/** Null: these bytes are no such message. */
export function decodeStun(bytes: Buffer): StunMessage | null {
  if (bytes.length < HEAD_BYTES || bytes.readUInt32BE(4) !== COOKIE) return null
  if (bytes.readUInt16BE(2) !== bytes.length - HEAD_BYTES) return null
  const type = bytes.readUInt16BE(0)
  const attributes = new Map<number, Buffer>()
  for (let at = HEAD_BYTES; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt16BE(at + 2)
    if (at + 4 + length > bytes.length) return null
    attributes.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length))
    at += 4 + padded(length)
  }
  return { method: type & 0xf, class: type & 0x110, transaction: bytes.subarray(8, HEAD_BYTES), attributes }
}

/** Whether whoever wrote the bytes knows the key. */
export function isSignedBy(key: Buffer, bytes: Buffer): boolean {
  for (let at = HEAD_BYTES; at + 24 <= bytes.length; at += 4 + padded(bytes.readUInt16BE(at + 2))) {
    if (bytes.readUInt16BE(at) !== ATTRIBUTE.integrity) continue
    const signature = sign(
      key,
      bytes.readUInt16BE(0),
      bytes.subarray(8, HEAD_BYTES),
      bytes.subarray(HEAD_BYTES, at),
    )
    return timingSafeEqual(signature, bytes.subarray(at + 4, at + 24))
  }
  return false
}

/** An address of IPv4, mixed with the cookie as boxes on the way would rewrite a plain one. */
export function encodePlace({ address, port }: Place): Buffer {
  const bytes = Buffer.alloc(8)
  bytes[1] = 1
  bytes.writeUInt16BE(port ^ (COOKIE >>> 16), 2)
  const number = address.split('.').reduce((all, part) => all * 256 + Number(part), 0)
  bytes.writeUInt32BE((number ^ COOKIE) >>> 0, 4)
  return bytes
}

/** Null: none, or none of IPv4. */
export function decodePlace(bytes: Buffer | undefined): Place | null {
  if (bytes?.length !== 8 || bytes[1] !== 1) return null
  const number = (bytes.readUInt32BE(4) ^ COOKIE) >>> 0
  const address = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
  return { address, port: bytes.readUInt16BE(2) ^ (COOKIE >>> 16) }
}

export const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** undefined: there is none. */
export const numberIn = (bytes: Buffer | undefined): number | undefined =>
  bytes?.length === 4 ? bytes.readUInt32BE() : undefined
