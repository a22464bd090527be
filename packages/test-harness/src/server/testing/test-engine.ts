import { createImEngine, type ImEngine } from '@sarika/im-engine'
import { expect, onTestFinished } from 'vitest'
import { chatLogin, webSockets } from './node-engine'

/** An engine at a running server that has caught up; stopped after the test. */
export async function startTestEngine(
  url: string,
  account: string,
): Promise<{ engine: ImEngine; imId: string }> {
  const session = await chatLogin(url, account)
  const engine = createImEngine({
    endpoints: { rest: url, socket: `${url.replace('http', 'ws')}/socket` },
    identity: { imId: session.imId },
    tokens: { current: () => session, refresh: async () => ({ kind: 'refused' }) },
    disk: 'memory',
    ports: { sockets: webSockets },
  })
  onTestFinished(() => engine.stop())
  await engine.start()
  await expect.poll(() => engine.connection.getSnapshot().isCaughtUp).toBe(true)
  return { engine, imId: session.imId }
}
