import { expect, test } from 'vitest'
import { LOCATIONS } from '../constants/locations'
import { startWithJobs } from '../testing/jobs'
import { handClock } from '../testing/world'
import { isOneError } from './spelling'

test('S-JOB-10 a whole title comes first, then a whole other title, then words of titles, then words of the text', async () => {
  const { titles } = await startWithJobs([
    { title: 'Cleaner', description: 'Works for the office manager, office manager, office manager.' },
    { title: 'Manager of the front office' },
    { title: 'Team Lead', otherTitles: ['Office Manager'] },
    { title: 'Cook' },
    { title: 'Office manager' },
  ])
  expect(await titles({ keyword: 'Office Manager' })).toEqual([
    'Office manager',
    'Team Lead',
    'Manager of the front office',
    'Cleaner',
  ])
  expect((await titles({ keyword: 'Office Manager', sort: 'date' }))[0]).toBe('Cleaner')
})

test('S-JOB-11 one typing error in a word of four letters or more is forgiven, and a beginning is enough', async () => {
  const { titles } = await startWithJobs([
    { title: 'Accountant' },
    { title: 'Cook' },
    { title: 'Nurse' },
    { title: 'Giám đốc dự án' },
    { title: 'C++ Developer' },
    { title: 'Car Washer' },
  ])
  for (const keyword of [
    'accountnt',
    'acountant',
    'accountantt',
    'accoumtant',
    'accuontant',
    'account',
    'ACCOUNTANT',
  ])
    expect([keyword, await titles({ keyword })]).toEqual([keyword, ['Accountant']])
  for (const keyword of ['coook', 'cok', 'dook', 'ocok', 'cooks'])
    expect([keyword, await titles({ keyword })]).toEqual([keyword, keyword === 'cok' ? [] : ['Cook']])
  expect(await titles({ keyword: 'nusre' })).toEqual(['Nurse'])
  expect(await titles({ keyword: 'giam doc' })).toEqual(['Giám đốc dự án'])
  expect(await titles({ keyword: 'c++' })).toEqual(['C++ Developer'])
  expect(await titles({ keyword: 'accontnt' })).toEqual([])
  // A word that a title has is meant as it is written.
  expect(await titles({ keyword: 'care' })).toEqual([])
  expect(await titles({ keyword: 'car' })).toEqual(['Car Washer'])
})

test('S-JOB-11 a word that only closed jobs have is mended like one that no title ever had', async () => {
  const { titles } = await startWithJobs([
    { title: 'Acountant', closesAt: 0 },
    { title: 'Accountant in Takeo' },
  ])
  expect(await titles({ keyword: 'acountant' })).toEqual(['Accountant in Takeo'])
  expect(await titles({ keyword: 'acountant takeo' })).toEqual(['Accountant in Takeo'])
})

test('S-JOB-15 a word is found however far back in a text it stands', async () => {
  const long = Array.from({ length: 17_000 }, (_, index) => `w${index % 1_000}`).join(' ')
  const { titles } = await startWithJobs([{ title: 'Keeper', description: `${long} giraffe` }])
  expect(await titles({ keyword: 'giraffe' })).toEqual(['Keeper'])
})

test.each([
  ['nurse', 'nusre', true],
  ['nurse', 'nurses', true],
  ['nurse', 'urse', true],
  ['nurse', 'norse', true],
  ['book', 'boook', true],
  ['nurse', 'nurse', false],
  ['nurse', 'usrne', false],
  ['nurse', 'nrues', false],
  ['nurse', 'norsa', false],
  ['abcd', 'dbca', false],
  ['ab', 'abcd', false],
])('S-JOB-11 %s and %s are one typing error apart: %s', (a, b, isOne) => {
  expect([isOneError(a, b), isOneError(b, a)]).toEqual([isOne, isOne])
})

test('S-JOB-12 every province and district is found by its Khmer and its Latin name, and by the word for its kind', async () => {
  const places = LOCATIONS.flatMap((province) => [province, ...province.districts])
  const { get } = await startWithJobs(places.map(({ id }) => ({ title: `Job ${id}`, locationIds: [id] })))
  const missed: string[] = []
  for (const { id, names, otherNames } of places) {
    const kinds =
      id < 100 ? [] : [`${names.en} district`, `ស្រុក${names.km}`, `${names.en} municipality`, `ក្រុង${names.km}`]
    // "Sr." in a title is a senior: who types it looks for no place (S-JOB-73).
    for (const keyword of [names.en, names.km, names.zh, ...otherNames].filter((name) => name !== 'SR')) {
      const { body } = await get(`/jobs?size=100&keyword=${encodeURIComponent(keyword)}`)
      const isFound = body.result.some(({ locations }: { locations: number[] }) => locations[0] === id)
      if (!isFound) missed.push(`${id} ${keyword}`)
    }
    const counts = await Promise.all(
      kinds.map(
        async (keyword) => (await get(`/jobs?keyword=${encodeURIComponent(keyword)}`)).body.totalCount,
      ),
    )
    if (kinds.length > 0 && !counts.some((count) => count > 0)) missed.push(`${id} by kind`)
  }
  expect(missed).toEqual([])
})

test('S-JOB-12 a place narrows a search, and a district is found by its province', async () => {
  const { titles } = await startWithJobs([
    { title: 'Teacher, north', locationIds: [1710] },
    { title: 'Teacher, south', locationIds: [708] },
    { title: 'Cook', locationIds: [1710] },
  ])
  for (const keyword of [
    'teacher siem reap',
    'Siemreap teacher',
    'teacher សៀមរាប',
    'teacher 暹粒',
    'teacher ក្រុងសៀមរាប',
  ])
    expect([keyword, await titles({ keyword })]).toEqual([keyword, ['Teacher, north']])
})

test('S-JOB-13 words of scripts without spaces are found inside a text, whatever cannot be seen between them', async () => {
  const { titles } = await startWithJobs([
    { title: 'គ្រូបង្រៀនភាសាអង់គ្លេស' },
    { title: 'អ្នកគ្រប់គ្រងការិយាល័យ' },
    { title: 'พนักงานบัญชีอาวุโส' },
    { title: '高级会计师' },
    { title: '병원간호사' },
    { title: 'មន្ដ្រី\u200bឥណទាន' },
  ])
  for (const [keyword, title] of [
    ['គ្រូ', 'គ្រូបង្រៀនភាសាអង់គ្លេស'],
    ['អង់គ្លេស', 'គ្រូបង្រៀនភាសាអង់គ្លេស'],
    ['អង់គ្លេសគ្រូ', 'គ្រូបង្រៀនភាសាអង់គ្លេស'],
    ['គ្រូ\u200bបង្រៀន', 'គ្រូបង្រៀនភាសាអង់គ្លេស'],
    ['ការិយាល័យ', 'អ្នកគ្រប់គ្រងការិយាល័យ'],
    ['บัญชี', 'พนักงานบัญชีอาวุโส'],
    ['会计师', '高级会计师'],
    ['간호사', '병원간호사'],
    ['មន្ត្រីឥណទាន', 'មន្ដ្រី\u200bឥណទាន'],
  ] as const)
    expect([keyword, await titles({ keyword })]).toEqual([keyword, [title]])
  // Letters in another order are another word.
  expect(await titles({ keyword: '계회' })).toEqual([])
})

test('S-JOB-13 the order in which signs were typed, widths and normal forms make no difference (BL-19)', async () => {
  const { titles } = await startWithJobs([
    { title: 'មន\u17d2\u178f\u17d2\u179aី' },
    { title: 'น้ำมัน' },
    { title: 'Ｓｅｃｕｒｉｔｙ　Ｇｕａｒｄ' },
    { title: 'Kế toán'.normalize('NFD') },
    { title: 'ガイド' },
  ])
  for (const [keyword, title] of [
    ['មន\u17d2\u179a\u17d2\u178fី', 'មន\u17d2\u178f\u17d2\u179aី'],
    ['មន\u17d2\u178f\u17d2\u179aី', 'មន\u17d2\u178f\u17d2\u179aី'],
    ['น\u0e4d\u0e49\u0e32มัน', 'น้ำมัน'],
    ['security guard', 'Ｓｅｃｕｒｉｔｙ　Ｇｕａｒｄ'],
    ['kế toán', 'Kế toán'.normalize('NFD')],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
  ] as const)
    expect([keyword, await titles({ keyword })]).toEqual([keyword, [title]])
})

test('S-JOB-31 a word that the dictionary does not know is looked for whole (BL-23)', async () => {
  const { get, titles } = await startWithJobs([
    { title: 'ស៊ុបករហ្វេអង្គការ', description: 'ក ប៊ុ ស ហ្វេ' },
    { title: 'គ្រូបង្រៀនភាសាអង់គ្លេស' },
    { title: 'ทีมกฎหมาย', description: 'ซบุ๊ ก เฟ' },
    { title: '会议经理', description: '师 会计' },
  ])
  for (const keyword of ['ហ្វេសប៊ុក', 'ទិកតុក', 'เฟซบุ๊ก', '会计师']) {
    const { body } = await get(`/jobs?keyword=${encodeURIComponent(keyword)}`)
    expect([keyword, body.totalCount]).toEqual([keyword, 0])
  }
  // Of words that it knows all have to be there, also where one of several runs is enough.
  expect(await titles({ keyword: 'អង់គ្លេសគ្រូ' })).toEqual(['គ្រូបង្រៀនភាសាអង់គ្លេស'])
  expect(await titles({ keyword: 'ทีม ซีอีโอ' })).toEqual(['ทีมกฎหมาย'])
  expect(await titles({ keyword: 'អង់គ្លេសការិយាល័យ' })).toEqual([])
  expect(await titles({ keyword: 'អង់គ្លេស ការិយាល័យ' })).toEqual(['គ្រូបង្រៀនភាសាអង់គ្លេស'])
})

test('S-JOB-32 a word is found with and without its hyphen or point, however it is written (BL-25)', async () => {
  const { titles } = await startWithJobs([
    { title: 'One', description: 'Write an e-mail.' },
    { title: 'Two', description: 'Write an email.' },
    { title: 'Three', description: 'Mail goes to block e.' },
    { title: 'Front-desk agent' },
    { title: 'Frontdesk agent' },
    { title: 'Front desk agent' },
    { title: 'Node.js developer' },
    { title: 'Co\u2011ordinator' },
    { title: 'Pays 2.5 a day' },
  ])
  for (const [keywords, found] of [
    [
      ['email', 'e-mail', 'E‑Mail', 'ｅ－ｍａｉｌ'],
      ['One', 'Two'],
    ],
    [
      ['frontdesk', 'front-desk'],
      ['Front desk agent', 'Front-desk agent', 'Frontdesk agent'],
    ],
    [['nodejs', 'node.js', 'NodeJS'], ['Node.js developer']],
    [['coordinator', 'co-ordinator'], ['Co\u2011ordinator']],
    [['25'], []],
  ] as const)
    for (const keyword of keywords)
      expect([keyword, (await titles({ keyword })).toSorted()]).toEqual([keyword, found])
})

test('S-JOB-32 one word finds two words that stand in a row, if a title has each of them (BL-25)', async () => {
  const { titles } = await startWithJobs([
    { title: 'Front desk agent' },
    { title: 'Desk by the front' },
    { title: 'Part time cook', description: 'Cooks at the front-desk too.' },
    { title: 'Backpack seller', description: 'Time for a part in a play.' },
  ])
  for (const [keyword, found] of [
    ['frontdesk', ['Front desk agent', 'Part time cook']],
    ['front-desk', ['Front desk agent', 'Part time cook']],
    ['PartTime', ['Part time cook']],
    ['timepart', []],
    ['backpack', ['Backpack seller']],
    // A typing error in it is forgiven as before.
    ['bakcpack', ['Backpack seller']],
  ] as const)
    expect([keyword, (await titles({ keyword })).toSorted()]).toEqual([keyword, found])
})

test('S-JOB-33 traditional Chinese finds no simplified Chinese, and simplified no traditional (BL-26)', async () => {
  const { titles } = await startWithJobs([{ title: '高级会计' }, { title: '高級會計' }])
  expect(await titles({ keyword: '高级' })).toEqual(['高级会计'])
  expect(await titles({ keyword: '高級' })).toEqual(['高級會計'])
  // Both are names of one trade.
  expect(await titles({ keyword: '会计' })).toEqual(['高级会计', '高級會計'])
  expect(await titles({ keyword: '会计', exact: '1' })).toEqual(['高级会计'])
  expect(await titles({ keyword: '會計', exact: '1' })).toEqual(['高級會計'])
})

test('S-JOB-3 a title is compared after the same fold as a message', async () => {
  const { titles } = await startWithJobs([
    { title: 'Kế toán trưởng'.normalize('NFD') },
    { title: 'ការ\u200bងារ' },
    { title: 'Résumé Writer' },
  ])
  expect(await titles({ title: 'KẾ TOÁN' })).toEqual(['Kế toán trưởng'.normalize('NFD')])
  expect(await titles({ title: 'ការងារ' })).toEqual(['ការ\u200bងារ'])
  expect(await titles({ title: 'resume' })).toEqual([])
})

test('S-JOB-29 words and titles of any length are written and found, by as much of them as counts', async () => {
  // A sign of fifteen letters in four words: as one word, a whole title of them would be of 6,000 bytes.
  const blessing = '\ufdfa'.repeat(200)
  const { titles } = await startWithJobs([
    { title: 'Cook', description: 'x'.repeat(20_000) },
    { title: blessing },
    { title: 'Baker', otherTitles: ['𐐨'.repeat(150)] },
    { title: 'ក្'.repeat(150), description: `ក${'្'.repeat(3_000)}` },
  ])
  expect(await titles({ keyword: 'x'.repeat(200) })).toEqual(['Cook'])
  expect(await titles({ keyword: `${'x'.repeat(80)}yz` })).toEqual(['Cook'])
  expect(await titles({ keyword: 'x'.repeat(79) })).toEqual([])
  expect(await titles({ keyword: blessing })).toEqual([blessing])
  // Letters of two units each are never cut in two.
  expect(await titles({ keyword: '𐐨'.repeat(81) })).toEqual(['Baker'])
  expect(await titles({ keyword: `ក${'្'.repeat(199)}` })).toEqual(['ក្'.repeat(150)])
})

test('S-JOB-15 all words have to be there; where no job has all, one of them is enough', async () => {
  const { titles } = await startWithJobs([
    { title: 'Night Nurse' },
    { title: 'Night Guard' },
    { title: 'Day Nurse' },
  ])
  expect(await titles({ keyword: 'night nurse' })).toEqual(['Night Nurse'])
  expect((await titles({ keyword: 'nurse wanted in Battambang' })).toSorted()).toEqual([
    'Day Nurse',
    'Night Nurse',
  ])
  for (const keyword of ['zzzz', '!!!', '"', '*', 'AND', 'titles : nurse)', "'", ':*', '( | )'])
    expect([keyword, (await titles({ keyword })).length < 3]).toEqual([keyword, true])
})

test('S-JOB-55 of what more than 2,000 jobs have, the order by titles, names and text stands, the newest first, on every page', async () => {
  const jobs = [
    ...Array.from({ length: 2_000 }, (_, n) => ({ title: `Text ${n}`, description: 'common' })),
    ...Array.from({ length: 15 }, (_, n) => ({ title: `Common helper ${n}` })),
    { title: 'Whole', otherTitles: ['Common'] },
    { title: 'Common' },
  ]
  const { get, titles } = await startWithJobs(jobs)
  const named = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => `Common helper ${from + n}`)
  expect(await titles({ keyword: 'common' })).toEqual(['Common', 'Whole', ...named(0, 8)])
  expect(await titles({ keyword: 'common', page: '2' })).toEqual([
    ...named(8, 15),
    'Text 0',
    'Text 1',
    'Text 2',
  ])
  expect((await titles({ keyword: 'common', page: '3' }))[0]).toBe('Text 3')
  expect((await titles({ keyword: 'common', sort: 'date' }))[0]).toBe('Text 0')
  const { body } = await get('/jobs?keyword=common&page=203')
  expect([body.result.length, body.totalCount, body.totalPage]).toEqual([0, 2_017, 202])
  // Few of them are wanted.
  for (const [page, shown] of [
    [2, named(10, 15)],
    [3, []],
  ] as const) {
    const { body } = await get(`/jobs?keyword=common&title=helper&page=${page}`)
    const found = body.result.map(({ title }: { title: string }) => title)
    expect([page, found, body.totalCount, body.totalPage]).toEqual([page, shown, 15, 2])
  }
})

test('S-JOB-55 at most 2,000 jobs are told apart by how often and where they have the words, more by their age', async () => {
  const jobs = (count: number) => [
    ...Array.from({ length: count - 1 }, (_, n) => ({
      title: `Text ${n}`,
      description: `brick ${'wall '.repeat(20)}`,
      termId: n === 5 ? 2 : 1,
    })),
    { title: 'Oldest', description: 'brick brick brick', termId: 2 },
  ]
  const few = await startWithJobs(jobs(2_000))
  expect((await few.titles({ keyword: 'brick' }))[0]).toBe('Oldest')
  const many = await startWithJobs(jobs(2_001))
  expect((await many.titles({ keyword: 'brick' }))[0]).toBe('Text 0')
  expect(await many.titles({ keyword: 'brick', page: '201' })).toEqual(['Oldest'])
  // Few of them are wanted.
  expect(await many.titles({ keyword: 'brick', term: '2' })).toEqual(['Oldest', 'Text 5'])
})

test('S-JOB-55 what is closed or past its end is not counted, with filters and without, however many there are', async () => {
  const now = handClock().now()
  const jobs = Array.from({ length: 2_100 }, (_, n) => ({
    title: `Mason ${n}`,
    termId: (n % 3) + 1,
    isOpen: n % 7 > 0,
    closesAt: n % 5 > 0 ? null : now + (n % 10 > 0 ? -1 : 1_000),
  }))
  const listed = jobs.filter(({ isOpen, closesAt }) => isOpen && (closesAt === null || closesAt > now))
  const { get, clock } = await startWithJobs(jobs)
  const count = async (query: string): Promise<number> =>
    (await get(`/jobs?keyword=mason${query}`)).body.totalCount
  expect(await count('')).toBe(listed.length)
  expect(await count('&sort=date')).toBe(listed.length)
  expect(await count('&term=2')).toBe(listed.filter(({ termId }) => termId === 2).length)
  clock.advance(1_000)
  expect(await count('')).toBe(listed.filter(({ closesAt }) => closesAt === null).length)
})
