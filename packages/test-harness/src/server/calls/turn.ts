import { createHmac } from 'node:crypto'
import { TURN_TTL_S } from '../limits'
import type { CallSettings } from './settings'

/**
 * What lets a device use the relays for ten minutes: a name that says until when, and its HMAC under the secret that the server
 * shares with them (draft-uberti-behave-turn-rest-00; coturn's `use-auth-secret`). Nothing of it is kept.
 */
export function turnFor(turn: CallSettings['turn'], imId: string, now: number) {
  const endsAt = Math.floor(now / 1000) + TURN_TTL_S
  if (turn === null) return { urls: [], username: '', credential: '', expiresAt: endsAt * 1000 }
  const username = `${endsAt}:${imId}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return { urls: turn.urls, username, credential, expiresAt: endsAt * 1000 }
}
