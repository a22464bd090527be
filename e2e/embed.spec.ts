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

/** The blocks as one page script, with what they take as given around them. */
async function scriptOf(session: Session, peer: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client'
        const session = ${JSON.stringify(session)}
        const peer = ${JSON.stringify(peer)}
        const show = (texts) => { document.querySelector('#plain').textContent = texts.join('\\n') }
        ${blockOf('plain')}
        const conversation = chat.key
        const root = createRoot(document.querySelector('#react'))
        ${blockOf('react')}`,
      resolveDir: join(ROOT, 'packages/portal-web'),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@sarika/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

async function openWith(page: Page, origin: string, script: string): Promise<void> {
  await page.route('**/embed/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<pre id="plain"></pre><div id="react"></div><script type="module" src="page.js"></script>',
    }),
  )
  await page.route('**/embed/page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.goto(`${origin}/embed/`)
}

test('S-EMBED-2 the plain and the React block of the guide chat through a real server', async ({
  page,
  server,
}) => {
  const session = await chatLogin(server.origin, 'dara')
  const peer = await chatLogin(server.origin, 'angkor-hr')
  await openWith(page, server.origin, await scriptOf(session, peer.imId))
  await expect(page.locator('#plain')).toContainText('Hello from plain TypeScript')
  await expect(page.locator('#react li').last()).toHaveText('Hello from plain TypeScript')
})
