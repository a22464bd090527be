import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { handClock, startTestServer } from '../testing/world'

async function start() {
  const database = await tempDatabase()
  const clock = handClock()
  const server = await startTestServer({ database, clock: clock.now })
  const { url } = server
  const opened = await openDatabase(database)
  onTestFinished(() => opened.close())
  const kept = () => opened.db.selectFrom('reports').selectAll().orderBy('id').execute()
  /** What was deleted is gone by the next start, 14 days later. */
  const erase = async () => {
    await server.close()
    clock.advance(14 * 24 * 3_600_000)
    await startTestServer({ database, clock: clock.now })
  }
  return { url, clock, kept, erase }
}

test('S-JOB-79 a job and an employer are reported by whoever has an account, once: a repeat takes the place of the first', async () => {
  const { url, clock, kept } = await start()
  const [sokha, bank] = [await login(url, 'sokha'), await login(url, 'tonle-bank')]
  const at = clock.now()
  const body = { reason: 'asks_for_money', text: '  $50 for the uniform ' }
  expect(await sokha.api('POST', '/jobs/1/report', body)).toMatchObject({
    status: 200,
    body: { id: 1, isReported: true },
  })
  clock.advance(5_000)
  expect((await sokha.api('POST', '/jobs/1/report', { reason: 'gone' })).status).toBe(200)
  expect((await sokha.api('POST', '/users/employers/1/report', { reason: 'fraud' })).status).toBe(200)
  expect(
    (await bank.api('POST', '/jobs/1/report', { reason: 'other', text: 'x'.repeat(1_000) })).status,
  ).toBe(200)
  expect(await kept()).toMatchObject([
    { kind: 'job', target_id: 1, reason: 'gone', text: '', reported_at: at, updated_at: at + 5_000 },
    { kind: 'employer', target_id: 1, reason: 'fraud', text: '' },
    { kind: 'job', target_id: 1, reason: 'other', text: 'x'.repeat(1_000) },
  ])
})

test('S-JOB-79 what is no reason, too long, or of nothing is refused and not kept', async () => {
  const { url, kept } = await start()
  const sokha = await login(url, 'sokha')
  for (const [body, field] of [
    [{}, 'reason'],
    [{ reason: 'boring' }, 'reason'],
    [{ reason: 'other', text: 'x'.repeat(1_001) }, 'text'],
    [{ reason: 'other', text: 5 }, 'text'],
  ] as const)
    expect((await sokha.api('POST', '/jobs/1/report', body)).body.fields?.[0]?.field).toBe(field)
  for (const path of ['/jobs/99999', '/jobs/x', '/users/employers/99999', '/users/employers/0'])
    expect((await sokha.api('POST', `${path}/report`, { reason: 'wrong' })).status).toBe(404)
  expect(await kept()).toEqual([])
})

test('S-JOB-79 one account reports twenty times at once, then is told to wait', async () => {
  const { url } = await start()
  const sokha = await login(url, 'sokha')
  const statuses: number[] = []
  for (let i = 0; i < 21; i++)
    statuses.push((await sokha.api('POST', '/jobs/1/report', { reason: 'gone' })).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('S-JOB-80 a report is given to who made it, and stays without a name and words when they are gone', async () => {
  const { url, kept, erase } = await start()
  for (const account of ['sokha', 'dara'] as const) {
    const person = await login(url, account)
    await person.api('POST', '/jobs/1/report', { reason: 'fraud', text: 'Not a company.' })
    const copy = await fetch(`${url}/api/v1.0.0/users/me/data`, {
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
    const files = unzipSync(new Uint8Array(await copy.arrayBuffer()))
    const { reports } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(reports).toMatchObject([{ kind: 'job', target_id: 1, reason: 'fraud', text: 'Not a company.' }])
    expect((await person.api('POST', '/users/me/deletion', { password: 'Sarika2026' })).status).toBeLessThan(
      300,
    )
  }
  expect((await kept()).filter(({ account_id }) => account_id !== '')).toHaveLength(2)
  await erase()
  expect((await kept()).map(({ account_id, text }) => [account_id, text])).toEqual([
    ['', ''],
    ['', ''],
  ])
})
