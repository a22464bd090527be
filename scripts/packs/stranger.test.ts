// What a stranger meets who has nothing but the two packs: npm run packs

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { nameBrowser } from '../lib/browser.mjs'
import { packed } from '../lib/packed.mjs'
import { ROOT } from '../lib/sh.mjs'
import { chatLogin } from './login'
import { SAMPLE } from './sample'
import { blockOf, emptyFolder, installInto, Program, removeAll, run, write } from './stranger'

const ENGINE = join(ROOT, 'packages/im-engine')
let packs: { engine: string; harness: string }
/** Where the engine is installed, beside what an embedder has. */
let home: string
let served: { origin: string; program: Program }

beforeAll(async () => {
  packs = packed(emptyFolder('packs'))
  home = emptyFolder('embedder')
  const { version: react } = createRequire(join(ENGINE, 'package.json'))('react/package.json')
  const { version: vite } = createRequire(join(ROOT, 'package.json'))('vite/package.json')
  const { version: vue } = createRequire(join(ROOT, 'package.json'))('vue/package.json')
  installInto(
    home,
    packs.engine,
    'ws',
    `react@${react}`,
    `react-dom@${react}`,
    `vue@${vue}`,
    `vite@${vite}`,
    '@types/react@19',
  )
  const folder = emptyFolder('server')
  const program = await Program.start(
    folder,
    /reads resumes/,
    'npx',
    '--yes',
    '--package',
    packs.harness,
    'harness',
    'serve',
    '--port',
    '0',
  )
  const [ready = ''] = program.lines
  served = { origin: ready.replace(/^ready (.*)\/a\/$/, '$1'), program }
})
afterAll(async () => {
  await served?.program.stop()
  removeAll()
})

async function newPage(): Promise<Page> {
  const executablePath = nameBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  onTestFinished(() => browser.close())
  return browser.newPage()
}

const installed = () => join(home, 'node_modules/@sarika/im-engine')

it.each([
  ['7', join(ROOT, 'node_modules/.bin/tsc')],
  ['6', join(ENGINE, 'node_modules/.bin/tsc')],
])(
  'S-PACK-4 TypeScript %s takes a program of all doors at its strictest, types of packages checked too',
  (_, tsc) => {
    write(home, 'sample.tsx', SAMPLE)
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--skipLibCheck',
      'false',
    ]
    const modules = [
      '--module',
      'nodenext',
      '--moduleResolution',
      'nodenext',
      '--target',
      'es2022',
      '--jsx',
      'react-jsx',
    ]
    run(
      home,
      tsc,
      '--noEmit',
      ...strict,
      ...modules,
      '--lib',
      'es2024,dom,dom.iterable',
      '--types',
      'react',
      'sample.tsx',
    )
  },
)

it('S-PACK-6 one npx command in an empty folder serves portal, desk, pages drawn before script and documents, and says whom to log in as', async () => {
  const { origin, program } = served
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(program.lines.join('\n')).toMatch(
    /password Sarika2026[\s\S]*seekers: sokha, dara\n\s*employers: angkor-hr/,
  )
  const page = async (path: string) => {
    const answer = await fetch(`${origin}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  const [portal, desk, job, documents] = await Promise.all(
    ['/a/', '/desk/', '/a/job/1', '/docs/openapi.json'].map(page),
  )
  for (const one of [portal, desk, job, documents]) expect(one?.status).toBe(200)
  const script = /src="(\/a\/assets\/index-[^"]+)"/.exec(portal?.text ?? '')?.[1] ?? ''
  expect((await page(script)).status).toBe(200)
  // The harness draws it with the portal's own components.
  expect(job?.text).toMatch(/<main[\s\S]*<h1/)
})

it('S-PACK-7 two people talk by the forty lines of the engine’s page, run by Node against that server', () => {
  const talk = blockOf(join(installed(), 'README.md'), 'js talk')
  expect(talk.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(40)
  write(home, 'talk.mjs', talk.replace('http://127.0.0.1:4170', served.origin))
  const said = run(home, process.execPath, 'talk.mjs').trim().split('\n')
  expect(said).toEqual(['Is the post still open?', 'It is. Come on Monday at nine.'])
})

it('S-PACK-8 the plain, React and Vue blocks of the guide, bundled from the pack, chat in a page of Chromium', async () => {
  const guide = join(installed(), 'docs/embed.md')
  const [session, peer] = await Promise.all([
    chatLogin(served.origin, 'dara'),
    chatLogin(served.origin, 'angkor-hr'),
  ])
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client'
        const session = ${JSON.stringify(session)}
        const peer = ${JSON.stringify(peer.imId)}
        const show = (texts) => { document.querySelector('#plain').textContent = texts.join('\\n') }
        ${blockOf(guide, 'ts plain')}
        const conversation = chat.key
        const root = createRoot(document.querySelector('#react'))
        ${blockOf(guide, 'tsx react')}
        ${blockOf(guide, 'ts vue')}`,
      resolveDir: home,
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  })
  const page = await newPage()
  await page.route('**/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: outputFiles[0]?.text ?? '' }),
  )
  await page.goto(`${served.origin}/healthz`)
  await page.evaluate(() => {
    document.body.innerHTML = '<pre id="plain"></pre><div id="react"></div><div id="vue"></div>'
    const code = document.createElement('script')
    code.type = 'module'
    code.src = '/embed.js'
    document.body.append(code)
  })
  for (const place of ['#plain', '#react li:last-child', '#vue li:last-child'])
    await page.locator(place).filter({ hasText: 'Hello from plain TypeScript' }).waitFor({ timeout: 60_000 })
})

it('S-PACK-13 a page in development, of another origin, chats through the proxy that the guide shows for Vite', async () => {
  const guide = join(installed(), 'docs/embed.md')
  const [session, peer] = await Promise.all([
    chatLogin(served.origin, 'sokha'),
    chatLogin(served.origin, 'angkor-hr'),
  ])
  write(home, 'vite.config.mjs', blockOf(guide, 'js vite').replace('http://127.0.0.1:4170', served.origin))
  write(home, 'index.html', '<pre id="plain"></pre><script type="module" src="/main.ts"></script>')
  write(
    home,
    'main.ts',
    `const session = ${JSON.stringify(session)}
    const peer = ${JSON.stringify(peer.imId)}
    const show = (texts: string[]) => { document.querySelector('#plain')!.textContent = texts.join('\\n') }
    ${blockOf(guide, 'ts plain')}`,
  )
  const vite = await Program.start(home, /Local:/, 'npx', 'vite', '--host', '127.0.0.1', '--port', '0')
  onTestFinished(() => vite.stop())
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(vite.lines.join('\n'))?.[0] ?? ''
  const page = await newPage()
  await page.goto(address)
  await page.locator('#plain', { hasText: 'Hello from plain TypeScript' }).waitFor({ timeout: 60_000 })
})

it('S-PACK-9 the other commands of the harness run from the pack: a simulation without sources', () => {
  const folder = emptyFolder('simulate')
  const said = run(
    folder,
    'npx',
    '--yes',
    '--package',
    packs.harness,
    'harness',
    'simulate',
    '--schedules',
    '20',
    '--json',
  )
  expect(JSON.parse(said)).toMatchObject({ schedules: 20 })
})
