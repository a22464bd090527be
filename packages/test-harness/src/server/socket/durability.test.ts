import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { login, newClientId, TestClient, textTo } from '../testing/client'
import { tempFolder } from '../testing/world'

/** Bundled into the package, so that its dependencies are found from there. */
async function bundleServer(): Promise<string> {
  const outfile = fileURLToPath(new URL('../../../.cache/serve-child.mjs', import.meta.url))
  await build({
    entryPoints: [fileURLToPath(new URL('../testing/serve-child.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  })
  return outfile
}

async function startChild(bundle: string, database: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [bundle, database], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [url] = await once(createInterface(child.stdout), 'line')
  return { url, child }
}

test('S-SRV-3 what was acked before SIGKILL is there once after the restart', {
  timeout: 60_000,
}, async () => {
  const bundle = await bundleServer()
  const database = join(await tempFolder(), 'killed.db')
  const acked = new Map<string, Record<string, unknown>>()
  const texts = Array.from({ length: 400 }, (_, i) => ({ clientId: newClientId(), text: `line ${i}` }))

  const first = await startChild(bundle, database)
  const sokha = await login(first.url, 'sokha')
  const socket = await sokha.online()
  for (const { clientId, text } of texts) socket.send(textTo('20001', text, clientId))
  while (acked.size < 100) {
    const ack = await socket.nextAction('ack')
    acked.set(String(ack.seq), ack.data)
  }
  first.child.kill('SIGKILL')
  await socket.awaitClose()
  for (const { action, seq, data } of socket.kept) if (action === 'ack') acked.set(String(seq), data)

  const second = await startChild(bundle, database)
  // The chat token outlives the process: its key is kept with the data.
  const again = new TestClient(second.url, sokha.imId, sokha.accessToken, sokha.refreshToken, sokha.imToken)
  const resent = await again.online()
  for (const { clientId, text } of texts) {
    const ack = await resent.call(textTo('20001', text, clientId))
    expect(ack.code).toBe(0)
    if (acked.has(clientId)) expect(ack).toEqual(acked.get(clientId))
  }
  const { items } = await again.catchUp('/chat/im/user/getMsg')
  const stored = items.filter((item) => texts.some(({ clientId }) => clientId === item.seq))
  expect(stored.map((item) => item.seq).toSorted()).toEqual(texts.map((text) => text.clientId).toSorted())
  const numbers = stored.map((item) => item.number)
  expect(numbers).toEqual(Array.from({ length: 400 }, (_, i) => numbers[0] + i))
})
