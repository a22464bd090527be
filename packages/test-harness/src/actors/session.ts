import type { TokenSource } from '@sarika/im-engine'
import { z } from 'zod'

const API = '/api/v1.0.0'
/** `im_exp` lies this many seconds after the moment of refresh (specification 4). */
const EXPIRY_OFFSET_S = 255_600

const Token = z.object({ im_token: z.string(), im_exp: z.number() })
const ChatLogin = Token.extend({ user: z.object({ im_id: z.string() }) })

export interface Session {
  imId: string
  tokens: TokenSource
}

const toToken = ({ im_token, im_exp }: z.infer<typeof Token>) => ({
  token: im_token,
  refreshAt: Math.max(0, im_exp - EXPIRY_OFFSET_S) * 1000,
})

/** Logs in as anybody does. Null: the server does not know this name and password. */
export async function openSession(url: string, account: string, password: string): Promise<Session | null> {
  const login = await fetch(`${url}${API}/users/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ account, password }),
  })
  if (!login.ok) return null
  const { access_token } = z.object({ access_token: z.string() }).parse(await login.json())
  const chat = await fetch(`${url}${API}/users/authorize/im`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ udid: account, platform: 3, status: 2, userId: '', accountType: 0 }),
  })
  const opened = ChatLogin.parse(await chat.json())
  let current = toToken(opened)
  const refresh: TokenSource['refresh'] = async () => {
    try {
      const headers = { authorization: `Bearer ${current.token}`, 'accept-language': 'en' }
      const answer = await fetch(`${url}/chat/auth?server=warm`, { headers })
      const read = z.object({ code: z.literal(200), data: Token }).safeParse(await answer.json())
      if (!read.success) return { kind: 'refused' }
      current = toToken(read.data.data)
      return { kind: 'token', token: current }
    } catch {
      return { kind: 'network' }
    }
  }
  return { imId: opened.user.im_id, tokens: { current: () => current, refresh } }
}
