// What a newcomer gets wrong, on the real server: each is told by name.

import { createImEngine, type ImEngineOptions, type Problem } from '@sarika/im-engine'
import { expect, it, onTestFinished, vi } from 'vitest'
import { chatLogin, webSockets } from './server/testing/node-engine'
import { startTestServer } from './server/testing/world'

/** What an engine with a mistake says is wrong, once it says what is expected: a slow machine is told of first. */
async function problemOf(
  url: string,
  kind: Problem['kind'],
  mistake: (options: ImEngineOptions) => ImEngineOptions,
): Promise<Problem> {
  const session = await chatLogin(url, 'sokha')
  const engine = createImEngine(
    mistake({
      endpoints: { rest: url, socket: `${url.replace('http', 'ws')}/socket` },
      identity: { imId: session.imId },
      tokens: { current: () => session, refresh: async () => ({ kind: 'refused' }) },
      disk: 'memory',
      ports: { sockets: webSockets },
    }),
  )
  onTestFinished(() => engine.stop())
  // It may be told of for a moment only: the next attempt begins without a problem.
  const told = new Promise<Problem>((resolve) => {
    engine.connection.subscribe(() => {
      const { problem } = engine.connection.getSnapshot()
      if (problem?.kind === kind) resolve(problem)
    })
  })
  await engine.start()
  const problem = await told
  await engine.stop()
  return problem
}

it('S-API-2 S-API-3 S-API-4 S-API-5 S-API-6 each mistake is told by its kind, where it is, and what to do', async () => {
  const { url } = await startTestServer()
  // Node has none, but another test of this worker may have brought one.
  vi.stubGlobal('indexedDB', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const dara = await chatLogin(url, 'dara')
  const ws = url.replace('http', 'ws')
  const wrong: readonly (readonly [Problem['kind'], (options: ImEngineOptions) => ImEngineOptions])[] = [
    ['wrong-path', (options) => ({ ...options, endpoints: { ...options.endpoints, rest: `${url}/im` } })],
    ['unreachable', (options) => ({ ...options, endpoints: { rest: url, socket: `${ws}/chat` } })],
    [
      'unreachable',
      (options) => ({ ...options, endpoints: { ...options.endpoints, rest: 'http://127.0.0.1:9' } }),
    ],
    ['wrong-account', (options) => ({ ...options, identity: { imId: dara.imId } })],
    [
      'refused-token',
      ({ tokens, ...options }) => ({
        ...options,
        tokens: { ...tokens, current: () => ({ token: 'nobody', refreshAt: 0 }) },
      }),
    ],
    ['blocked-storage', ({ disk: _, ...options }) => options],
  ]
  const told: Problem[] = []
  // One after the other: a login ends the one before.
  for (const [kind, mistake] of wrong) told.push(await problemOf(url, kind, mistake))
  const [path, socket, server, account] = told.map(({ where }) => where)
  expect(path).toMatch(/^(GET|POST) http:.*\/im\/chat\//)
  expect(socket).toBe(`${ws}/chat`)
  expect(server).toContain('http://127.0.0.1:9/')
  expect(account).toBe(`GET ${url}/chat/users/${dara.imId}/contacts`)
}, 400_000)
