// docs/replay.md, as it is printed: its commands through the built command line, its page block against a real server.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type createImEngine, personKey, toImId } from '@sarika/im-engine'
import { build } from 'esbuild'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readRecording } from '../record/format'
import { Account } from '../scenarios/person'
import { tempFolder } from '../server/testing/databases'
import { startTestServer } from '../server/testing/world'
import { Replay } from './replay'

const GUIDE = readFileSync('docs/replay.md', 'utf8')
const blockOf = (name: string): string =>
  new RegExp(`\`\`\`(?:sh|ts) ${name}\\n([\\s\\S]*?)\n\`\`\``).exec(GUIDE)?.[1] ?? ''

/** The command line from its sources: a test does not wait for a build. */
async function bundleCommandLine(): Promise<string> {
  const harness = 'packages/test-harness'
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync(`${harness}/package.json`, 'utf8'))
  const outfile = join(harness, '.cache', 'guide-cli.mjs')
  await build({
    stdin: {
      contents: `import { main } from './src/cli'; process.exitCode = await main(process.argv.slice(2))`,
      resolveDir: harness,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (one) => !one.startsWith('@sarika/'),
    ),
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return outfile
}

/** Starts a line of the guide; the shell fills in the stars. */
function start(line: string, commandLine: string): ChildProcess {
  const command = line.replace('npx --no-install harness', `exec '${process.execPath}' '${commandLine}'`)
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function run(line: string, commandLine: string): Promise<{ code: number | null; out: string }> {
  const child = start(line, commandLine)
  let out = ''
  child.stdout?.on('data', (part) => {
    out += String(part)
  })
  child.stderr?.resume()
  const [code] = await once(child, 'close')
  return { code, out }
}

/** The address of a line that begins with `ready`. */
async function ready(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read')
  child.stderr?.resume()
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('ready ')) return new URL(line.slice(6)).origin
  throw new Error('ended before it was ready')
}

describe('docs/replay.md', () => {
  it('S-REPL-7 its commands look at recordings and stop at moments of them', async () => {
    const commandLine = await bundleCommandLine()
    for (const line of [...blockOf('look').split('\n'), ...blockOf('until').split('\n')]) {
      const { code, out } = await run(line, commandLine)
      expect([line, code, out.length > 0]).toEqual([line, 0, true])
    }
  })

  it('S-REC-8 S-REPL-7 its commands record a chat; Ctrl+C ends a whole file, a kill leaves what had passed', async () => {
    const commandLine = await bundleCommandLine()
    const folder = await tempFolder()
    const [serve = '', record = '', replay = ''] = blockOf('record').split('\n')
    const server = start(serve.replace('DATABASE', join(folder, 'guide.db')), commandLine)
    const backend = await ready(server)
    const talk = async (out: string, signal: NodeJS.Signals): Promise<void> => {
      const line = record.replace('BACKEND', backend).replace('OUT', out)
      const proxy = start(line, commandLine)
      const account = await Account.login({ url: await ready(proxy) }, 'sokha')
      const tab = await account.openTab()
      await tab.engine.send(personKey(toImId('20001')), 'From the guide')
      await tab.engine.quiesce()
      proxy.kill(signal)
      await once(proxy, 'close')
      await tab.engine.stop()
      expect((await run(line, commandLine)).code).toBe(2) // the file that is there stays as it is
    }
    const [whole, cut] = [join(folder, 'whole.rec'), join(folder, 'cut.rec')]
    await talk(whole, 'SIGINT')
    expect(readRecording(readFileSync(whole)).isWhole).toBe(true)
    expect(await run(replay.replace('OUT', whole), commandLine)).toMatchObject({ code: 0 })
    await talk(cut, 'SIGKILL')
    const { isWhole, entries } = readRecording(readFileSync(cut))
    expect(isWhole).toBe(false)
    expect(entries.some(({ type }) => type === 'out')).toBe(true)
    expect((await run(replay.replace('OUT', cut), commandLine)).code).toBe(2)
    expect((await run(`${replay.replace('OUT', cut)} --until ${entries.length}`, commandLine)).code).toBe(0)
    server.kill()
    await once(server, 'close')
  })

  it('S-REPL-7 its page block records a tab that replays to the same', async () => {
    const server = await startTestServer()
    const { session, ports } = await Account.login({ url: server.url }, 'sokha').then((account) => ({
      session: account.session,
      ports: account.ports(),
    }))
    const block = blockOf('page')
    const { outputFiles } = await build({
      stdin: {
        contents: `${block
          .split('\n')
          .filter((line) => line.startsWith('import '))
          .join('\n')}
          export async function run({ session, endpoints, tokens, ports, use }) {
            ${block
              .split('\n')
              .filter((line) => !line.startsWith('import '))
              .join('\n')}; return bytes }`,
        resolveDir: 'packages/test-harness/src',
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      conditions: ['@sarika/source'],
    })
    const module: { run(given: object): Promise<Uint8Array> } = await import(
      `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`
    )
    const bytes = await module.run({
      session,
      endpoints: { rest: '', socket: '/socket' },
      tokens: { current: () => session, refresh: async () => ({ kind: 'refused' }) },
      ports,
      use: async (engine: ReturnType<typeof createImEngine>) => {
        await engine.send(personKey(toImId('20001')), 'From the page')
        await engine.quiesce()
      },
    })
    const { compared, differences } = await new Replay(readRecording(bytes)).run()
    expect([compared, differences]).toEqual([1, []])
  })
})
