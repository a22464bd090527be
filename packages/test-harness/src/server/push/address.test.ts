import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { PUSH_SETTINGS } from '../testing/push'
import { judgeEndpoint, lookUpPublic } from './address'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://fcm.googleapis.com:443/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://sg2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://me:secret@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://2130706433/abc', false],
  ['http://127.0.0.1:4711/abc', false],
  ['ftp://fcm.googleapis.com/abc', false],
  ['fcm.googleapis.com', false],
  ['', false],
])('S-BELL-10 a push goes to a listed host over https and port 443 alone: %s', (endpoint, isGood) => {
  expect(judgeEndpoint(endpoint, PUSH_SETTINGS) === null).toBe(isGood)
})

test('S-BELL-10 a host that resolves to this machine is not connected to', async () => {
  let asked = 0
  const server = createServer(() => asked++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const problem = await new Promise<Error>((resolve) => {
    createConnection({ host: 'localhost', port, lookup: lookUpPublic }).once('error', resolve)
  })
  expect(problem.message).toBe('localhost has an address that is not public')
  expect(asked).toBe(0)
})
