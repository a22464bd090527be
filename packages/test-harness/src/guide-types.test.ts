// The blocks of the guides under TypeScript at its strictest, as an embedder's compiler reads them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const GUIDES = ['embed', 'protocol/login', 'protocol/fields', 'protocol/a-backend-in-a-test'].map(
  (name) => `docs/${name}.md`,
)

/** What the blocks take as given; a block that declares one of these has its own. */
const GIVEN: Readonly<Record<string, string>> = {
  session: 'const session: { imId: string; token: string; refreshAt: number }',
  peer: 'const peer: string',
  url: 'const url: string',
  show: 'function show(texts: readonly string[]): void',
  engine: "const engine: import('@sarika/im-engine').ImEngine",
  key: "const key: import('@sarika/im-engine').ConversationKey",
  conversation: "const conversation: import('@sarika/im-engine').ConversationKey",
  poll: "const poll: import('@sarika/im-engine').Kind<'poll', Poll>",
  Poll: 'interface Poll { readonly question: string; readonly options: readonly string[] }',
  root: "const root: import('react-dom/client').Root",
  offer: 'function offer(name: string, accept: () => unknown): void',
  applicationId: 'const applicationId: string',
  refresh: 'function refresh(rev: number): void',
  notify: 'function notify(text: string): void',
  setBadge: 'function setBadge(unread: number): void',
  ring: 'function ring(key: string): void',
  test: 'function test(name: string, run: () => Promise<void>): void',
  newBackend: "function newBackend(): Promise<import('@sarika/im-engine/testing').BackendUnderTest>",
}

/** A block between what it takes as given, as a module of its own. */
const moduleOf = (code: string): string =>
  [
    ...Object.entries(GIVEN)
      .filter(([name]) => !new RegExp(`(?:const|let|interface|function) ${name}\\b`).test(code))
      .map(([, declaration]) => `declare ${declaration}`),
    code,
    'export {}',
  ].join('\n')

it('S-EMBED-7 every block of the guides compiles at TypeScript’s strictest', () => {
  const folder = join(ROOT, 'packages/portal-web/.cache/guide-types')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const blocks = GUIDES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/```(tsx?)(?: \S+)?\n([\s\S]*?)\n```/g)].map(
      ([, kind = '', code = ''], i) => ({
        name: `${page.replace(/\W/g, '-')}-${i}.${kind}`,
        code: code.replaceAll("'./", "'../../../../docs/embed/plain/"),
      }),
    ),
  )
  expect(blocks.length).toBeGreaterThan(15)
  for (const { name, code } of blocks) writeFileSync(join(folder, name), moduleOf(code))
  const options = {
    extends: '../../../../tsconfig.base.json',
    compilerOptions: {
      incremental: false,
      // docs has no packages of its own, and portal-web not those of Node.
      paths: {
        '@sarika/im-engine': ['../../../im-engine/src/index.ts'],
        ws: ['../../../test-harness/node_modules/@types/ws'],
      },
    },
    include: ['.'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const said = (() => {
    try {
      return execFileSync(tsc, ['-p', folder, '--noEmit'], { encoding: 'utf8' })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  })()
  expect(said).toBe('')
}, 240_000)
