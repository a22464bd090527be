import { z } from 'zod'
import { findChatLogin } from '../accounts/chat-logins'
import type { Backend } from '../backend'
import type { SessionIdentity } from './session'

/** The query of an upgrade; a value that is none counts as left out. */
export const UpgradeQuery = z.object({
  token: z.string().max(4096).catch(''),
  device: z.string().max(64).catch(''),
  platform: z.coerce.number().int().min(0).max(99).catch(3),
})

export type Admission =
  | { kind: 'admitted'; who: SessionIdentity }
  /** the token is over: refresh and come again */
  | { kind: 'expired' }
  /** no token of ours, or its login was ended */
  | { kind: 'unauthorized' }

/** Who is behind an upgrade, by its query. */
export async function admit(backend: Backend, search: URLSearchParams): Promise<Admission> {
  const { token, device: named, platform } = UpgradeQuery.parse(Object.fromEntries(search))
  const claims = await backend.tokens.readIm(token, true)
  if (!claims) return { kind: 'unauthorized' }
  const login = await findChatLogin(backend.db, claims.chatLoginId)
  if (login.kind !== 'live') return { kind: 'unauthorized' }
  if (claims.expiresAt <= backend.clock()) return { kind: 'expired' }
  const { account, loginId } = login
  const { chatLoginId, expiresAt } = claims
  // A client that does not name its device is one device a login: tabs share a login, browsers do not.
  const device = named || `login ${chatLoginId}`
  const person = { imId: account.im_id, userType: account.user_type }
  return { kind: 'admitted', who: { ...person, chatLoginId, loginId, device, platform, expiresAt } }
}
