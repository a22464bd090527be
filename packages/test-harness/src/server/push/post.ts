import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { PUSH_LIFE_S, PUSH_PATIENCE_MS } from '../limits'
import { judgeEndpoint, lookUpPublic } from './address'
import { signFor } from './seal'
import type { PushSettings } from './settings'

export type Delivered =
  | { kind: 'done' }
  /** the browser takes no pushes any more */
  | { kind: 'gone' }
  | { kind: 'failed'; problem: string }

/** 404 and 410: the service knows no such browser any more. Any other answer, a redirect among them, is not followed. */
const read = (status: number): Delivered =>
  status >= 200 && status < 300
    ? { kind: 'done' }
    : status === 404 || status === 410
      ? { kind: 'gone' }
      : { kind: 'failed', problem: `answered ${status}` }

/** Hands a sealed push to a push service. Judges the endpoint again: the list of hosts may have changed since it was kept. */
export function postPush(
  endpoint: string,
  body: Buffer,
  tag: string,
  settings: PushSettings,
  now: number,
  signal: AbortSignal,
): Promise<Delivered> {
  const fault = judgeEndpoint(endpoint, settings)
  if (fault !== null) return Promise.resolve({ kind: 'failed', problem: fault })
  const url = new URL(endpoint)
  const isStandIn = url.origin === settings.standIn
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve) => {
    const fail = ({ message }: Error) => resolve({ kind: 'failed', problem: message })
    const sent = send(
      url,
      {
        method: 'POST',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_PATIENCE_MS)]),
        ...(isStandIn ? {} : { lookup: lookUpPublic }),
        headers: {
          Authorization: signFor(endpoint, settings, now),
          TTL: String(PUSH_LIFE_S),
          Urgency: 'high',
          // One waits there for each conversation: 32 letters at most.
          Topic: tag.replace(/[^\w-]/g, '').slice(0, 32),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          'Content-Length': body.length,
        },
      },
      (response) => {
        resolve(read(response.statusCode ?? 0))
        // What it says beside is of no use, and may have no end.
        response.destroy()
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}
