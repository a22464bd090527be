import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { chatLogin, webSockets } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

/** The block of docs/embed.md as a function of what it takes as given. */
async function blockOf(name: string): Promise<(given: Record<string, unknown>) => Promise<unknown>> {
  const [, code = ''] =
    new RegExp(`\`\`\`tsx? ${name}\\n([\\s\\S]*?)\n\`\`\``).exec(readFileSync('docs/embed.md', 'utf8')) ?? []
  const imports = code.split('\n').filter((line) => line.startsWith('import '))
  const body = code.split('\n').filter((line) => !line.startsWith('import '))
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join('\n')}
        export async function run({ url, session, peer, webSockets }) { ${body.join('\n')}; return engine }`,
      resolveDir: 'packages/test-harness',
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@sarika/source'],
  })
  const text = outputFiles[0]?.text ?? ''
  const module: { run(given: Record<string, unknown>): Promise<unknown> } = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  )
  return module.run
}

describe('docs/embed.md', () => {
  it('S-EMBED-1 the Node block sends a message through a real server', async () => {
    const { url } = await startTestServer()
    const [session, peer] = await Promise.all([chatLogin(url, 'sokha'), chatLogin(url, 'angkor-hr')])
    const newest = async () => {
      const answer = await fetch(`${url}/chat/im/user/getMsgByImID`, {
        method: 'POST',
        headers: { authorization: `Bearer ${peer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ im_id: session.imId, before: '', size: 1 }),
      })
      const { data }: { data: readonly { msg_id: string; sender_id: string }[] } = await answer.json()
      return data[0]
    }
    const before = await newest()
    const run = await blockOf('node')
    const engine = (await run({ url, session, peer: peer.imId, webSockets })) as { stop(): Promise<void> }
    const after = await newest()
    expect(after?.sender_id).toBe(session.imId)
    expect(after?.msg_id).not.toBe(before?.msg_id)
    await engine.stop()
  })
})
