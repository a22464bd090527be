import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ServerOptions } from '../index'
import { request } from '../testing/client'
import { tempFolder } from '../testing/databases'
import { findDrawer } from '../testing/drawer'
import { startWithJobs, type TestJob } from '../testing/jobs'
import { startTestServer } from '../testing/world'

const BARE =
  '<!doctype html><html lang="en"><head><title>Sarika</title></head><body><div id="root"></div></body></html>'

const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  _job: { file: 'assets/parts.js', css: ['assets/job.css'], imports: ['index.html'] },
  'src/screens/job.tsx': { file: 'assets/job-1.js', imports: ['_job'], css: ['assets/ads.css'] },
}

async function buildPortal(): Promise<string> {
  const folder = await tempFolder()
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), BARE)
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  return folder
}

/** A page without its data block, and what that block has. */
async function pageOf(url: string, path: string, headers: Record<string, string> = {}) {
  const answer = await request(url, 'GET', `/a${path}`, { headers })
  const html = answer.body as string
  const BLOCK = /<script type="application\/json" id="page-data">(.*?)<\/script>/s
  const block = BLOCK.exec(html)?.[1]
  const text = html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return { ...answer, html, text, data: block === undefined ? null : JSON.parse(block) }
}

const startDemo = async (options: Partial<ServerOptions> = {}) =>
  (await startTestServer({ portalDir: await buildPortal(), findDrawer, ...options })).url

const startWith = async (jobs: readonly TestJob[]) =>
  (await startWithJobs(jobs, { portalDir: await buildPortal(), findDrawer })).url

test('S-REND-1 a job is read without a script: facts, text, pay, and the way to its company', async () => {
  const url = await startDemo()
  const { status, html, text } = await pageOf(url, '/job/1')
  expect(status).toBe(200)
  expect(html).toContain('<div id="root"><')
  for (const said of [
    ...[
      'Hotel Receptionist',
      'Angkor Hospitality Group',
      '$350',
      'Full time',
      'Siem Reap',
      'What you will do',
    ],
    ...['Welcome guests, check them in and out, and book the rooms.', 'Charles de Gaulle Avenue'],
  ])
    expect(text).toContain(said)
  expect(html).toContain('href="/a/company/1"')
  for (const path of ['/', '/job', '/company', '/adviser']) expect(html).toContain(`href="/a${path}"`)
  const posting = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(posting)).toMatchObject({ '@type': 'JobPosting', title: 'Hotel Receptionist' })
})

test('S-REND-1 the style sheets of the screen come with the page, but for those that every page has', async () => {
  const url = await startDemo()
  const sheets = (html: string) =>
    Array.from(html.matchAll(/<link rel="stylesheet" crossorigin href="(.*?)">/g), ([, href]) => href)
  expect(sheets((await pageOf(url, '/job/1')).html)).toEqual(['/a/assets/job.css', '/a/assets/ads.css'])
  expect(sheets((await pageOf(url, '/company/1')).html)).toEqual([])
})

test('S-REND-2 a company is read without a script, with its open jobs as links', async () => {
  const url = await startDemo()
  const { html, text } = await pageOf(url, '/company/1')
  expect(text).toContain('Angkor Hospitality Group')
  expect(text).toContain('Four hotels in Siem Reap and Phnom Penh')
  expect(html).toContain('href="/a/job/1"')
  expect(text).toContain('Open jobs')
})

test('S-REND-3 an article is read without a script, as headings, paragraphs and lists', async () => {
  const url = await startDemo()
  for (const path of ['/adviser/1', '/enterprise-adviser/1']) {
    const { html, text } = await pageOf(url, path)
    expect(html).toContain('<h1><bdi>Read the advertisement twice before you apply</bdi></h1>')
    expect(html).toContain('<h2>What to look for</h2>')
    expect(html).toMatch(/<ul><li>The tasks\./)
    expect(text).toContain('Next article')
  }
})

test('S-REND-4 pages are in the language of the address, else of the cookie, else of the browser', async () => {
  const url = await startDemo()
  const saysIn = async (path: string, headers: Record<string, string> = {}) => {
    const { html, data } = await pageOf(url, path, headers)
    return [/<html lang="(\w+)"/.exec(html)?.[1], data.language, /class="skip"[^>]*>(.*?)</.exec(html)?.[1]]
  }
  const SKIPS = new Set<string | undefined>()
  for (const language of ['en', 'km', 'zh', 'ko', 'th', 'vi']) {
    const [lang, ofData, skip] = await saysIn(`/job/1?language=${language}`, { cookie: 'language=km' })
    expect([lang, ofData]).toEqual([language, language])
    SKIPS.add(skip)
  }
  expect(SKIPS.size).toBe(6)
  const km = await saysIn('/adviser/1', { cookie: 'language=km', 'accept-language': 'vi' })
  expect(km[0]).toBe('km')
  expect((await saysIn('/company/1', { 'accept-language': 'vi' }))[0]).toBe('vi')
  // One page after the other, and two at once, each stay in their own.
  const both = await Promise.all([saysIn('/job/1?language=th'), saysIn('/job/1?language=ko')])
  expect(both.map(([lang]) => lang)).toEqual(['th', 'ko'])
})

test('S-REND-5 nothing that somebody wrote becomes an element, a script or a pattern of the page', async () => {
  const hostile = `</script><img src=x onerror=alert(1)><!--<script>$& $1 $\``
  const url = await startWith([
    {
      title: hostile,
      description: `- ${hostile}\n${hostile}`,
      place: hostile,
      company: { id: 0, name: hostile },
    },
  ])
  const { html, data } = await pageOf(url, '/job/1')
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('<!--')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<div id="root">/g)).toHaveLength(1)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(data.reads['/jobs/1'].title).toBe(hostile)
  expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;')
})

test('S-REND-8 the data of a page is what the calls of its screen answer a visitor, and nothing of whoever is logged in', async () => {
  const url = await startDemo()
  for (const path of ['/job/1', '/company/1', '/adviser/1']) {
    const { data } = await pageOf(url, path)
    for (const [read, body] of Object.entries(data.reads))
      expect([read, body]).toEqual([read, (await request(url, 'GET', `/api/v1.0.0${read}`)).body])
  }
  const { data } = await pageOf(url, '/job/1')
  expect(data.reads['/jobs/1'].contact).toBe(null)
  expect(Object.keys((await pageOf(url, '/company/1')).data.reads)).toEqual([
    '/users/employers/1',
    '/jobs?employerId=1&size=10&page=1',
  ])
})

test('S-REND-9 a closed job, a missing one and every other screen come as the bare page', async () => {
  const url = await startWith([{ title: 'Cook', isOpen: false }])
  expect(await pageOf(url, '/job/1')).toMatchObject({ status: 200, html: BARE })
  for (const path of ['/job/2', '/company/9', '/adviser/999', '/job/x'])
    expect(await pageOf(url, path)).toMatchObject({ status: 404, html: BARE })
  for (const path of ['/', '/job', '/company', '/adviser', '/job/job-adFeature'])
    expect(await pageOf(url, path)).toMatchObject({ status: 200, html: BARE })
})

test('S-REND-9 where nothing is there that draws, the page has its head alone', async () => {
  const url = await startDemo({ findDrawer: async () => null })
  const { html, data } = await pageOf(url, '/job/1')
  expect([data, html.includes('<div id="root"></div>')]).toEqual([null, true])
  expect(html).toContain('og:title')
})

test('S-REND-9 what cannot be drawn, and jobs that may not be asked for now, cost the page no more than that', async () => {
  const fail = () => {
    throw new Error('not drawn')
  }
  const drawer = { ...(await findDrawer()), renderJob: fail }
  const rates = { searchAddresses: { burst: 1, perSecond: 0.001 } }
  const url = await startDemo({ findDrawer: async () => drawer, rates })
  const job = await pageOf(url, '/job/1')
  expect([job.status, job.data, job.html.includes('og:title')]).toEqual([200, null, true])
  const [first, second] = [await pageOf(url, '/company/1'), await pageOf(url, '/company/1')]
  expect([first, second].map(({ data }) => Object.keys(data.reads).length)).toEqual([2, 1])
  expect(second.text).toContain('Four hotels in Siem Reap and Phnom Penh')
})

test('S-REND-5 a host that is no host costs nobody the page, and brings nothing into it', async () => {
  const url = new URL(await startDemo())
  const page = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () =>
      socket.write('GET /a/job/1 HTTP/1.1\r\nHost: a"><script>b\r\nConnection: close\r\n\r\n'),
    )
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      text += part
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(page).toMatch(/^HTTP\/1\.1 (?:200|400) /)
  expect(page).not.toContain('<script>b')
})

test('S-REND-10 a page says what it depends on, and is compressed for who takes it', async () => {
  const url = await startDemo()
  for (const path of ['/job/1', '/company/1', '/adviser/1', '/job/987654']) {
    const [plain, small] = await Promise.all(
      ['identity', 'br, gzip'].map((one) => pageOf(url, path, { 'accept-encoding': one })),
    )
    expect(plain?.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
    expect([plain, small].map((one) => one?.headers.get('content-encoding'))).toEqual([null, 'gzip'])
    expect(small?.html).toBe(plain?.html)
  }
  const { headers } = await pageOf(url, '/job/1')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
})

test('S-REND-7 the logo of a company is a PNG for other sites; who has none there is 404', async () => {
  const url = await startDemo()
  const answer = await fetch(`${url}/api/v1.0.0/users/employers/1/logo.png`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  expect([width, height, format]).toEqual([600, 600, 'png'])
  for (const id of ['987654', '0', 'x', '..%2f1'])
    expect((await request(url, 'GET', `/api/v1.0.0/users/employers/${id}/logo.png`)).status).toBe(404)
})
