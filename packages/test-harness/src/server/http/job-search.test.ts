import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { loadSecret } from '../accounts/secret'
import { jobIndexOf } from '../db/job-index'
import { openDatabase } from '../db/open'
import { importFile } from '../import/import-file'
import { createBackend } from '../index'
import { WorkerRunner } from '../search/in-worker'
import { RunnerGone, type SearchRunner } from '../search/runner'
import { login, request } from '../testing/client'
import { tempDatabase, tempFolder } from '../testing/databases'
import { asks } from '../testing/jobs'
import { startTestServer } from '../testing/world'
import { createApp } from './app'
import { portOf } from './port'

const API = '/api/v1.0.0'

/** Calls over a runner that somebody else answers for. */
async function serveOver(runner: SearchRunner) {
  const { db, kind, close } = await openDatabase(await tempDatabase())
  const options = { port: 0, database: '', passwordCost: 4 }
  const backend = createBackend(db, jobIndexOf(kind), await loadSecret(db), options, runner)
  const app = await createApp(backend, { portalDir: undefined, hasDevPages: false }, { logger: false })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
    await close()
  })
  return { backend, url: `http://127.0.0.1:${portOf(app.server)}` }
}

/** A thread that does nothing else until it is let go, as within a query, and then answers. */
function heldThread() {
  const held = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(
    `const { parentPort, workerData: held } = require('node:worker_threads')
    parentPort.on('message', (message) => {
      if (message === 'close') process.exit()
      Atomics.store(held, 0, 1)
      Atomics.wait(held, 0, 1)
      parentPort.postMessage({ kind: 'answered', value: { result: [], totalCount: 0, totalPage: 0 } })
    })`,
    { eval: true, workerData: held },
  )
  const letGo = () => {
    Atomics.store(held, 0, 2)
    Atomics.notify(held, 0)
  }
  return { thread, isHeld: () => Atomics.load(held, 0) === 1, letGo }
}

test('S-JOB-50 while a search is under way every other call is answered', async () => {
  const { thread, isHeld, letGo } = heldThread()
  const runner = new WorkerRunner(async () => thread)
  onTestFinished(() => runner.close())
  const { url } = await serveOver(runner)
  const searched = fetch(`${url}${API}/jobs?keyword=cook`)
  await expect.poll(isHeld).toBe(true)
  expect((await request(url, 'GET', '/healthz')).status).toBe(200)
  expect((await request(url, 'GET', `${API}/users/employers`)).status).toBe(200)
  expect(isHeld()).toBe(true)
  letGo()
  expect((await searched).status).toBe(200)
})

test('S-JOB-51 over HTTP: when sixteen wait, 429 says when to come again, and who hangs up waits no more', async () => {
  const held: (() => void)[] = []
  const asked: unknown[] = []
  const { backend, url } = await serveOver({
    atOnce: 1,
    run: ({ input }) =>
      new Promise((resolve) => {
        asked.push('filters' in input && input.filters.keyword)
        held.push(() => resolve(undefined))
      }),
    close: async () => {},
  })
  const find = (keyword: string, init: RequestInit = {}) =>
    fetch(`${url}${API}/jobs?keyword=${keyword}`, init)
  const leaverless = new AbortController().signal
  const answers = [find('first')]
  await expect.poll(() => asked).toEqual(['first'])
  answers.push(...Array.from({ length: 7 }, (_, index) => find(String(index))))
  // Eight more of others: one address has half of the places.
  const others = Array.from({ length: 8 }, (_, index) =>
    backend.search.ask('related', { id: index, count: 1, hiddenBy: undefined }, `other ${index}`, leaverless),
  )
  await expect.poll(() => backend.search.waiting).toBe(15)
  const leaver = new AbortController()
  const left = find('leaves', { signal: leaver.signal })
  await expect.poll(() => backend.search.waiting).toBe(16)

  for (const path of ['/jobs?keyword=more', '/jobs/1/related']) {
    const response = await fetch(url + API + path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
    expect(await response.json()).toEqual({ code: 'too_fast', message: 'too many tries, wait 2 s' })
  }
  expect((await request(url, 'GET', '/healthz')).status).toBe(200)

  leaver.abort()
  await expect(left).rejects.toThrow()
  await expect.poll(() => backend.search.waiting).toBe(15)
  for (let count = 1; count <= 16; count++) {
    await expect.poll(() => asked.length).toBe(count)
    held.shift()?.()
  }
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  for (const { kind } of await Promise.all(others)) expect(kind).toBe('answered')
  expect(asked).not.toContain('leaves')
})

test('S-JOB-53 over HTTP: 503 in the shape of refusals, and when to try again', async () => {
  const { url } = await serveOver({
    atOnce: 1,
    run: () => Promise.reject(new RunnerGone('gone', true)),
    close: async () => {},
  })
  for (const path of ['/jobs?keyword=cook', '/jobs/1/related']) {
    const response = await fetch(url + API + path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
  }
})

test('S-JOB-54 visitors of one address search so often, an account so often wherever it is, and the rest goes on', async () => {
  const rates = {
    searchAddresses: { burst: 3, perSecond: 1 / 60 },
    searchAccounts: { burst: 4, perSecond: 1 / 60 },
  }
  const { url } = await startTestServer({ rates, proxies: ['127.0.0.1'] })
  const visit = async (path: string, from: string) => {
    const { status } = await request(url, 'GET', API + path, { headers: { 'x-forwarded-for': from } })
    return status
  }
  for (const path of ['/jobs?keyword=cook', '/jobs', '/jobs/1/related'])
    expect(await visit(path, '203.0.113.1')).toBe(200)
  for (const path of ['/jobs?title=ok', '/jobs/1/related']) expect(await visit(path, '203.0.113.1')).toBe(429)
  for (const path of ['/jobs/1', '/jobs/hot/or/urgent', '/users/employers'])
    expect(await visit(path, '203.0.113.1')).toBe(200)
  expect(await visit('/jobs', '203.0.113.2')).toBe(200)

  // Who logs in at an address that is used up goes on.
  const [sokha, dara] = [await login(url, 'sokha'), await login(url, 'dara')]
  for (const status of [200, 200, 200, 200, 429])
    expect((await sokha.api('GET', '/jobs?keyword=cook')).status).toBe(status)
  expect((await dara.api('GET', '/jobs?keyword=cook')).status).toBe(200)
})

test('S-JOB-52 what `harness import` brings in while the server runs is found by the next search', async () => {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const get = asks(url)
  const count = async (keyword: string) => (await get(`/jobs?keyword=${keyword}`)).body.totalCount
  expect(await count('shipwright')).toBe(0)
  const file = join(await tempFolder(), 'jobs.jsonl')
  const importer = await openDatabase(database)
  for (const [index, label] of ['shipwright', 'sail maker', 'rope maker'].entries()) {
    await writeFile(file, JSON.stringify({ code: String(index), label, alt: [], description: 'Boats.' }))
    await importFile(importer, 'jobs', file, Date.now(), ({ reason }) => expect(reason).toBe(''))
    expect([label, await count(label)]).toEqual([label, 1])
  }
  await importer.close()
  expect(await count('boats')).toBeGreaterThanOrEqual(3)
})
