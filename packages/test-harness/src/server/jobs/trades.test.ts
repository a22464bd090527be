import { expect, test } from 'vitest'
import { startWithJobs } from '../testing/jobs'
import { OCCUPATIONS } from './occupations/occupations'

const KITCHEN = [
  { title: 'Cook' },
  { title: 'ចុងភៅ' },
  { title: '厨师' },
  { title: '廚師' },
  { title: '요리사' },
  { title: 'พ่อครัว' },
  { title: 'Đầu bếp' },
]

test.each(['chef', 'Cook', 'ចុងភៅ', '厨师', '廚師', '요리사', 'พ่อครัว', 'dau bep', 'Sous-Chef'])(
  'S-JOB-61 %s finds a cook in every language',
  async (keyword) => {
    const { titles } = await startWithJobs([...KITCHEN, { title: 'Driver' }])
    expect((await titles({ keyword })).toSorted()).toEqual(KITCHEN.map(({ title }) => title).toSorted())
  },
)

test('S-JOB-61 other words of the search have to be there beside any name of the trade', async () => {
  const { titles } = await startWithJobs([
    { title: 'Cook', locationIds: [1710] },
    { title: 'Night cook', locationIds: [1710] },
    { title: 'ចុងភៅ', locationIds: [1710], description: 'night' },
    { title: 'Night nurse', locationIds: [1710] },
    { title: 'Night chef', locationIds: [708] },
  ])
  expect(await titles({ keyword: 'night chef siem reap' })).toEqual(['Night cook', 'ចុងភៅ'])
  expect((await titles({ keyword: 'ចុងភៅសៀមរាប' })).toSorted()).toEqual(['Cook', 'Night cook', 'ចុងភៅ'])
})

test('S-JOB-61 a name counts as whole words only, and the longest one counts', async () => {
  const { titles } = await startWithJobs([
    { title: 'Teacher' },
    { title: 'គ្រូបង្រៀនភាសាអង់គ្លេស' },
    { title: 'គ្រូបង្រៀនភាសាខ្មែរ' },
    { title: 'Cookery book seller' },
    { title: 'Doctor' },
  ])
  expect(await titles({ keyword: 'English teacher' })).toEqual(['គ្រូបង្រៀនភាសាអង់គ្លេស'])
  // A teacher is found by any subject; the word for a doctor begins with the same letters and is none.
  expect((await titles({ keyword: 'គ្រូ' })).toSorted()).toEqual([
    'Teacher',
    'គ្រូបង្រៀនភាសាខ្មែរ',
    'គ្រូបង្រៀនភាសាអង់គ្លេស',
  ])
  expect(await titles({ keyword: 'គ្រូពេទ្យ' })).toEqual(['Doctor'])
  expect(await titles({ keyword: 'cookery' })).toEqual(['Cookery book seller'])
})

test('S-JOB-62 what has the words of the search comes first, what another name finds follows in the same order', async () => {
  const jobs = [
    { title: 'Cook' },
    { title: 'Waiter', description: 'Works beside the chef.' },
    { title: 'Helper of the cook' },
    { title: 'Chef' },
    { title: 'Porter', description: 'Works beside the cook.' },
    { title: 'Head of kitchen', otherTitles: ['Line cook'] },
    { title: 'Kitchen chef' },
  ]
  const { get, titles } = await startWithJobs(jobs)
  const order = ['Chef', 'Kitchen chef', 'Waiter', 'Cook', 'Head of kitchen', 'Helper of the cook', 'Porter']
  expect(await titles({ keyword: 'chef' })).toEqual(order)
  const pages = [1, 2, 3, 4, 5].map(
    async (page) => (await get(`/jobs?keyword=chef&size=2&page=${page}`)).body,
  )
  const all = await Promise.all(pages)
  expect(all.flatMap(({ result }) => result.map(({ title }: { title: string }) => title))).toEqual(order)
  expect(all.map(({ totalCount, totalPage }) => [totalCount, totalPage])).toEqual(all.map(() => [7, 4]))
  expect(await titles({ keyword: 'chef', sort: 'date' })).toEqual(jobs.map(({ title }) => title))
})

test('S-JOB-62 what more than 2,000 jobs have is counted and paged like anything else', async () => {
  const { get, titles } = await startWithJobs([
    ...Array.from({ length: 2_001 }, (_, n) => ({ title: `Cook ${n}` })),
    ...Array.from({ length: 12 }, (_, n) => ({ title: `Chef ${n}` })),
  ])
  const { body } = await get('/jobs?keyword=chef&page=2')
  expect([body.totalCount, body.totalPage]).toEqual([2_013, 202])
  expect(body.result.slice(0, 3).map(({ title }: { title: string }) => title)).toEqual([
    'Chef 10',
    'Chef 11',
    'Cook 0',
  ])
  expect(await titles({ keyword: 'chef', page: '202' })).toEqual(['Cook 1998', 'Cook 1999', 'Cook 2000'])
})

test('S-JOB-63 the answer says which trade was looked for by other names, and exact=1 takes it off', async () => {
  const { get } = await startWithJobs([...KITCHEN, { title: 'Chef' }, { title: 'Baker' }])
  const { body } = await get('/jobs?keyword=CHEF')
  const cook = OCCUPATIONS.find(({ id }) => id === 'cook')
  expect(body.widened).toEqual([{ trade: 'cook', from: 'chef', names: cook?.names }])
  expect(body.totalCount).toBe(8)
  for (const sort of ['relevance', 'date'])
    expect((await get(`/jobs?keyword=chef&sort=${sort}`)).body.widened).toHaveLength(1)
  const exact = (await get('/jobs?keyword=chef&exact=1')).body
  expect([exact.totalCount, exact.widened]).toEqual([1, []])
  // Nothing more was found, no trade is named, nothing is looked for.
  for (const query of ['keyword=baker', 'keyword=baker&sort=date', 'keyword=kitchen', ''])
    expect([query, (await get(`/jobs?${query}`)).body.widened]).toEqual([query, []])
  expect((await get('/jobs?keyword=chef&exact=2')).status).toBe(422)
})

test('S-JOB-64 the name of a trade is no typing error, unless no name of the trade finds anything', async () => {
  const { titles } = await startWithJobs([
    { title: 'Chief accountant' },
    { title: 'Cook' },
    { title: 'Drivers wanted' },
  ])
  expect(await titles({ keyword: 'chef' })).toEqual(['Cook'])
  expect(await titles({ keyword: 'chef takeo' })).toEqual(['Cook'])
  expect(await titles({ keyword: 'driver' })).toEqual(['Drivers wanted'])
  expect(await titles({ keyword: 'driver', exact: '1' })).toEqual(['Drivers wanted'])
  const other = await startWithJobs([{ title: 'Chief accountant' }])
  expect(await other.titles({ keyword: 'chef' })).toEqual(['Chief accountant'])
})

test('S-JOB-110 a trade finds no other one whose longer name has one of its own in it and means something else', async () => {
  const { titles } = await startWithJobs([
    { title: 'Electrician' },
    { title: 'Thợ điện' },
    { title: 'Air Conditioner Technician', titles: { vi: 'Thợ điện lạnh' } },
    { title: 'Waiter' },
    { title: '客房服务员' },
    { title: '服务员' },
    { title: 'Truck driver' },
  ])
  expect((await titles({ keyword: 'electrician' })).toSorted()).toEqual(['Electrician', 'Thợ điện'])
  expect((await titles({ keyword: 'waiter' })).toSorted()).toEqual(['Waiter', '服务员'])
  // A kind of it is found.
  expect(await titles({ keyword: 'អ្នកបើកបរ' })).toEqual(['Truck driver'])
})

test('S-JOB-60 a name that is understood may mean several trades, and finds them all', async () => {
  const { get } = await startWithJobs([
    { title: 'Shop assistant' },
    { title: 'Sales representative' },
    { title: 'Cook' },
  ])
  const { body } = await get(`/jobs?keyword=${encodeURIComponent('អ្នកលក់')}`)
  expect(body.result.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'Sales representative',
    'Shop assistant',
  ])
  expect(body.widened.map(({ trade }: { trade: string }) => trade).toSorted()).toEqual([
    'salesperson',
    'shop-assistant',
  ])
})

test('S-JOB-115 chosen trades find the jobs with a name of one of them in a title, in any language', async () => {
  const { titles } = await startWithJobs([
    ...KITCHEN,
    { title: 'Waiter' },
    { title: 'Driver', description: 'cook' },
  ])
  const numberOf = (wanted: string) => String(OCCUPATIONS.find(({ id }) => id === wanted)?.number)
  const cooks = KITCHEN.map(({ title }) => title)
  expect((await titles({ trade: numberOf('cook') })).toSorted()).toEqual(cooks.toSorted())
  expect(await titles({ trade: numberOf('waiter') })).toEqual(['Waiter'])
  expect(await titles({ trade: '9999' })).toEqual([])
})
