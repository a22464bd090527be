import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { request } from '../testing/client'
import { tempFolder } from '../testing/databases'
import { startWithJobs, type TestJob } from '../testing/jobs'
import { startTestServer } from '../testing/world'

const BARE = '<!doctype html><html><head><title>Sarika</title></head><body></body></html>'

async function buildPortal(): Promise<string> {
  const folder = await tempFolder()
  await writeFile(join(folder, 'index.html'), BARE)
  return folder
}

const pagesOf =
  (url: string) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(url, 'GET', `/a${path}`, { headers })
    return { ...answer, body: answer.body as string }
  }

/** Of the demo. */
async function startDemo() {
  const { url } = await startTestServer({ portalDir: await buildPortal() })
  const get = async (path: string) => (await request(url, 'GET', `/api/v1.0.0${path}`)).body
  return { url, page: pagesOf(url), get }
}

async function startWith(jobs: readonly TestJob[]) {
  const { url } = await startWithJobs(jobs, { portalDir: await buildPortal() })
  return pagesOf(url)
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]

/** What is told by its name, as it is escaped. */
const toldIn = (html: string) =>
  Object.fromEntries(
    Array.from(
      html.matchAll(/<meta data-from-server (?:name|property)="(.*?)" content="(.*?)" \/>/gs),
      ([, name, content]) => [name, content],
    ),
  )

test('S-SRV-44 an open job comes with its title and what other sites read of it', async () => {
  const { url, page, get } = await startDemo()
  const { status, headers, body } = await page('/job/1?from=mail')
  const { jobDesc } = await get('/jobs/1')
  expect([status, titleOf(body)]).toEqual([
    200,
    'Hotel Receptionist, Angkor Hospitality Group, Siem Reap - Sarika',
  ])
  expect(toldIn(body)).toEqual({
    'og:type': 'website',
    'og:title': 'Hotel Receptionist - Angkor Hospitality Group',
    'og:description': jobDesc.slice(0, 200),
    'og:site_name': 'Sarika',
    'og:url': `${url}/a/job/1`,
    'og:image': `${url}/api/v1.0.0/users/employers/1/logo.png`,
    'twitter:card': 'summary',
    description: jobDesc.slice(0, 200),
  })
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(toldIn((await page('/job/1/')).body)).toMatchObject({ 'og:url': `${url}/a/job/1` })
})

test('S-SRV-44 an article comes with its title and first paragraph, at both of its addresses', async () => {
  const { url, page, get } = await startDemo()
  const { title, summary } = await get('/users/articles/1')
  for (const path of ['/adviser/1', '/enterprise-adviser/1']) {
    const { status, body } = await page(path)
    expect([status, titleOf(body)]).toEqual([200, `${title} - Sarika`])
    expect(toldIn(body)).toMatchObject({
      'og:type': 'article',
      'og:title': title,
      'og:description': summary.slice(0, 200),
      'og:url': `${url}/a${path}`,
    })
  }
})

test('S-SRV-44 S-LANG-16 what is told is in the language of the address, else of the cookie, else of the browser', async () => {
  const titles = { km: 'ចុងភៅ', vi: 'Đầu bếp', th: 'พ่อครัว' }
  const page = await startWith([{ title: 'Cook', titles }])
  const nameFor = async (query: string, headers: Record<string, string>) =>
    toldIn((await page(`/job/1${query}`, headers)).body)['og:title']
  const browser = { 'accept-language': 'th' }
  const chosen = { ...browser, cookie: 'a=b; language=vi' }
  expect(await nameFor('?language=km', chosen)).toBe(titles.km)
  expect(await nameFor('?language=KM', chosen)).toBe(titles.km)
  expect(await nameFor('?language=km-KH', chosen)).toBe(titles.km)
  expect(await nameFor('', { ...browser, cookie: 'language=vi-VN' })).toBe(titles.vi)
  expect(await nameFor('?language=fr', chosen)).toBe(titles.vi)
  expect(await nameFor('', { ...browser, cookie: 'language=fr' })).toBe(titles.th)
  expect(await nameFor('', { 'accept-language': 'ko, fr' })).toBe('Cook')
  expect(await nameFor('', { 'accept-language': '' })).toBe('Cook')
})

test('S-SRV-44 a title cannot bring an element, an attribute or a pattern of its own', async () => {
  const page = await startWith([
    { title: `"><script>alert('$&')</script>`, description: `${'ក'.repeat(199)}"&` },
  ])
  const { body } = await page('/job/1')
  const title = '&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;'
  expect(titleOf(body)).toBe(`${title} - Sarika`)
  const description = `${'ក'.repeat(199)}&quot;`
  expect(toldIn(body)).toMatchObject({ 'og:title': title, 'og:description': description, description })
  expect(body).not.toContain('<script')
})

test('S-REND-6 a company comes with its name and place, and the page names its address in every language', async () => {
  const { url, page } = await startDemo()
  const { body } = await page('/company/1', { 'accept-language': 'km' })
  expect(titleOf(body)).toBe('Angkor Hospitality Group, សៀមរាប - Sarika')
  expect(toldIn(body)).toMatchObject({
    'og:title': 'Angkor Hospitality Group',
    'og:image': `${url}/api/v1.0.0/users/employers/1/logo.png`,
  })
  const hrefsOf = (html: string) =>
    Array.from(html.matchAll(/<link data-from-server rel="(.*?)"(?: hreflang="(.*?)")? href="(.*?)"/g)).map(
      ([, rel, language = '', href]) => `${rel} ${language} ${href}`,
    )
  const bare = `${url}/a/company/1`
  expect(hrefsOf(body)).toEqual([
    `canonical  ${bare}`,
    ...['en', 'km', 'zh', 'ko', 'th', 'vi'].map((one) => `alternate ${one} ${bare}?language=${one}`),
    `alternate x-default ${bare}`,
  ])
  const asked = await page('/company/1?language=vi&x=1')
  expect(hrefsOf(asked.body)[0]).toBe(`canonical  ${bare}?language=vi`)
})

test('S-REND-7 who has no logo here is told of with the picture of Sarika', async () => {
  const page = await startWith([{ title: 'Cook' }])
  expect(toldIn((await page('/job/1')).body)['og:image']).toMatch(/\/a\/icon-512\.png$/)
})

test('S-SRV-44 of a closed job and of every other screen nothing is told', async () => {
  const page = await startWith([
    { title: 'Cook', isOpen: false },
    { title: 'Cook', closesAt: 1 },
  ])
  for (const path of [
    '/job/1',
    '/job/2',
    '/job',
    '/job/job-adFeature',
    '/job/job-adFeature/1',
    '/adviser',
    '/company',
  ])
    expect(await page(path)).toMatchObject({ status: 200, body: BARE })
})

test('S-SRV-44 a job or an article that is not there is the page with 404', async () => {
  const page = await startWith([{ title: 'Cook' }])
  for (const path of ['/job/2', '/company/999', '/adviser/999', '/enterprise-adviser/999'])
    expect(await page(path)).toMatchObject({ status: 404, body: BARE })
  for (const id of ['0', 'x', '1e3', '%31', '9'.repeat(20), '-1', 'x'.repeat(500)]) {
    const { status, headers, body } = await page(`/job/${id}`)
    expect([id, status, headers.get('cache-control'), body]).toEqual([id, 404, 'no-cache', BARE])
  }
})

test('S-SRV-44 what is told is compressed for who takes it, and HEAD answers alike', async () => {
  const { url, page } = await startDemo()
  const plain = await page('/job/1', { 'accept-encoding': 'identity' })
  const small = await page('/job/1', { 'accept-encoding': 'br, gzip' })
  expect([plain, small].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip'])
  expect(small.body).toBe(plain.body)
  const statuses = ['/a/job/1', '/a/job/987654'].map(
    async (path) => (await request(url, 'HEAD', path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 404])
})
