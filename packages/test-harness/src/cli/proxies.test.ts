import { expect, test } from 'vitest'
import { BadInput } from '../bad-input'
import { createApp } from '../server/http/app'
import { openLoggedIn } from '../server/testing/logged-in'
import { readProxies } from './proxies'

test('S-ACC-38 proxies are addresses and networks, and the server takes what is read as them', async () => {
  expect(readProxies(undefined)).toEqual([])
  const proxies = readProxies('127.0.0.1, ::1,10.0.0.0/8,2001:db8::/128')
  expect(proxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/128'])
  const { backend } = await openLoggedIn()
  const app = await createApp(backend, { portalDir: undefined, hasDevPages: false }, { trustProxy: proxies })
  await app.close()
})

test.each([
  '',
  'x',
  '127.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '0.0.0.0/0',
  '::1/129',
  '::1,',
  'loopback',
  'fe80::1%lo',
])('S-ACC-38 %j is no proxy', (value) => {
  expect(() => readProxies(value)).toThrow(BadInput)
  expect(() => readProxies(value)).toThrow(/^--proxy "[^\n]+$/)
})
