import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open'
import { importFile } from '../import/import-file'
import { startsOf, typedRuns } from '../jobs/words'
import { login } from '../testing/client'
import { tempDatabase, tempFolder } from '../testing/databases'
import { asks, startWithJobs } from '../testing/jobs'
import { startTestServer } from '../testing/world'

interface Suggestions {
  titles: { text: string; count: number }[]
  companies: { id: number; name: string; isVerified: boolean; industrialId: number; jobsQuantity: number }[]
  places: { id: number; matched: string }[]
  mended: string | null
}

/** Asks what is suggested to a text. */
const suggests =
  (get: ReturnType<typeof asks>) =>
  async (text: string, lang = 'en'): Promise<Suggestions> => {
    const { status, body } = await get(`/jobs/suggest?${new URLSearchParams({ text, lang })}`)
    expect([text, status]).toEqual([text, 200])
    return body
  }

const texts = ({ titles }: Suggestions): string[] => titles.map(({ text }) => text)

test('S-SUGGEST-1 titles are suggested by the beginning of any word of theirs, in every script, those of most jobs first', async () => {
  const { get } = await startWithJobs([
    {
      title: 'Junior Zither Maker',
      titles: { km: 'អ្នកធ្វើចាប៉ីដងវែង', th: 'ช่างทำพิณเพลี้ย', vi: 'Thợ làm đàn Zither' },
    },
    { title: 'junior zither-maker' },
    { title: 'Zither Tuner', titles: { ko: '치터 조율사', zh: '齐特琴调音师' } },
    { title: 'Zephyr Keeper', isOpen: false },
  ])
  const suggest = suggests(get)
  expect((await suggest('z')).titles).toEqual([
    { text: 'Junior Zither Maker', count: 2 },
    { text: 'Zither Tuner', count: 1 },
    { text: 'Thợ làm đàn Zither', count: 1 },
  ])
  expect(texts(await suggest('zither tu'))).toEqual(['Zither Tuner'])
  expect(texts(await suggest('ZITHER ma'))).toEqual(['Junior Zither Maker'])
  // Finished words stand in it whole.
  expect(texts(await suggest('zith tu'))).toEqual([])
  expect(texts(await suggest('tho lam dan zi', 'vi'))).toEqual(['Thợ làm đàn Zither'])
  for (const [lang, whole] of [
    ['km', 'អ្នកធ្វើចាប៉ីដងវែង'],
    ['th', 'ช่างทำพิณเพลี้ย'],
    ['ko', '조율사'],
    ['zh', '调音师'],
  ] as const)
    for (let length = 1; length <= [...whole].length; length++) {
      const typed = [...whole].slice(0, length).join('')
      expect([typed, texts(await suggest(typed, lang)).some((text) => text.includes(whole))]).toEqual([
        typed,
        true,
      ])
    }
})

test('S-SUGGEST-1 a syllable of Hangul that is half typed begins the whole one', async () => {
  const { get } = await startWithJobs([{ title: '회계 담당자' }])
  const suggest = suggests(get)
  for (const typed of ['ㅎ', '호', '회', '획', '회계', '회계 ㄷ', '회계 담', '회계 담ㄷ', '담', '다'])
    expect([typed, texts(await suggest(typed, 'ko')).includes('회계 담당자')]).toEqual([typed, true])
  expect(texts(await suggest('획ㄴ', 'ko'))).toEqual([])
})

test('S-SUGGEST-1 a run without spaces can be typed from each word of the dictionary on', () => {
  expect(startsOf('គណនេយ្យករជាន់ខ្ពស់')).toContain(typedRuns('ជាន់ខ្ពស់')[0]?.typed)
  expect(startsOf('front-desk officer')).toEqual(['front', 'desk', 'frontdesk', 'officer'])
  expect(startsOf('调音师')).toEqual(['调音师', '音师', '师'])
})

test('S-SUGGEST-2 the name of a trade counts all that a search for it finds, and no two suggestions are one title', async () => {
  const { get } = await startWithJobs([
    { title: 'Accountant' },
    { title: 'ACCOUNTANT' },
    { title: 'Senior Accountant' },
    { title: 'គណនេយ្យករ' },
  ])
  const suggest = suggests(get)
  const { titles } = await suggest('accoun')
  const search = (await get('/jobs?keyword=accountant')).body.totalCount
  expect(search).toBe(4)
  expect(titles).toEqual([
    { text: 'Accountant', count: search },
    { text: 'Senior Accountant', count: 1 },
  ])
})

test('S-SUGGEST-2 titles in the letters of whoever asks come first, six at most', async () => {
  const { get } = await startWithJobs([
    { title: 'ABC អ្នកធ្វើការ' },
    ...['ABC tuner', 'ABC tuner', 'ABC maker', 'ABC seller', 'ABC cutter', 'ABC keeper', 'ABC driver'].map(
      (title) => ({ title }),
    ),
  ])
  const suggest = suggests(get)
  const km = texts(await suggest('abc', 'km'))
  expect([km[0], km[1], km.length]).toEqual(['ABC អ្នកធ្វើការ', 'ABC tuner', 6])
  expect(texts(await suggest('abc', 'en'))[0]).toBe('ABC tuner')
})

test('S-SUGGEST-2 Vietnamese titles do not crowd out English ones, nor the reverse, and a count does not change with a key', async () => {
  const { get } = await startWithJobs([
    ...Array.from({ length: 12 }, (_, n) => [`Nữ nhân công ${n}`, `Nữ nhân công ${n}`]).flatMap((titles) =>
      titles.map((title) => ({ title })),
    ),
    { title: 'Nurse' },
    { title: 'Ward nurse' },
    { title: 'Y tá' },
  ])
  const suggest = suggests(get)
  const en = await suggest('nu')
  expect(en.titles[0]?.text).toBe('Nurse')
  expect(texts(await suggest('nu', 'vi'))[0]).toContain('Nữ')
  const counts = ['n', 'nu', 'nurse'].map(async (typed) =>
    (await suggest(typed)).titles.find(({ text }) => text === 'Nurse'),
  )
  expect(new Set((await Promise.all(counts)).map((one) => one?.count))).toEqual(new Set([3]))
})

test('S-SUGGEST-3 employers are suggested by any word of their name, four at most, those with the most jobs first', async () => {
  const { url } = await startTestServer({ demoJobs: 400 })
  const get = asks(url)
  const suggest = suggests(get)
  const { companies } = await suggest('mekong te')
  const [first] = companies
  const { body } = await get(`/users/employers/${first?.id}`)
  expect(first).toEqual({
    id: body.id,
    name: body.name,
    isVerified: body.isVerified,
    industrialId: body.industrialId,
    jobsQuantity: body.jobsQuantity,
  })
  const word = String(first?.name.split(' ').at(-1))
  expect((await suggest(word.slice(0, -1))).companies.map(({ id }) => id)).toContain(first?.id)
  const many = (await suggest('s')).companies.map(({ jobsQuantity }) => jobsQuantity)
  expect(many).toHaveLength(4)
  expect(many).toEqual(many.toSorted((a, b) => b - a))
})

test.each([
  ['BKK', 1201],
  ['bkk1', 1201],
  ['Boeung Keng', 1201],
  ['TTP', 1201],
  ['toul tomp', 1201],
  ['russian mark', 1201],
  ['PP', 12],
  ['phnom pe', 12],
  ['ភ្នំព', 12],
  ['金', 12],
  ['프놈', 12],
  ['พนมเ', 12],
  ['SR', 17],
  ['siem', 17],
  ['SHV', 18],
  ['kampong som', 18],
  ['Kompong Som', 18],
  ['KPS', 5],
  ['wfh', 90],
  ['remo', 90],
  ['ធ្វើការពី', 90],
])('S-SUGGEST-4 %s is place %i', async (text, id) => {
  const { get } = await startWithJobs([])
  const { places } = await suggests(get)(text)
  expect(places[0]?.id).toBe(id)
  expect(places.length).toBeLessThanOrEqual(4)
  expect(new Set(places.map((place) => place.id)).size).toBe(places.length)
})

test('S-SUGGEST-5 a text with words that no job has is mended when that finds something, and its titles are suggested', async () => {
  const { get } = await startWithJobs([
    { title: 'Accountant' },
    { title: 'Night Nurse', description: 'Zebras welcome.' },
    { title: 'Receptionist', isOpen: false },
    { title: 'Clerk', description: 'Helps with accounting.' },
    { title: 'គណនេយ្យករ' },
    { title: '회계 담당자' },
  ])
  const suggest = suggests(get)
  expect(await suggest('acountant')).toMatchObject({
    mended: 'accountant',
    titles: [{ text: 'Accountant' }],
  })
  // Words of trades are known as well, in every script, and what is half typed is mended to a whole word.
  expect((await suggest('acounting')).mended).toBe('accounting')
  expect((await suggest('acount')).mended).toBe('accountant')
  expect((await suggest('គណនយ្យករ', 'km')).mended).toBe('គណនេយ្យករ')
  expect((await suggest('회개담당자', 'ko')).mended).toBe(null)
  expect((await suggest('Night  nurze')).mended).toBe('Night  nurse')
  // Half of a word is no error, nor is what stands in a text; nothing is mended to what finds nothing.
  for (const text of ['acco', 'accountan', 'zebras', 'recepionist', 'xyzzyx', 'acountant xyzzyx'])
    expect([text, (await suggest(text)).mended]).toEqual([text, null])
})

test('S-SUGGEST-6 nothing is suggested to what has no letter, and what is too long or no language is refused', async () => {
  const { get } = await startWithJobs([{ title: 'Cook' }])
  const nothing = { titles: [], companies: [], places: [], mended: null }
  for (const text of ['', ' ', '\u200b', '...']) expect(await suggests(get)(text)).toEqual(nothing)
  expect(await get('/jobs/suggest')).toEqual({ status: 200, body: nothing })
  expect((await get(`/jobs/suggest?text=${'x'.repeat(200)}`)).status).toBe(200)
  expect((await get(`/jobs/suggest?text=${'x'.repeat(201)}`)).body.fields[0].field).toBe('text')
  expect((await get('/jobs/suggest?text=co&lang=xx')).body.fields[0].field).toBe('lang')
})

test('S-SUGGEST-7 suggestions have limits of their own, and searches go on when these are used up', async () => {
  const few = { burst: 2, perSecond: 1 / 60 }
  const { url } = await startTestServer({ rates: { suggestAddresses: few, suggestAccounts: few } })
  const get = asks(url)
  const asked: number[] = []
  for (let i = 0; i < 3; i++) asked.push((await get('/jobs/suggest?text=co')).status)
  expect(asked).toEqual([200, 200, 429])
  expect((await get('/jobs?keyword=cook')).status).toBe(200)
  const sokha = await login(url, 'sokha')
  const own: number[] = []
  for (let i = 0; i < 3; i++) own.push((await sokha.api('GET', '/jobs/suggest?text=co')).status)
  expect(own).toEqual([200, 200, 429])
})

test('S-SUGGEST-8 a title is suggested as long as a listed job has it', async () => {
  const { get, clock } = await startWithJobs([
    { title: 'Zither Maker' },
    { title: 'Zither Player', closesAt: 1_790_000_010_000 },
  ])
  const suggest = suggests(get)
  expect(texts(await suggest('zither'))).toEqual(['Zither Maker', 'Zither Player'])
  clock.advance(5 * 60_000)
  expect(texts(await suggest('zither'))).toEqual(['Zither Maker'])
})

test('S-SUGGEST-8 a title that is written anew is suggested in place of the one before', async () => {
  const database = await tempDatabase()
  const { url } = await startTestServer({ database })
  const suggest = suggests(asks(url))
  const file = join(await tempFolder(), 'jobs.jsonl')
  const importer = await openDatabase(database)
  onTestFinished(() => importer.close())
  for (const label of ['zither maker', 'harp maker', 'harp maker']) {
    await writeFile(file, JSON.stringify({ code: '1', label, alt: [], description: '' }))
    await importFile(importer, 'jobs', file, Date.now(), ({ reason }) => expect(reason).toBe(''))
    expect((await suggest(label)).titles).toEqual([{ text: label, count: 1 }])
  }
  expect((await suggest('zither')).titles).toEqual([])
  const rows = await importer.db
    .selectFrom('suggested_titles')
    .select(['text', 'jobs'])
    .where('text', 'in', ['zither maker', 'harp maker'])
    .orderBy('text')
    .execute()
  expect(rows).toEqual([
    { text: 'harp maker', jobs: 1 },
    { text: 'zither maker', jobs: 0 },
  ])
})
