import { expect, test } from 'vitest'
import type { ServerOptions } from '../index'
import { request } from '../testing/client'
import { asks } from '../testing/jobs'
import { startTestServer } from '../testing/world'
import { API } from './route'

interface Ad {
  slot: string
  unit: number
  size: { width: number; height: number }
  image: string
  redirectUrl: string
  adType: number
  titles: Record<string, string>
}

async function start(options: Partial<ServerOptions> = {}) {
  const { url } = await startTestServer(options)
  const get = asks(url)
  const ads = async (slot = ''): Promise<Ad[]> =>
    (await get(`/users/home/page/advertisement/configuration?slot=${slot}`)).body.result
  return { url, get, ads }
}

test('S-JOB-23 banners have their figures, words in six languages and a picture of ours', async () => {
  const { url, get } = await start()
  const { body } = await get('/users/slideshow/web/banners')
  expect(body.figures).toEqual({ jobs: 5_418, seekers: 193_641 })
  expect(body.result).toHaveLength(body.totalCount)
  for (const banner of body.result) {
    for (const words of [banner.titles, banner.texts])
      expect(Object.keys(words)).toEqual(['en', 'zh', 'km', 'ko', 'th', 'vi'])
    const { status, headers, body: picture } = await request(url, 'GET', banner.image)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(picture).toMatch(/^<svg [\s\S]*<\/svg>$/)
    expect(picture).not.toMatch(/script|href|<text/)
  }
  for (const name of ['nope', 'toString', '..%2fbanners'])
    expect((await request(url, 'GET', `${API}/users/home/page/pictures/${name}`)).status).toBe(404)
})

test('S-JOB-24 every slot has its advertisements, sorted by unit; a job has five of 300x250', async () => {
  const { url, ads, get } = await start()
  const all = await ads()
  expect(new Set(all.map(({ slot }) => slot))).toEqual(
    new Set([
      ...['seekerHome', 'seekerJob', 'seekerJobDetails', 'seekerCompany', 'EnterpriseHome'],
      ...['specializedJob', 'agent', 'famousCompany', 'partner', 'homerightSide'],
    ]),
  )
  for (const { image } of all) expect((await request(url, 'GET', image)).status).toBe(200)
  const ofJob = await ads('seekerJobDetails')
  expect(ofJob.map(({ unit, size, adType }) => [unit, size.width, size.height, adType])).toEqual(
    [1, 2, 3, 4, 5].map((unit) => [unit, 300, 250, 1]),
  )
  const ofHome = await ads('seekerHome')
  expect(ofHome.map(({ unit }) => unit)).toEqual([1, 2, 3, 4, 5])
  expect(ofHome.at(-1)?.size).toEqual({ width: 1200, height: 400 })
  expect((await get('/users/home/page/advertisement/configuration?slot=nope')).status).toBe(422)
})

test('S-JOB-27 the lists of tiles have 76x56 and 109x50 and show employers by their names, agents agencies', async () => {
  const { ads, get } = await start({ demoJobs: 300 })
  const { body: constants } = await get('/application/constants/industries')
  const agency = constants.find(({ names }: { names: { en: string } }) => /recruit/i.test(names.en))?.id
  expect(agency).toBeGreaterThan(0)
  for (const [slot, count, size] of [
    ['agent', 6, { width: 76, height: 56 }],
    ['famousCompany', 8, { width: 109, height: 50 }],
    ['partner', 6, { width: 109, height: 50 }],
    ['homerightSide', 4, { width: 76, height: 56 }],
  ] as const) {
    const tiles = await ads(slot)
    expect(tiles.map(({ unit }) => unit)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    for (const tile of tiles) {
      expect([tile.slot, tile.size, tile.adType]).toEqual([slot, size, 1])
      const { body: employer } = await get(tile.redirectUrl.replace('/a/company/', '/users/employers/'))
      expect(new Set(Object.values(tile.titles))).toEqual(new Set([employer.name]))
      if (slot === 'agent') expect(employer.industrialId).toBe(agency)
    }
  }
})

test('S-JOB-28 what moves is a film of which parts are told, or a page that runs nothing and only we may frame', async () => {
  const { url, ads } = await start()
  const moving = (await ads()).filter(({ adType }) => adType === 2)
  const film = moving.find(({ slot }) => slot === 'seekerHome')?.image ?? ''
  const page = moving.find(({ slot }) => slot === 'seekerCompany')?.image ?? ''
  expect(moving).toHaveLength(2)
  const part = await fetch(url + film, { headers: { range: 'bytes=0-3' } })
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm'])
  // How every file of the kind begins.
  expect(Buffer.from(await part.arrayBuffer()).toString('hex')).toBe('1a45dfa3')
  expect((await request(url, 'GET', film.replace('ride', 'nope'))).status).toBe(404)

  const { status, headers, body } = await request(url, 'GET', page)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  )
  expect(body).not.toMatch(/script|href|src=/)
  for (const name of ['nope', 'toString'])
    expect((await request(url, 'GET', page.replace('boat', name))).status).toBe(404)
  const { headers: others } = await request(url, 'GET', '/healthz')
  expect(others.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(others.get('content-security-policy')).toContain("frame-src 'self'")
})

test('S-JOB-25 a click leads to what an advertisement leads to, and to nothing else', async () => {
  const { url, ads } = await start()
  const click = async (address: string) => {
    const { status, headers, body } = await request(
      url,
      'GET',
      `${API}/ad/click?${new URLSearchParams({ url: address })}`,
    )
    return [status, headers.get('location') ?? body.code]
  }
  for (const { redirectUrl } of await ads()) expect(await click(redirectUrl)).toEqual([302, redirectUrl])
  for (const address of [
    ...['https://elsewhere.example/', '//elsewhere.example', '/a/company/1@elsewhere.example', ''],
    ...['javascript:alert(1)', '/a/company/1\r\nset-cookie: a=b', '/a/company/999', ' /a/company/1'],
  ])
    expect(await click(address)).toEqual([422, 'not_advertised'])
  expect((await request(url, 'GET', `${API}/ad/click`)).status).toBe(422)
})

test('S-JOB-26 only where tiles are configured there are maps, and pictures from their host', async () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© them' }
  for (const [mapTiles, told, source] of [
    [null, { url: '', attribution: '' }, "img-src 'self' data: blob:;"],
    [tiles, tiles, "img-src 'self' data: blob: https://tiles.example;"],
  ] as const) {
    const { url } = await startTestServer({ mapTiles })
    const { headers, body } = await request(url, 'GET', `${API}/application/map`)
    expect(body).toEqual(told)
    expect(headers.get('content-security-policy')).toContain(source)
  }
})

test('S-HOME-24 the old site is told only where a deployment names one', async () => {
  for (const [options, oldSite] of [
    [{}, ''],
    [{ oldSite: 'https://old.example/' }, 'https://old.example/'],
  ] as const) {
    const { url } = await startTestServer(options)
    expect((await request(url, 'GET', `${API}/application/site`)).body).toEqual({ oldSite })
  }
})
