import { z } from 'zod'
import { findChatLogin } from '../accounts/chat-logins'
import type { Backend } from '../backend'
import type { LoginEnd } from './login-ends'
import type { SessionIdentity } from './session'

/** The query of an upgrade; a value that is none counts as left out. */
export const UpgradeQuery = z.object({
  token: z.string().max(4096).catch(''),
  device: z.string().max(64).catch(''),
  platform: z.coerce.number().int().min(0).max(99).catch(3),
  /** The client's takeover number, which grows with each tab that begins to lead; 0 = it does not count. */
  turn: z.coerce.number().int().min(0).catch(0),
})

export type Admission =
  /** there is no chat here: nobody comes again, and no login ends by it */
  | { kind: 'off' }
  | { kind: 'admitted'; who: SessionIdentity }
  /** the token is over, or none of ours: refresh and come again; who gets no other one is told so by the refresh */
  | { kind: 'expired' }
  /** its login was ended */
  | { kind: 'revoked'; end: LoginEnd }

/**
 * Who is behind an upgrade, by its query, judged as calls of the chat are (http/access.ts). The client of a token that
 * says nothing, or is of another key, may still hold a login: only what is known to be revoked is ended here.
 */
export async function admit(backend: Backend, search: URLSearchParams): Promise<Admission> {
  if (!backend.isChatOn) return { kind: 'off' }
  const { token, device: named, platform, turn } = UpgradeQuery.parse(Object.fromEntries(search))
  const claims = await backend.tokens.readIm(token, true)
  if (!claims) return { kind: 'expired' }
  const login = await findChatLogin(backend.db, claims.chatLoginId)
  if (login.kind === 'revoked')
    return { kind: 'revoked', end: login.isClosed ? 'invalid_account' : 'unauthorized' }
  if (login.kind === 'unknown' || claims.expiresAt <= backend.clock()) return { kind: 'expired' }
  const { account, loginId } = login
  const { chatLoginId, expiresAt } = claims
  // A client that does not name its device is one device a login: tabs share a login, browsers do not.
  const device = named || `login ${chatLoginId}`
  return {
    kind: 'admitted',
    who: { imId: account.im_id, chatLoginId, loginId, device, platform, turn, expiresAt },
  }
}
