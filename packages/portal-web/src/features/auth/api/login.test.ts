import { expect, onTestFinished, test, vi } from 'vitest'
import { enterBy, readPayload } from './login'

const tokenOf = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sign`

/** What the console was warned of. */
function warned(): readonly unknown[][] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return warn.mock.calls
}

test.each(['', 'x', 'a.b', 'a.%%%.c', 'a.bm90IGpzb24.c'])(
  'S-WEB-8 %j is no token: nobody is logged in',
  (token) => {
    expect(readPayload(token)).toBe(null)
  },
)

test('S-WEB-8 the payload of a token is read, names in any script too', () => {
  const payload = { user: { userId: '1', name: 'សុខា' } }
  const part = Buffer.from(JSON.stringify(payload)).toString('base64url')
  expect(readPayload(`head.${part}.sign`)).toEqual(payload)
})

test.each([
  ['cannot be read', 'a.secret.c'],
  ['names no user', tokenOf({})],
  ['names a user without an id', tokenOf({ user: { name: 'Sokha' } })],
])(
  'S-SAYNO-2 a login whose token %s stops, and the console is warned without the token',
  async (_, token) => {
    const warnings = warned()
    const answer = await enterBy({ kind: 'ok', body: { access_token: token } })
    expect(answer).toMatchObject({ kind: 'refused', code: 'no_chat_login' })
    expect(warnings).toEqual([['The chat login stops: the access token of this login names no user.']])
  },
)

const access_token = tokenOf({ user: { userId: '1' } })

test('S-SAYNO-2 a chat login that names nobody stops, and the console is warned', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ im_token: 'secret' })))
  onTestFinished(() => void vi.unstubAllGlobals())
  const warnings = warned()
  const answer = await enterBy({ kind: 'ok', body: { access_token } })
  expect(answer).toMatchObject({ kind: 'refused', code: 'no_chat_login' })
  expect(warnings).toEqual([['The chat login stops: its answer names nobody.']])
})

test.each([
  [422, { kind: 'refused', code: 'no_chat_login', fields: [] }],
  [404, { kind: 'refused', code: 'no_chat_login' }],
  [429, { kind: 'refused', code: 'x' }],
  [503, { kind: 'refused', code: 'x' }],
])('S-SAYNO-3 a chat login that answers %i at the login', async (status, expected) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'x' }), { status }))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await enterBy({ kind: 'ok', body: { access_token } })).toMatchObject(expected)
})
