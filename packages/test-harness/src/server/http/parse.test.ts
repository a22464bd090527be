import { expect, test } from 'vitest'
import { MAX_ATTACHMENT_BYTES, MAX_WAITING_PARSES } from '../limits'
import { pdfOf } from '../seed/pdf'
import { login } from '../testing/client'
import { bombOf, paper, pdfForm, remade, sendPdf } from '../testing/papers'
import { handClock, PLENTY, startTestServer } from '../testing/world'

const ALL = { rates: { parses: PLENTY } }

const READERS = [
  ['with the pdftotext of this machine', true],
  ['by pdfjs alone', false],
] as const

test.each(READERS)(
  'S-PARSE-2 a PDF is answered with fields, where they came from, and its text; nothing is kept: %s',
  async (_, pdftotext) => {
    const { url } = await startTestServer({ ...ALL, pdftotext })
    const dara = await login(url, 'dara')
    const { status, body } = await sendPdf(dara, paper('en-bora-two-chromium'))
    expect(status).toBe(200)
    expect(body.fields.profile).toMatchObject({
      firstName: { value: 'Bora', isSure: true, source: 'CHHIM Bora', page: 1 },
      email: { value: 'bora.chhim@example.org', isSure: true },
      birthday: { value: '1999-11-05', isSure: false, source: '05/11/1999' },
    })
    expect(body.fields.entries.experiences[0].formtime).toMatchObject({ value: '2023-01', page: 1 })
    expect(body.text[0]).toMatchObject({ page: 1 })
    expect(body.text[0].lines).toContain('CAREER OBJECTIVE')
    expect((await dara.api('GET', '/users/resumes')).body.result).toEqual([])
    expect((await dara.api('GET', '/users/resumes/attachment')).body.result).toEqual([])
  },
)

test('S-PARSE-3 what is no PDF, and what is larger than 4 MB, is refused by its field', async () => {
  const { url } = await startTestServer(ALL)
  const dara = await login(url, 'dara')
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  for (const sent of [png, Buffer.from('a letter'), Buffer.alloc(0)])
    expect((await sendPdf(dara, sent)).body).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'file', message: 'only PDF can be parsed' }],
    })
  const large = await sendPdf(dara, Buffer.concat([pdfOf(['x']), Buffer.alloc(MAX_ATTACHMENT_BYTES)]))
  expect(large).toMatchObject({ status: 422, body: { fields: [{ field: 'file' }] } })
})

test.each(READERS)(
  'S-PARSE-4 a paper without text, an encrypted and a broken one are refused in words of their own: %s',
  async (_, pdftotext) => {
    const { url } = await startTestServer({ ...ALL, pdftotext })
    const dara = await login(url, 'dara')
    const encrypted = await remade(paper('en-bora-one-chromium'), { password: 'secret' })
    const whole = pdfOf(['A resume that was cut off'])
    const cases = [
      [pdfOf([]), 'no_text'],
      [pdfOf(['.:;,!'.repeat(20)]), 'no_text'],
      [encrypted, 'encrypted'],
      [Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n/Root 9 0 R'), 'unreadable'],
    ] as const
    for (const [pdf, code] of cases) {
      const { status, body } = await sendPdf(dara, pdf)
      expect([status, body.code]).toEqual([422, code])
      expect(body.message).toMatch(/^failed to parse the attached resume/)
      expect(body.fields).toMatchObject([{ field: 'file' }])
    }
    expect((await sendPdf(dara, whole)).status).toBe(200)
  },
)

test.each(READERS)(
  'S-PARSE-5 a bomb ends its own reader, and the server goes on: %s',
  { timeout: 60_000 },
  async (_, pdftotext) => {
    const { url } = await startTestServer({ ...ALL, pdftotext })
    const dara = await login(url, 'dara')
    const bomb = bombOf(120_000_000)
    expect(bomb.length).toBeLessThan(MAX_ATTACHMENT_BYTES)
    const { status, body } = await sendPdf(dara, bomb)
    expect([status, body.code]).toEqual([422, 'unreadable'])
    expect((await sendPdf(dara, paper('en-bora-one-chromium'))).status).toBe(200)
  },
)

test('S-PARSE-5 hostile words are given back as words', async () => {
  const { url } = await startTestServer(ALL)
  const dara = await login(url, 'dara')
  const lines = [
    'Name: <script>alert(1)</script> Robert',
    "Email: '); DROP TABLE resumes;--@example.com",
    'WORK EXPERIENCE',
    `2020-01 - 2021-02 ${'A'.repeat(5_000)}`,
    '../../../../etc/passwd',
    '9'.repeat(3_000),
    `${'('.repeat(2_000)}${'January '.repeat(2_000)}`,
  ]
  const { status, body } = await sendPdf(dara, pdfOf(lines))
  expect(status).toBe(200)
  expect(body.text[0].lines.join('\n')).toContain('<script>alert(1)</script>')
})

test('S-PARSE-6 ten an hour are read for an account, one at a time, and few may wait', async () => {
  const clock = handClock()
  const { url } = await startTestServer({ clock: clock.now })
  const dara = await login(url, 'dara')
  const pdf = pdfOf(['A resume that can be read by everybody'])
  const answers = await Promise.all(Array.from({ length: 11 }, () => sendPdf(dara, pdf)))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect(count(200)).toBe(MAX_WAITING_PARSES + 1)
  expect(count(429)).toBe(11 - MAX_WAITING_PARSES - 1)
  // Who found no place did not spend a try.
  expect((await sendPdf(dara, pdf)).status).toBe(200)
  expect((await sendPdf(dara, pdf)).status).toBe(429)
  clock.advance(6 * 60_000)
  expect((await sendPdf(await login(url, 'dara'), pdf)).status).toBe(200)
})

test('S-PARSE-17 a PDF that was cut off is called damaged, wherever it was cut', async () => {
  const { url } = await startTestServer(ALL)
  const dara = await login(url, 'dara')
  const whole = paper('en-bora-one-chromium')
  for (const length of [9, 300, 20_000])
    expect((await sendPdf(dara, whole.subarray(0, length))).body).toMatchObject({
      code: 'unreadable',
      message: 'failed to parse the attached resume: it is damaged or incomplete',
    })
})

test('S-PARSE-18 what was not read and what was cancelled does not count; what took all the time or memory does', async () => {
  const { url } = await startTestServer({
    pdftotext: false,
    rates: { parses: { burst: 2, perSecond: 1e-9 } },
  })
  const dara = await login(url, 'dara')
  for (const broken of [pdfOf([]), Buffer.from('%PDF-1.4'), Buffer.from('no PDF')])
    expect((await sendPdf(dara, broken)).status).toBe(422)
  const leaving = new AbortController()
  const sent = fetch(`${url}/api/v1.0.0/users/resumes/ai/parse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${dara.accessToken}` },
    body: pdfForm(paper('en-bora-one-chromium')),
    signal: leaving.signal,
  })
  leaving.abort()
  await expect(sent).rejects.toThrow()
  expect((await sendPdf(dara, paper('en-bora-one-chromium'))).status).toBe(200)
  expect((await sendPdf(dara, bombOf(120_000_000))).status).toBe(422)
  expect((await sendPdf(dara, paper('en-bora-one-chromium'))).status).toBe(429)
})

test('S-PARSE-19 a word without an end is marked, and a letter that the PDF does not name is shown as one', async () => {
  const { url } = await startTestServer({ ...ALL, pdftotext: false })
  const dara = await login(url, 'dara')
  const lines = ['WORK EXPERIENCE', `2020-01 - 2021-02 Cook${'A'.repeat(300)}`, 'Lotus Hotel Co., Ltd.']
  const { fields } = (await sendPdf(dara, pdfOf(lines))).body
  expect(fields.entries.experiences[0].jobtitle).toMatchObject({ isSure: false })
  for (const name of ['km-sokunthea-one-chromium', 'km-visal-table-libreoffice']) {
    const { body } = await sendPdf(dara, paper(name))
    expect(JSON.stringify(body)).not.toMatch(/\\u00[01]/)
    for (const { skillname } of body.fields.entries.skills)
      expect([skillname.isSure, skillname.value]).toEqual([/^\w+$/.test(skillname.value), skillname.value])
  }
})

const JSON_RESUME = {
  basics: { name: 'Sokha Chan', email: 'sokha@example.com', phone: '+855 12000001', summary: 'A few lines.' },
  work: [
    { name: 'River Hotel', position: 'Cook', startDate: '2021-06', summary: 'Cooked.', highlights: ['Soup'] },
    { name: 'Old Hotel', position: 'Helper', startDate: '2019-01', endDate: '2021-05-31' },
  ],
  education: [{ institution: 'RUPP', area: 'Law', startDate: '2015-10', endDate: '2019-08' }],
  skills: [{ name: 'Knives' }],
  languages: [{ language: 'Khmer', fluency: 'Native' }],
  certificates: [{ name: 'Hygiene', date: '2020-02-01', issuer: 'City' }],
  'x-sarika': {
    firstName: 'Sokha',
    lastName: 'Chan',
    sexId: 2,
    birthday: '1999-03-14',
    locationId: 8,
    career: { careerCategory: 12, careerIndustry: 8, careerLevel: 3 },
    educations: [{ qualificationId: 6 }],
    languageLevels: [{ languageId: 1, languageLevelId: 4 }],
    skills: [{ skillyears: 5, useryear: 2024 }],
  },
}

const valuesOf = (fields: Record<string, { value: unknown; isSure: boolean; page: number }>) => {
  expect(Object.values(fields).every(({ isSure, page }) => isSure && page === 0)).toBe(true)
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

test.each(READERS)(
  'S-PARSE-7 a resume that is attached as data is read as it stands there: %s',
  async (_, pdftotext) => {
    const { url } = await startTestServer({ ...ALL, pdftotext })
    const dara = await login(url, 'dara')
    const pdf = await remade(paper('km-visal-one-chromium'), { attached: JSON.stringify(JSON_RESUME) })
    const { fields, text } = (await sendPdf(dara, pdf)).body
    expect(valuesOf(fields.profile)).toEqual({
      ...{ firstName: 'Sokha', lastName: 'Chan', sexId: 2, birthday: '1999-03-14', locationId: 8 },
      ...{ mobile: '+855 12000001', email: 'sokha@example.com' },
    })
    expect(valuesOf(fields.career)).toEqual({
      ...{ careerPosition: 'Cook', careerCategory: 12, careerIndustry: 8, careerLevel: 3 },
      summary: 'A few lines.',
    })
    expect(fields.entries.experiences.map(valuesOf)).toEqual([
      {
        company: 'River Hotel',
        jobtitle: 'Cook',
        formtime: '2021-06',
        totime: null,
        workdesc: 'Cooked.\nSoup',
      },
      { company: 'Old Hotel', jobtitle: 'Helper', formtime: '2019-01', totime: '2021-05' },
    ])
    expect(fields.entries.educations.map(valuesOf)).toEqual([
      { qualificationname: 'RUPP', qualificationId: 6, major: 'Law', fromDate: '2015-10', toDate: '2019-08' },
    ])
    expect(fields.entries.languageLevels.map(valuesOf)).toEqual([{ languageId: 1, languageLevelId: 4 }])
    expect(fields.entries.skills.map(valuesOf)).toEqual([
      { skillname: 'Knives', skillyears: 5, useryear: 2024 },
    ])
    expect(fields.entries.qualifications.map(valuesOf)).toEqual([
      { quaname: 'Hygiene', issued: 'City', obtained: '2020-02' },
    ])
    expect(text[0].lines.length).toBeGreaterThan(3)
  },
)

test('S-PARSE-7 of attached data that is wrong the rest is taken, and what is no resume is passed over', async () => {
  const { url } = await startTestServer(ALL)
  const dara = await login(url, 'dara')
  const send = async (attached: string) =>
    (await sendPdf(dara, await remade(paper('en-bora-one-chromium'), { attached }))).body.fields.profile
  const odd = {
    basics: { name: 'CHAN Sokha', email: 'nobody', phone: 7 },
    work: 'much',
    'x-sarika': { sexId: 9 },
  }
  expect(Object.keys(await send(JSON.stringify(odd)))).toEqual(['lastName', 'firstName'])
  for (const none of ['{', '[]', 'null', '{}', '{"basics":{}}', JSON.stringify({ work: [] })])
    expect((await send(none)).lastName.value).toBe('Chhim')
})
