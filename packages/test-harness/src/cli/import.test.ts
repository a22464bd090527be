import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openDatabase } from '../server/db/open'
import { login } from '../server/testing/client'
import { tempDatabase, tempFolder } from '../server/testing/databases'
import { asks } from '../server/testing/jobs'
import { startTestServer } from '../server/testing/world'
import { run } from '../test-cli'

async function fileOf(rows: readonly unknown[], name = 'rows.jsonl'): Promise<string> {
  const file = join(await tempFolder(), name)
  const text = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')
  await writeFile(file, name.endsWith('.gz') ? gzipSync(text) : text)
  return file
}

const OCCUPATION = {
  code: '1234.5',
  label: 'boat builder',
  alt: ['shipwright', 'boat maker', 'shipwright'],
  description: 'Builds boats of wood.',
}
const POSTING = {
  id: '700001',
  title: 'STAFF NURSE',
  civilTitle: 'NURSE LEVEL 2',
  company: 'HEALTH OFFICE',
  careerLevel: 'Entry-Level',
  term: 'PT',
  openings: 3,
  salaryFrom: 58_682.5,
  salaryTo: 70_000,
  salaryFrequency: 'Annual',
  location: '1 Long Street',
  division: 'Ward 7',
  posted: '2024-03-02',
  until: '2024-03-20',
  residency: 'None.',
}

test('S-JOB-16 occupations and postings go in as jobs: titles, other titles, ids, pay, and no end', async () => {
  const database = await tempDatabase()
  const file = await fileOf(
    [OCCUPATION, '', POSTING, { ...POSTING, id: '2', salaryFrequency: 'Hourly' }],
    'rows.jsonl.gz',
  )
  const { code, out, err } = await run('import', 'jobs', file, '--database', database)
  expect([code, out, err]).toEqual([0, 'jobs: 3 new, 0 updated, 0 of 3 lines refused\n', ''])
  const { url } = await startTestServer({ database })
  const get = asks(url)
  const { body: list } = await get('/jobs?size=100')
  expect([list.totalCount, list.totalPage]).toEqual([3, 1])
  const sourceIds = async (query: string) =>
    (await get(`/jobs?${query}`)).body.result.map((job: { sourceId: string }) => job.sourceId)
  for (const keyword of ['boat builder', 'shipwright', 'boat maker', 'builds wood'])
    expect([keyword, await sourceIds(`keyword=${keyword}`)]).toEqual([keyword, ['1234.5']])
  expect(await sourceIds('title=level 2&salaryMin=58682')).toEqual(['700001'])
  expect(await sourceIds('salaryMin=58683')).toEqual([])
  // A month's pay is a twelfth of a year's, and 208 times an hour's.
  expect(await sourceIds('payMin=4890&payMax=4891')).toEqual(['700001'])
  expect(await sourceIds('payMin=12206000')).toEqual(['2'])
  expect((await sourceIds('postedFrom=2024-03-03')).toSorted()).toEqual(['1234.5'])
  expect((await sourceIds('keyword=health office')).toSorted()).toEqual(['2', '700001'])
  const posting = list.result.find((job: { sourceId: string }) => job.sourceId === '700001')
  expect(posting).toMatchObject({
    title: 'STAFF NURSE',
    otherTitles: ['NURSE LEVEL 2'],
    employer: { name: 'HEALTH OFFICE' },
    place: '1 Long Street',
    salary: { text: '$58,682.5 to $70,000 a year', from: 5_868_250, to: 7_000_000, period: 'year' },
    jobLevelId: 2,
    termId: 2,
    hirelings: 3,
    closeDate_unixtime: null,
  })
  // There is no demo beside it: nobody to log in as, and nobody speaks for the employer.
  expect((await get('/users/home/page/jobs/statistics')).body).toMatchObject({
    seekersQuantity: 0,
    employersQuantity: 1,
  })
  expect((await get(`/users/employers/${posting.employer.id}`)).body.canChat).toBe(false)
})

test('S-JOB-18 a repeated id updates its job, in one file and in the next', async () => {
  const database = await tempDatabase()
  const first = await fileOf([OCCUPATION, POSTING, { ...POSTING, title: 'HEAD NURSE' }])
  expect((await run('import', 'jobs', first, '--database', database)).out).toContain('2 new, 1 updated')
  const second = await fileOf([
    { ...OCCUPATION, label: 'sail maker', alt: [] },
    { ...OCCUPATION, code: 'new' },
  ])
  const { out } = await run('import', 'jobs', second, '--database', database, '--json')
  expect(JSON.parse(out)).toEqual({ kind: 'jobs', rows: 2, refused: 0, added: 1, updated: 1, refusals: [] })
  const { url } = await startTestServer({ database })
  const get = asks(url)
  const found = async (keyword: string) =>
    (await get(`/jobs?keyword=${keyword}`)).body.result.map((job: { id: number; sourceId: string }) => [
      job.id,
      job.sourceId,
    ])
  expect(await found('sail maker')).toEqual([[1, '1234.5']])
  expect(await found('shipwright')).toEqual([[3, 'new']])
  expect(await found('head nurse')).toEqual([[2, '700001']])
  expect(await found('staff')).toEqual([])
})

test('S-JOB-18 lines that are refused are named with line and reason, the rest goes in', async () => {
  const database = await tempDatabase()
  const bad: readonly (readonly [row: unknown, reason: string])[] = [
    ['{', 'no JSON'],
    ['[]', 'no object'],
    ['null', 'no object'],
    [{ id: 1 }, 'of no kind that is known by its fields'],
    [{ ...OCCUPATION, label: ' ' }, 'label: '],
    [{ ...OCCUPATION, alt: 'x' }, 'alt: '],
    [{ ...OCCUPATION, label: 'a\u0000b' }, 'text contains U+0000'],
    ['{"id":"x","title":"y","__proto__":{}}', 'a key is named __proto__'],
    [{ ...POSTING, salaryFrom: -1 }, 'salaryFrom: '],
    [{ ...POSTING, salaryFrom: 1e12 }, 'salaryFrom: '],
    [{ ...POSTING, salaryFrequency: 'Weekly' }, 'salaryFrequency: '],
    [{ ...POSTING, posted: '2024-02-30' }, 'posted: '],
    [{ ...POSTING, title: 'x'.repeat(301) }, 'title: '],
    [`{"id":"${'x'.repeat(1_000_000)}","title":"y"}`, 'longer than 1000000 characters'],
  ]
  const file = await fileOf([OCCUPATION, ...bad.map(([row]) => row), POSTING])
  const { code, out, err } = await run('import', 'jobs', file, '--database', database)
  expect([code, out]).toEqual([
    0,
    `jobs: 2 new, 0 updated, ${bad.length} of ${bad.length + 2} lines refused\n`,
  ])
  const lines = err.trimEnd().split('\n')
  expect(lines).toHaveLength(bad.length)
  for (const [index, [, reason]] of bad.entries())
    expect(lines[index]).toContain(`${file}:${index + 2}: ${reason}`)
  const { url } = await startTestServer({ database })
  expect((await asks(url)('/jobs')).body.totalCount).toBe(2)
})

const imported = async (rows: readonly unknown[]) => {
  const database = await tempDatabase()
  const { code, out, err } = await run('import', 'jobs', await fileOf(rows), '--database', database)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain(` 0 of ${rows.length} lines refused`)
  const { url } = await startTestServer({ database })
  const get = asks(url)
  const read = async (sourceId: string) => {
    const { body } = await get('/jobs?size=100')
    const row = body.result.find((job: { sourceId: string }) => job.sourceId === sourceId)
    return (await get(`/jobs/${row.id}`)).body
  }
  return { get, read }
}

test('S-JOB-34 texts of other lists become plain text: entities once, tags as lines, and what is no tag stays', async () => {
  const { get, read } = await imported([
    { id: 'A2', title: 'R&amp;D Engineer', company: 'Q &amp; A Co.' },
    {
      id: 7,
      title: 'Caf&eacute;&nbsp;<b>Manager</b> &#8211; day',
      location: '<p>1 Long Street</p><p>Phnom&#x20;Penh</p>',
      division: '<ul><li>Cook &lt;well&gt;</li>\n<li class="x">Smile</li></ul>',
      residency: 'a < b, <Name>, AT&T, ?a=1&copy=2, &amp;amp; &#0;',
    },
    { ...OCCUPATION, alt: ['boat &amp; ship builder', ' ', '&nbsp;', 'ship\nwright'], description: null },
  ])
  expect(await read('A2')).toMatchObject({ title: 'R&D Engineer', employer: { name: 'Q & A Co.' } })
  expect(await read('7')).toMatchObject({
    title: 'Café Manager – day',
    place: '1 Long Street Phnom Penh',
    jobDesc: 'Cook <well>\nSmile',
    requirements: 'a < b, <Name>, AT&T, ?a=1&copy=2, &amp; \ufffd',
  })
  expect((await read('1234.5')).otherTitles).toEqual(['boat & ship builder', 'ship wright'])
  for (const keyword of ['R%26D engineer', 'q %26 a co', 'café manager'])
    expect([keyword, (await get(`/jobs?keyword=${keyword}`)).body.totalCount]).toEqual([keyword, 1])
})

test('S-JOB-35 pay that is turned round is put in order, and zero is no figure', async () => {
  const pay = (salaryFrom: number | null, salaryTo: number | null) => ({
    title: 'x',
    salaryFrom,
    salaryTo,
    salaryFrequency: 'Annual',
  })
  const { get, read } = await imported([
    { id: 'A7', ...pay(900, 300) },
    { id: 'no lower', ...pay(0, 500) },
    { id: 'no upper', ...pay(500, 0) },
    { id: 'none', ...pay(0, 0) },
    { id: 'one', ...pay(400, 400) },
    { id: 'no period', ...pay(400, 500), salaryFrequency: '' },
  ])
  const salary = async (id: string) => {
    const { text, from, to, period } = (await read(id)).salary
    return [text, from, to, period]
  }
  expect(await salary('A7')).toEqual(['$300 to $900 a year', 30_000, 90_000, 'year'])
  expect(await salary('no lower')).toEqual(['up to $500 a year', null, 50_000, 'year'])
  expect(await salary('no upper')).toEqual(['$500 a year', 50_000, null, 'year'])
  expect(await salary('none')).toEqual(['', null, null, ''])
  expect(await salary('one')).toEqual(['$400 a year', 40_000, 40_000, 'year'])
  expect(await salary('no period')).toEqual(['', null, null, ''])
  expect((await get('/jobs?salaryMin=301')).body.totalCount).toBe(2)
})

test('S-JOB-36 a day to come, and the zero day, is none: such a job is as old as it is here', async () => {
  const { read } = await imported([
    { id: 'to come', title: 'x', posted: '2999-01-01' },
    { id: 'zero', title: 'x', posted: '1970-01-01' },
    { id: 'never', title: 'x', posted: '0001-01-01' },
    { id: 'empty', title: 'x', posted: '' },
    { id: 'known', title: 'x', posted: '2024-03-02' },
  ])
  for (const id of ['to come', 'zero', 'never', 'empty']) {
    const { publishedDays, pubdate_unixtime } = await read(id)
    expect([id, publishedDays]).toEqual([id, 0])
    expect(pubdate_unixtime).toBeLessThanOrEqual(Date.now() / 1000)
  }
  expect((await read('known')).pubdate_unixtime).toBe(Date.parse('2024-03-02T00:00:00+07:00') / 1000)
})

test('S-JOB-37 long texts are taken, whole or cut at their length between two letters; a long title is refused', async () => {
  const categories = Array.from({ length: 12 }, (_, n) => `Category number ${n + 10} of the list`).join(', ')
  expect(categories.length).toBeGreaterThan(361)
  const endless = 'ស្ត្រី'.repeat(20_000)
  const { get, read } = await imported([
    { ...POSTING, id: 'A', division: '', categories },
    { ...POSTING, id: 'B', residency: endless, company: endless, location: endless },
    { ...OCCUPATION, alt: [endless], description: endless },
    { ...POSTING, id: 'C', openings: 1e300 },
  ])
  expect((await read('A')).jobDesc).toBe(categories)
  const { requirements, place, employer } = await read('B')
  for (const [text, most] of [
    [requirements, 20_000],
    [place, 20_000],
    [employer.name, 300],
    [(await read('1234.5')).jobDesc, 20_000],
  ] as const) {
    expect(text.length).toBeLessThanOrEqual(most)
    expect(text.length).toBeGreaterThan(most - 20)
    // Whole words of six signs, though 20,000 is no multiple.
    expect(text.replaceAll('ស្ត្រី', '')).not.toMatch(/[\u17b7-\u17d3]/)
  }
  expect((await read('C')).hirelings).toBe(1_000_000)
  expect((await get('/jobs?keyword=category number 21')).body.totalCount).toBe(1)
})

test('S-JOB-18 a file that breaks off, is missing, or has nothing of its kind is exit 2 on one line; what was good stays', async () => {
  const database = await tempDatabase()
  const whole = gzipSync(
    Array.from({ length: 5_000 }, (_, n) => JSON.stringify({ ...OCCUPATION, code: `c${n}` })).join('\n'),
  )
  const broken = join(await tempFolder(), 'broken.jsonl.gz')
  await writeFile(broken, whole.subarray(0, whole.length - 100))
  for (const argv of [
    ['jobs', broken],
    ['jobs', '/nowhere/rows.jsonl'],
    ['companies', await fileOf([OCCUPATION])],
    ['people', broken],
    ['jobs'],
    ['jobs', broken, broken],
  ]) {
    const { code, out, err } = await run('import', ...argv, '--database', database)
    expect([argv[0], code, out]).toEqual([argv[0], 2, ''])
    expect(err.trimEnd().split('\n').at(-1)).not.toBe('')
  }
  const { url } = await startTestServer({ database })
  expect((await asks(url)('/jobs')).body.totalCount).toBeGreaterThan(1_000)
})

test('S-JOB-18 what the database says is told as that, not as a fault of the file', async () => {
  const database = await tempDatabase()
  const opened = await openDatabase(database)
  await opened.db.schema.dropTable('job_texts').execute()
  await opened.close()
  const { code, out, err } = await run('import', 'jobs', await fileOf([OCCUPATION]), '--database', database)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^--database: .*job_texts.*\n$/)
})

test('S-JOB-17 companies go in with size, website and profile, beside the demo too; no address but http(s) does', async () => {
  const database = await tempDatabase()
  await (await startTestServer({ database })).close()
  const company = {
    slug: 'blue-boats',
    title: 'Blue Boats',
    website: 'https://boats.example',
    company_size: 'small',
    sections: { 'Company blurb': 'We build boats.', 'Office locations': 'By the river' },
  }
  const file = await fileOf([
    company,
    { ...company, slug: 'evil', website: 'javascript:alert(1)' },
    { ...company, title: 'Blue Boats Ltd.' },
  ])
  const { code, out, err } = await run('import', 'companies', file, '--database', database)
  expect([code, out]).toEqual([0, 'companies: 1 new, 1 updated, 1 of 3 lines refused\n'])
  expect(err).toBe(`${file}:2: website: no http(s) address\n`)
  const posting = await fileOf([{ ...POSTING, company: 'Blue Boats Ltd.' }])
  await run('import', 'jobs', posting, '--database', database)
  const { url } = await startTestServer({ database })
  const { body } = await asks(url)('/users/employers?keyword=boats&size=1')
  expect(body.result[0]).toMatchObject({
    sourceId: 'blue-boats',
    name: 'Blue Boats Ltd.',
    about: 'We build boats.',
    scale: 2,
    website: 'https://boats.example',
    address: 'By the river',
    map: null,
    jobsQuantity: 1,
  })
  const { canChat, hasContact } = (await asks(url)(`/users/employers/${body.result[0].id}`)).body
  expect([canChat, hasContact]).toEqual([false, false])
  const [job] = (await asks(url)('/jobs?keyword=staff nurse')).body.result
  expect(job.employer).toMatchObject({ name: 'Blue Boats Ltd.', canChat: false })
  const sokha = await login(url, 'sokha')
  expect(await sokha.api('POST', `/jobs/${job.id}/chat`)).toMatchObject({
    status: 422,
    body: { code: 'no_chat' },
  })
})

test('S-JOB-74 an imported job whose place says remote has that as its place, and the words stay', async () => {
  const database = await tempDatabase()
  const file = await fileOf([
    { ...POSTING, id: '1', location: 'Remote (Cambodia)' },
    { ...POSTING, id: '2', location: 'Remote area of Mondulkiri' },
  ])
  await run('import', 'jobs', file, '--database', database)
  const { url } = await startTestServer({ database })
  const { body } = await asks(url)('/jobs?location=90')
  expect(body.result).toMatchObject([{ sourceId: '1', locations: [90], place: 'Remote (Cambodia)' }])
})
