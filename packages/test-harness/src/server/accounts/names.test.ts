import { expect, test } from 'vitest'
import { tryLogin } from '../testing/client'
import { PLENTY, startTestServer } from '../testing/world'

test('S-ACC-3 an account logs in by user name, e-mail, and phone as people write it', async () => {
  const { url } = await startTestServer()
  const names = [
    ...['sokha', 'SOKHA@sarika.example ', '\u200bsokha', 'sokha@sarika.example\u200e'],
    ...['+855 12000001', '85512000001', '+855 012 000 001', '00855 12 000 001'],
    ...['012000001', '12000001', '012-000–001', '០១២ ០០០ ០០១', '\u202d012 000 001\u202c'],
  ]
  for (const name of names)
    expect([name, (await tryLogin(url, name, 'Sarika2026')).status]).toEqual([name, 200])
})

test('S-ACC-3 a name of nobody answers like a wrong password, whatever its kind', async () => {
  const { url } = await startTestServer({ rates: { loginAddresses: PLENTY } })
  const { body: wrong } = await tryLogin(url, 'sokha', 'nope')
  // The lack of an e-mail or a phone names nobody.
  for (const name of [
    'nobody@sarika.example',
    '+855 99999999',
    '012999999',
    '66 12000001',
    '@',
    '+',
    '\'"%_<b>',
  ])
    expect([name, await tryLogin(url, name, 'Sarika2026')]).toMatchObject([
      name,
      { status: 422, body: wrong },
    ])
})

test('S-ACC-3 the names of one account share its ten tries', async () => {
  const { url } = await startTestServer({ rates: { loginAddresses: PLENTY } })
  const names = ['sokha', 'sokha@sarika.example', '+855 12000001', '85512000001', 'Sokha']
  for (const name of [...names, ...names]) expect((await tryLogin(url, name, 'nope')).status).toBe(422)
  for (const name of names) expect((await tryLogin(url, name, 'Sarika2026')).status).toBe(429)
  expect((await tryLogin(url, 'dara', 'Sarika2026')).status).toBe(200)
})
