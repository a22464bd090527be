const API = '/api/v1.0.0'

/** A chat login of a demo account, as docs/protocol/login.md tells it. */
export async function chatLogin(origin: string, account: string) {
  const login = await fetch(`${origin}${API}/users/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ account, password: 'Sarika2026' }),
  })
  const { access_token }: { access_token: string } = await login.json()
  const chat = await fetch(`${origin}${API}/users/authorize/im`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ udid: account, platform: 3, status: 2, userId: '', accountType: 0 }),
  })
  const answer: { user: { im_id: string }; im_token: string } = await chat.json()
  return { imId: answer.user.im_id, token: answer.im_token, refreshAt: 0 }
}
