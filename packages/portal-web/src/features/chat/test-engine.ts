import { createImEngine, type ImEngine } from '@sarika/im-engine'
import { onTestFinished } from 'vitest'

/** The chat of account 10001 in memory, until the test is over; its server is that of test-socket.ts. */
export function startTestEngine(): ImEngine {
  const engine = createImEngine({
    endpoints: { rest: '', socket: 'ws://chat.invalid/socket' },
    identity: { imId: '10001' },
    tokens: { current: () => ({ token: 'good', refreshAt: 0 }), refresh: async () => ({ kind: 'network' }) },
    disk: 'memory',
  })
  void engine.start()
  onTestFinished(() => engine.stop())
  return engine
}
