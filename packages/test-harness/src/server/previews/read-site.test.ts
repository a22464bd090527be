import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { realSites } from './ports'
import { readSite, toSiteUrl, type Wanted } from './read-site'
import { html, TestSites } from './test-sites'

const PAGE: Wanted = { isWanted: (type) => type === 'text/html', maxBytes: 1_000, isCut: true }
const read = (sites: TestSites, url: string, wanted = PAGE, signal = new AbortController().signal) =>
  readSite(new URL(url), wanted, sites, signal)
const to = (location: string, status = 302) => ({ status, headers: { location } })

test.each([
  'ftp://page.example/',
  'file:///etc/passwd',
  'gopher://page.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://page.example:8443/',
  'http://page.example:22/',
  'https://me:secret@page.example/',
  'https://me@page.example/',
  'page.example',
  '',
  '//page.example/',
  'http://',
  'https://[::1',
])('S-PREV-5 %j is not asked for', (text) => {
  expect(toSiteUrl(text)).toBeUndefined()
})

test.each([
  'http://page.example',
  'https://page.example:443/',
  'http://page.example:80/a',
  'https://page.example:80/',
])('S-PREV-5 %s is', (text) => {
  expect(toSiteUrl(text)).toBeInstanceOf(URL)
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://①②⑦.0.0.1/',
  'http://10.0.0.1./',
])('S-PREV-6 %s is a machine of our own network: nobody connects to it', async (url) => {
  const sites = new TestSites()
  expect(await read(sites, url)).toBeUndefined()
  expect(sites.asked).toEqual([])
})

test('S-PREV-6 a name is connected to by the address that was judged, and not at all where one of its addresses is closed', async () => {
  const sites = new TestSites()
    .page('https://page.example/', html('<title>Hi</title>'))
    .page('https://inside.example/', html(''), ['10.0.0.7'])
    .page('https://both.example/', html(''), ['93.184.216.34', '127.0.0.1'])
    .page('https://none.example/', html(''), [])
  expect(await read(sites, 'https://page.example/')).toMatchObject({ type: 'text/html; charset=utf-8' })
  for (const host of ['inside', 'both', 'none', 'unknown'])
    expect(await read(sites, `https://${host}.example/`)).toBeUndefined()
  expect(sites.asked).toEqual(['https://page.example/ at 93.184.216.34'])
  expect(sites.open).toBe(0)
})

test('S-PREV-6 each of at most three redirects is judged like the first address', async () => {
  const sites = new TestSites()
    .page('http://a.example/', to('https://b.example/x', 301))
    .page('https://b.example/x', to('/y', 307))
    .page('https://b.example/y', to('//c.example/', 308))
    .page('https://c.example/', html('<title>There</title>'))
    .page('https://z.example/', to('http://a.example/'))
  expect((await read(sites, 'http://a.example/'))?.url.href).toBe('https://c.example/')
  expect(await read(sites, 'https://z.example/')).toBeUndefined()

  const bad = ['http://127.0.0.1/', 'http://[::1]/', 'https://inside.example/', 'https://c.example:8080/']
  for (const location of [...bad, 'file:///etc/passwd', 'javascript:1', '']) {
    const led = new TestSites()
      .page('https://inside.example/', html(''), ['192.168.0.1'])
      .page('https://led.example/', to(location))
    expect(await read(led, 'https://led.example/')).toBeUndefined()
    expect(led.asked).toEqual(['https://led.example/ at 93.184.216.34'])
    expect(led.open).toBe(0)
  }
})

test('S-PREV-7 only a whole answer of the wanted type counts, and only so much is read', async () => {
  const typed = (type: string) => ({ headers: { 'content-type': type }, body: 'x'.repeat(5_000) })
  const sites = new TestSites()
    .page('https://a.example/pdf', typed('application/pdf'))
    .page('https://a.example/xml', typed('application/xhtml+xml'))
    .page('https://a.example/none', { headers: {} })
    .page('https://a.example/gone', { status: 404 })
    .page('https://a.example/packed', {
      headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
    })
    .page('https://a.example/long', typed('TEXT/HTML;charset=x'))
  for (const path of ['pdf', 'xml', 'none', 'gone', 'packed'])
    expect(await read(sites, `https://a.example/${path}`)).toBeUndefined()
  expect((await read(sites, 'https://a.example/long'))?.bytes).toHaveLength(1_000)
  const whole = { isWanted: () => true, maxBytes: 1_000 }
  expect(await read(sites, 'https://a.example/long', whole)).toBeUndefined()
  expect(sites.open).toBe(0)
})

test('S-PREV-7 what does not come in time is nothing', async () => {
  const over = new AbortController()
  const sites = new TestSites().page('https://slow.example/', 'never')
  const reading = read(sites, 'https://slow.example/', PAGE, over.signal)
  over.abort(new Error('late'))
  expect(await reading).toBeUndefined()
  const unresolved = { ...realSites, resolve: () => new Promise<never>(() => {}) }
  const named = readSite(new URL('https://slow.example/'), PAGE, unresolved, over.signal)
  expect(await named).toBeUndefined()
})

test('S-PREV-6 the real way connects to the address it is given, whatever the name is, and tells no site who asks', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(JSON.stringify([request.headers.host, request.headers.cookie ?? '', request.url]))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(`http://no-such-name.example:${port}/a?b`)
  const answer = await realSites.connect(url, '127.0.0.1', new AbortController().signal)
  const parts: Uint8Array[] = []
  for await (const part of answer.body) parts.push(part)
  answer.close()
  expect([answer.status, answer.header('content-type'), answer.header('x-none')]).toEqual([
    200,
    'text/html',
    '',
  ])
  expect(JSON.parse(Buffer.concat(parts).toString())).toEqual([`no-such-name.example:${port}`, '', '/a?b'])
  await expect(realSites.connect(url, '127.0.0.2', AbortSignal.abort())).rejects.toThrow()
})
