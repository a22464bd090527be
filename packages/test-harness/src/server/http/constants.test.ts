import { expect, test } from 'vitest'
import { CONSTANTS } from '../constants/constants'
import { ALL_PROVINCES, LOCATIONS, REMOTE } from '../constants/locations'
import { LANGUAGES } from '../constants/names'
import { asks } from '../testing/jobs'
import { startTestServer } from '../testing/world'

test('S-JOB-1 every list is told whole and by its name, each thing named in six languages', async () => {
  const { url } = await startTestServer()
  const get = asks(url)
  const { body: all } = await get('/application/constants')
  expect(Object.keys(all)).toEqual(Object.keys(CONSTANTS))
  for (const [name, list] of Object.entries<{ id: number; names: Record<string, string> }[]>(all)) {
    expect(await get(`/application/constants/${name}`)).toEqual({ status: 200, body: list })
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    for (const { names } of list) {
      expect(Object.keys(names)).toEqual([...LANGUAGES])
      expect(Object.values(names).filter((text) => text.trim() === '')).toEqual([])
    }
    // Nothing is left in English by mistake: Khmer, Chinese, Korean and Thai have letters of their own.
    const khmer = list.filter(({ names }) => !/[\p{sc=Khmer}$]/u.test(names.km ?? ''))
    expect([name, khmer]).toEqual([name, []])
  }
  for (const name of ['nope', 'constructor', '__proto__', 'toString'])
    expect(await get(`/application/constants/${name}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
})

test('S-JOB-1 25 provinces have 197 districts whose ids begin with theirs, and what the specification counts is there', () => {
  expect(ALL_PROVINCES.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  const districts = ALL_PROVINCES.flatMap(({ id, districts: own }) => own.map((one) => [id, one.id] as const))
  expect(districts).toHaveLength(197)
  expect(districts.filter(([province, id]) => Math.floor(id / 100) !== province)).toEqual([])
  expect(ALL_PROVINCES.filter((province) => province.districts.length === 0)).toEqual([])
  expect(CONSTANTS.publishDates.map(({ days }) => days)).toEqual([1, 3, 7, 14, 30])
  expect(CONSTANTS.experiences.map(({ names }) => names.en)).toEqual([
    'None',
    '1-3 years',
    '3-5 years',
    '5-10 years',
    'Over 10 years',
  ])
})

test('S-JOB-73 the capital is the first place to choose, remote work the last one, and the rest stand by their names', async () => {
  const { url } = await startTestServer()
  const { body } = await asks(url)('/application/constants/locations')
  const names: string[] = body.map((place: { names: { en: string } }) => place.names.en)
  expect([names[0], names.at(-1), names.length]).toEqual(['Phnom Penh', 'Remote', 26])
  expect(names.slice(1, -1)).toEqual(names.slice(1, -1).toSorted())
  const remote = body.at(-1)
  expect(remote).toMatchObject({ id: REMOTE, isRemote: true, point: null, districts: [] })
  expect(body.filter(({ isRemote }: { isRemote: boolean }) => isRemote)).toEqual([remote])
  const ids = LOCATIONS.flatMap(({ id, districts }) => [id, ...districts.map((district) => district.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('S-SEEK-50 nationalities are asked for by name: Cambodia and its neighbours first, the others by their English names', async () => {
  const { url } = await startTestServer()
  const { body } = await asks(url)('/application/constants/nationalities')
  const ids: number[] = body.map(({ id }: { id: number }) => id)
  expect(ids.slice(0, 4)).toEqual([116, 764, 704, 418])
  expect(body[0]).toEqual({
    id: 116,
    names: { en: 'Cambodia', zh: '柬埔寨', km: 'កម្ពុជា', ko: '캄보디아', th: 'กัมพูชา', vi: 'Campuchia' },
  })
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(230)
  const english: string[] = body.slice(4).map(({ names }: { names: { en: string } }) => names.en)
  expect(english).toEqual(english.toSorted((a, b) => a.localeCompare(b, 'en')))
  // A code that nobody knows would be its own name.
  expect(english.filter((name) => name.length < 3)).toEqual([])
})
