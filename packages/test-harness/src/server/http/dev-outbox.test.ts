import { expect, test } from 'vitest'
import { putMessage } from '../accounts/outbox'
import { openDatabase } from '../db/open'
import { WriteQueue } from '../db/write-queue'
import { MAX_OUTBOX } from '../limits'
import { request } from '../testing/client'
import { askMail, readOutbox } from '../testing/codes'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'
import { isFromHere } from './from-here'

test('S-ACC-2 what is sent is captured, newest first, as JSON and as a page', async () => {
  const { url } = await startTestServer()
  expect(await readOutbox(url)).toEqual({ messages: [], captchas: [] })
  for (const email of ['new@sarika.example', 'newer@sarika.example'])
    expect((await askMail(url, email)).status).toBe(204)
  const { messages } = await readOutbox(url)
  expect(messages).toMatchObject([
    { channel: 'mail', recipient: 'newer@sarika.example', body: expect.stringMatching(/code is \d{6}\./) },
    { channel: 'mail', recipient: 'new@sarika.example' },
  ])
  const page = await request(url, 'GET', '/dev/outbox')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.body.indexOf('newer@sarika.example')).toBeLessThan(page.body.indexOf('new@sarika.example'))
})

test('S-ACC-2 nothing in the page is markup of somebody else, and the oldest make room', async () => {
  const database = await tempDatabase()
  const { db, close } = await openDatabase(database)
  const writes = new WriteQueue(db)
  const body = `<script>alert(1)</script> "><img src=x onerror='alert(1)'> &amp;`
  await writes.run(async (trx) => {
    for (let i = 0; i < MAX_OUTBOX + 2; i++)
      await putMessage(trx, { channel: 'sms', recipient: `<b>${i}`, body }, i)
  })
  await close()
  const { url } = await startTestServer({ database })
  const { messages } = await readOutbox(url)
  expect(messages).toHaveLength(MAX_OUTBOX)
  expect(messages.at(-1)).toMatchObject({ recipient: '<b>2', body })
  const { body: page } = await request(url, 'GET', '/dev/outbox')
  expect(page).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; &quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt; &amp;amp;',
  )
  expect(page).not.toMatch(/<(script|img|b)\b/)
})

test('S-ACC-2 the outbox is for this machine only: not for other peers, forwarded calls and other names', async () => {
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    isFromHere({ socket: { remoteAddress }, headers })
  const host = '127.0.0.1:4170'
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.9.9.9'])
    expect(from(peer, { host })).toBe(true)
  for (const peer of ['10.0.0.1', '::ffff:10.0.0.1', '1127.0.0.1', '', '127.0.0.1.evil.example'])
    expect(from(peer, { host })).toBe(false)
  for (const name of ['localhost:4170', '[::1]:4170', 'LOCALHOST'])
    expect(from('::1', { host: name })).toBe(true)
  for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4170', ''])
    expect(from('::1', { host: name })).toBe(false)

  const { url } = await startTestServer()
  const forwarded = await request(url, 'GET', '/dev/outbox', { headers: { 'x-forwarded-for': '10.0.0.1' } })
  expect(forwarded).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
})

test('S-ACC-2 S-ACC-31 a server that is not told to has neither outbox nor stand-in, wherever a call comes from', async () => {
  const { url } = await startTestServer({ devPages: false })
  expect((await askMail(url, 'new@sarika.example')).status).toBe(204)
  for (const [method, path] of [
    ['GET', '/dev/outbox'],
    ['GET', '/dev/outbox?format=json'],
    ['GET', '/idp/longpay/open'],
    ['POST', '/idp/longpay/open'],
    ['POST', '/idp/google/token'],
  ] as const)
    expect(await request(url, method, path)).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
  const told = await request(url, 'GET', '/api/v1.0.0/users/social/providers')
  expect(told.body).toEqual({ providers: [] })
})
