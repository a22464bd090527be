import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { expect, test } from './support/test'

const ROOT = join(import.meta.dirname, '..')
const API = '/api/v1.0.0'

interface Session {
  readonly imId: string
  readonly token: string
  readonly refreshAt: number
}

async function chatLogin(origin: string, account: string): Promise<Session> {
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

/** A block of docs/embed.md, as it is printed. */
function blockOf(name: string): string {
  const guide = readFileSync(join(ROOT, 'docs/embed.md'), 'utf8')
  return new RegExp(`\`\`\`tsx? ${name}\\n([\\s\\S]*?)\\n\`\`\``).exec(guide)?.[1] ?? ''
}

/** A page script that finds its imports from a folder. */
async function bundle(contents: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(ROOT, folder), loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@sarika/source'],
    // What the plain example stands in has no packages of its own.
    nodePaths: [join(ROOT, 'packages/portal-web/node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The blocks as one page script, with what they take as given around them. */
const scriptOf = (session: Session, peer: string): Promise<string> =>
  bundle(
    `
        import { createRoot } from 'react-dom/client'
        const session = ${JSON.stringify(session)}
        const peer = ${JSON.stringify(peer)}
        const show = (texts) => { document.querySelector('#plain').textContent = texts.join('\\n') }
        ${blockOf('plain')}
        const conversation = chat.key
        const root = createRoot(document.querySelector('#react'))
        ${blockOf('react')}
        ${blockOf('vue')}`,
    'packages/portal-web',
  )

/** A page that the server really sent: Chromium lets no page that a test made up open a socket to this machine. */
async function openWith(page: Page, origin: string, script: string): Promise<void> {
  await page.route('**/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  )
  await page.goto(`${origin}/healthz`)
  await page.evaluate(() => {
    document.body.innerHTML =
      '<pre id="plain"></pre><div id="react"></div><div id="vue"></div><ul id="list"></ul><div id="thread"></div>'
    const code = document.createElement('script')
    code.type = 'module'
    code.src = '/embed.js'
    document.body.append(code)
  })
}

/** Sender and id of the newest message between two. */
async function newestFrom(origin: string, { token }: Session, other: Session): Promise<string | undefined> {
  const answer = await fetch(`${origin}/chat/im/user/getMsgByImID`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ im_id: other.imId, before: '', size: 1 }),
  })
  const { data }: { data: readonly { msg_id: string; sender_id: string }[] } = await answer.json()
  return data[0] && `${data[0].sender_id} ${data[0].msg_id}`
}

test('S-EMBED-2 the plain, the React and the Vue block of the guide chat through a real server', async ({
  page,
  server,
}) => {
  const session = await chatLogin(server.origin, 'dara')
  const peer = await chatLogin(server.origin, 'angkor-hr')
  const before = await newestFrom(server.origin, peer, session)
  await openWith(page, server.origin, await scriptOf(session, peer.imId))
  await expect(page.locator('#plain')).toContainText('Hello from plain TypeScript')
  await expect(page.locator('#react li').last()).toHaveText('Hello from plain TypeScript')
  await expect(page.locator('#vue li').last()).toHaveText('Hello from plain TypeScript')
  await expect.poll(() => newestFrom(server.origin, peer, session)).not.toBe(before)
  expect(await newestFrom(server.origin, peer, session)).toMatch(new RegExp(`^${session.imId} `))
})

test('S-EMBED-6 a poll of another team is sent, found, shown in React and without, and still there after a reload', async ({
  page,
  server,
}) => {
  const session = await chatLogin(server.origin, 'dara')
  const peer = await chatLogin(server.origin, 'angkor-hr')
  const before = await newestFrom(server.origin, peer, session)
  const script = await bundle(
    `
        import { createRoot } from 'react-dom/client'
        const session = ${JSON.stringify(session)}
        const peer = ${JSON.stringify(peer.imId)}
        const show = (texts) => { document.querySelector('#plain').textContent = texts.join('\\n') }
        ${blockOf('poll')}
        const conversation = chat.key
        const root = createRoot(document.querySelector('#react'))
        ${blockOf('poll-react')}`,
    'packages/portal-web',
  )
  await openWith(page, server.origin, script)
  await expect(page.locator('#plain')).toContainText('Noodles')
  await expect(page.locator('#react li')).toHaveText(['Lunch?: Rice or Noodles'])
  await expect.poll(() => newestFrom(server.origin, peer, session)).not.toBe(before)
  // The page sends another one each time: the first is on the disk.
  await openWith(page, server.origin, script)
  await expect(page.locator('#react li')).toHaveText(['Lunch?: Rice or Noodles', 'Lunch?: Rice or Noodles'])
})

/** A page of the plain example: an engine, and a block of the guide that shows it. */
const plainPage = (session: Session, block: string): Promise<string> =>
  bundle(
    `
      import { createImEngine } from '@sarika/im-engine'
      const session = ${JSON.stringify(session)}
      const engine = createImEngine({
        endpoints: { rest: '', socket: location.origin.replace('http', 'ws') + '/socket' },
        identity: { imId: session.imId },
        tokens: { current: () => session, refresh: async () => ({ kind: 'refused' }) },
      })
      await engine.start()
      ${blockOf(block)}`,
    'docs/embed/plain',
  )

test('S-EMBED-4 the block that binds a view to plain elements shows the conversations, and what comes', async ({
  page,
  server,
}) => {
  const session = await chatLogin(server.origin, 'dara')
  await openWith(page, server.origin, await plainPage(session, 'views'))
  const rows = page.locator('#list li')
  await expect(rows.filter({ hasText: /^Bopha, Angkor HR \(\d+\)$/ })).toHaveCount(1)
  await expect(rows.filter({ hasText: /^Angkor hiring \(\d+\)$/ })).toHaveCount(1)
})

test('S-EMBED-5 S-DESK-9 the plain example lists conversations, opens one, shows what comes and sends', async ({
  page,
  server,
  enter,
}) => {
  const session = await chatLogin(server.origin, 'dara')
  await openWith(page, server.origin, await plainPage(session, 'page'))
  await page.getByRole('button', { name: 'Bopha, Angkor HR' }).click()
  const said = page.getByRole('log').getByRole('article')
  await expect(said).not.toHaveCount(0)
  await page.getByRole('textbox', { name: 'Message' }).fill('Plain <b>and</b> simple')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(said.last()).toContainText('Plain <b>and</b> simple')
  await expect(said.last()).toContainText(/sent|delivered|read/)

  const hr = await enter('angkor-hr')
  await hr.open('Dara Kim')
  await expect(hr.message('Plain <b>and</b> simple')).toBeVisible()
  await hr.write('We read you.')
  await expect(said.last()).toContainText('We read you.')
})
