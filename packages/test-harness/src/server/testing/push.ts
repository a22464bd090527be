/** A browser that takes pushes, and a push service on this machine that stands in for one on the internet. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSaid } from '@sarika/portal-web/contract/bell'
import { onTestFinished } from 'vitest'
import { KNOWN_HOSTS, type PushSettings } from '../push/settings'

const CURVE = 'prime256v1'

const makePair = () => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return pair
}
const server = makePair()

export const PUSH_SETTINGS: PushSettings = {
  publicKey: server.getPublicKey('base64url'),
  privateKey: server.getPrivateKey('base64url'),
  contact: 'mailto:push@sarika.example',
  hosts: KNOWN_HOSTS,
}

const browser = makePair()
const secret = randomBytes(16)

/** What a browser hands over, e.g. for an endpoint of the stand-in. */
export const pushDevice = (endpoint = 'https://fcm.googleapis.com/fcm/send/one', hasText = false) => ({
  endpoint,
  keys: { p256dh: browser.getPublicKey('base64url'), auth: secret.toString('base64url') },
  hasText,
})

/** What that browser reads of a sealed push. Source: RFC 8291. */
export function openPush(
  body: Buffer,
  keys: { pair: ReturnType<typeof createECDH>; auth: Buffer } = { pair: browser, auth: secret },
): string {
  const salt = body.subarray(0, 16)
  const ours = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + ours.length)
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.pair.getPublicKey(), ours])
  const shared = derive(keys.pair.computeSecret(ours), keys.auth, info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const opening = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12))
  opening.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

interface Got {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly said: PushSaid
}

/** Takes pushes at any path; `answer` says with which status, and where to for a redirect. */
export async function startPushService(answer: (path: string) => number = () => 201) {
  const got: Got[] = []
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      got.push({ path, headers: request.headers, said: JSON.parse(openPush(Buffer.concat(parts))) })
      const status = answer(path)
      response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  return { at: url, got, settings: { ...PUSH_SETTINGS, standIn: url } satisfies PushSettings }
}
