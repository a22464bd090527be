// How a push is sealed for one browser, so that the push service in between reads nothing of it. Source: RFC 8291 over RFC 8188
// (aes128gcm), one record; and RFC 8292 (VAPID) for who sends it.

import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'
import type { PushSettings } from './settings'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4_096
/** Bytes of a record that are not the text: its tag of 16 and its end. */
const OVERHEAD_BYTES = 17
/** What a text may have: push services take bodies of 4096 bytes, and the head has 86. */
export const MAX_PUSH_BYTES = RECORD_BYTES - OVERHEAD_BYTES - 86
/** Life of a signature; a push service takes 24 h at most. */
const SIGNED_S = 12 * 3_600

const fromText = (text: string): Buffer => Buffer.from(text, 'base64url')
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Of one push: made by chance; a test names them. */
export interface Fresh {
  readonly salt: Buffer
  /** a private key of P-256 */
  readonly key: Buffer
}

function makeFresh(): Fresh {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { salt: randomBytes(16), key: pair.getPrivateKey() }
}

/** Seals a text for a browser's `p256dh` and `auth`. Throws where the key is no point of the curve. */
export function seal(
  text: Uint8Array,
  keys: { readonly p256dh: string; readonly auth: string },
  { salt, key }: Fresh = makeFresh(),
): Buffer {
  const [theirs, secret] = [fromText(keys.p256dh), fromText(keys.auth)]
  const pair = createECDH(CURVE)
  pair.setPrivateKey(key)
  const ours = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = derive(pair.computeSecret(theirs), secret, info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  )
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(RECORD_BYTES, 16)
  head.writeUInt8(ours.length, 20)
  // 2 ends the last record.
  const sealed = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([head, ours, ...sealed])
}

/** Whether a browser's key is a point of the curve: with any other nothing can be sealed. */
export function isPoint(p256dh: string): boolean {
  try {
    const pair = createECDH(CURVE)
    pair.generateKeys()
    pair.computeSecret(fromText(p256dh))
    return true
  } catch {
    return false
  }
}

/** The header by which a push service knows who sends. `now` in ms. */
export function signFor(endpoint: string, settings: PushSettings, now: number): string {
  const { publicKey, privateKey, contact } = settings
  const point = fromText(publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + SIGNED_S, sub: contact }
  const said = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
}
