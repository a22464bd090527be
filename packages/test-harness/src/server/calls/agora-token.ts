/**
 * Tokens of Agora, as its published AccessToken2 has them: a list of what its holder may do in one channel, signed by the
 * certificate of the application.
 *
 *   "007" + base64(deflate(signature | application, issued, life, salt, services))
 *
 * Numbers are little-endian, texts have their length before them. Source: github.com/AgoraIO/Tools, DynamicKey.
 */
import { createHmac } from 'node:crypto'
import { deflateSync } from 'node:zlib'

const VERSION = '007'
/** The service of sound and picture. */
const RTC = 1
/** To join, and to send sound, picture and data. */
const PUBLISHER = [1, 2, 3, 4]

export interface AgoraGrant {
  appId: string
  certificate: string
  channel: string
  uid: string
  /** s since the epoch */
  issuedAt: number
  /** s */
  life: number
  /** random, not 0 */
  salt: number
  privileges?: readonly number[]
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const text = (value: string | Buffer): Buffer => {
  const bytes = Buffer.from(value)
  return Buffer.concat([short(bytes.length), bytes])
}

const hmac = (key: Buffer, message: string | Buffer): Buffer =>
  createHmac('sha256', key).update(message).digest()

export function agoraToken(grant: AgoraGrant): string {
  const { appId, certificate, channel, uid, issuedAt, life, salt, privileges = PUBLISHER } = grant
  const service = Buffer.concat([
    ...[short(RTC), short(privileges.length)],
    ...privileges.flatMap((privilege) => [short(privilege), long(life)]),
    ...[text(channel), text(uid)],
  ])
  const head = [text(appId), long(issuedAt), long(life), long(salt), short(1)]
  const said = Buffer.concat([...head, service])
  const key = hmac(long(salt), hmac(long(issuedAt), certificate))
  return VERSION + deflateSync(Buffer.concat([text(hmac(key, said)), said])).toString('base64')
}
