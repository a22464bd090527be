// The blocks of docs/protocol, run as they are printed.
import { readFileSync } from 'node:fs'
import type { TokenSource } from '@sarika/im-engine'
import { expect, it } from 'vitest'
import { blockOf } from './embed-block'
import { chatLogin } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

const TEST_PAGE = 'docs/protocol/a-backend-in-a-test.md'
const FIELDS_PAGE = 'docs/protocol/fields.md'
const LOGIN_PAGE = 'docs/protocol/login.md'

interface Session {
  readonly imId: string
  readonly token: string
  readonly refreshAt: number
}
type LogIn = (origin: string, account: string, password: string, device: string) => Promise<Session>
type TokensOf = (origin: string, session: Session, kept: Pick<Storage, 'getItem' | 'setItem'>) => TokenSource

const shownBy = async (name: string, result: string) =>
  (await blockOf(name, [], `({ ${result} })`, TEST_PAGE))({})

/** What a browser keeps for all tabs. */
function keeping(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) }
}

async function loginBlocks() {
  const logIn = (await (await blockOf('session', [], 'logIn', LOGIN_PAGE))({})) as LogIn
  const tokensOf = (await (await blockOf('tokens', [], 'tokensOf', LOGIN_PAGE))({})) as TokensOf
  return { logIn, tokensOf }
}

it('S-PROTO-5 two people talk against the scripted backend as its page prints it', async () => {
  expect(await shownBy('talk', 'shown, sent')).toEqual({
    shown: [
      ['me', 'Is the job still open?'],
      ['them', 'Yes, come on Monday'],
    ],
    sent: ['Is the job still open?'],
  })
})

it('S-PROTO-5 a send is refused and a call is answered otherwise as the page prints it', async () => {
  expect(await shownBy('refused', 'states, names')).toEqual({ states: ['failed'], names: ['Dara'] })
})

it('S-PROTO-5 time goes by hand as the page prints it', async () => {
  expect(await shownBy('clock', 'states')).toEqual({ states: ['connected', 'reconnecting', 'connected'] })
})

it('S-PROTO-6 the login block gives a session, and the token block renews it for all tabs', async () => {
  const now = Date.now()
  const { url } = await startTestServer({ clock: () => now })
  const { logIn, tokensOf } = await loginBlocks()
  const session = await logIn(url, 'sokha', 'Sarika2026', 'desk')
  expect(session.imId).not.toBe('')
  expect(session.refreshAt).toBeGreaterThan(now)
  const kept = keeping()
  const tokens = tokensOf(url, session, kept)
  expect(tokens.current()).toEqual(session)
  const renewal = await tokens.refresh()
  if (renewal.kind !== 'token') throw new Error(`renewed: ${renewal.kind}`)
  expect(renewal.token.token).not.toBe('')
  expect(renewal.token.refreshAt).toBeGreaterThan(now)
  expect(tokensOf(url, session, kept).current()).toEqual(renewal.token)
})

it('S-PROTO-6 the token block tells a login that is over from a server that is away', async () => {
  const { url } = await startTestServer()
  const { logIn, tokensOf } = await loginBlocks()
  const session = await logIn(url, 'sokha', 'Sarika2026', 'desk')
  await fetch(`${url}/chat/auth`, { method: 'DELETE', headers: { authorization: `Bearer ${session.token}` } })
  expect(await tokensOf(url, session, keeping()).refresh()).toEqual({ kind: 'refused' })
  expect(await tokensOf(`${url}/nowhere`, session, keeping()).refresh()).toEqual({ kind: 'network' })
  expect(await tokensOf('http://127.0.0.1:9', session, keeping()).refresh()).toEqual({ kind: 'network' })
  await expect(logIn(url, 'sokha', 'wrong', 'desk')).rejects.toThrow(/users\/authorize: 4/)
})

/** What stands in backticks in the first column of a page's tables. */
const fieldsOf = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, field = '']) => field),
  )

it('S-PROTO-7 every field of the frames and calls has its meaning on the page of fields, and no other has', () => {
  const last = (path: string) => path.replaceAll('[]', '').split('.').at(-1) ?? ''
  const used = ['frames', 'calls'].flatMap((name) => fieldsOf(`docs/protocol/${name}.md`).map(last))
  expect([...new Set(fieldsOf(FIELDS_PAGE))].sort()).toEqual([...new Set(used)].sort())
})

it('S-PROTO-8 the cipher’s block opens what an account said through a real server', async () => {
  const { url } = await startTestServer()
  const [own, other] = await Promise.all([chatLogin(url, 'sokha'), chatLogin(url, 'angkor-hr')])
  const engine = await (await blockOf('node', ['url', 'session', 'peer'], 'engine'))({
    url,
    session: own,
    peer: other.imId,
  })
  await (engine as { stop(): Promise<void> }).stop()
  const answer = await fetch(`${url}/chat/im/user/getMsgByImID`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ im_id: own.imId, before: '', size: 1 }),
  })
  const { data }: { data: readonly { msg: { content: string; aesExt: string } }[] } = await answer.json()
  const msg = data[0]?.msg
  const wordsOf = (await (
    await blockOf('cipher', [], 'wordsOf', FIELDS_PAGE)
  )({})) as (ids: string, sealed: typeof msg) => string
  expect(msg?.content).not.toContain('Hello')
  expect(wordsOf([own.imId, other.imId].sort().join('_'), msg)).toBe('Hello from Node')
})
