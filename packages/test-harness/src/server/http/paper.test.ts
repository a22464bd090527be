import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { login, type TestClient } from '../testing/client'
import { tempFolder } from '../testing/databases'
import { findDrawer } from '../testing/drawer'
import { formOf } from '../testing/files'
import { addResume, INTENTION, PROFILE } from '../testing/resumes'
import { PLENTY, startTestServer } from '../testing/world'
import { portOf } from './port'

const chromium = process.env.SARIKA_CHROMIUM ?? ''
const hasPoppler = ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'].some((path) => existsSync(path))

const get = ({ url, accessToken }: TestClient, path: string) =>
  fetch(`${url}/api/v1.0.0${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
const bytesOf = async (client: TestClient, path: string) =>
  Buffer.from(await (await get(client, path)).arrayBuffer())

/** Without white space: some readers of PDF put one before a stacked consonant. */
const bare = (text: string): string => text.normalize('NFC').replace(/[\s\u200b\f]/g, '')

async function textOf(pdf: Uint8Array): Promise<string> {
  const file = join(await tempFolder(), 'paper.pdf')
  await writeFile(file, pdf)
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })
}

const WRITTEN = {
  en: 'Welcomed guests of 24 rooms, and kept the till of the evening.',
  km: 'ខ្ញុំទទួលភ្ញៀវ និងកាន់លុយនៅវេនល្ងាច ស្រ្តីខ្មែរ',
  zh: '负责前台接待与夜班收银，熟练使用订房软件。',
} as const

async function writeResume(client: TestClient, firstName = 'Dara'): Promise<string> {
  const path = await addResume(client)
  await client.api('PUT', `${path}/profile`, { ...PROFILE, firstName, mobile: '+855 12 345 678' })
  await client.api('PUT', '/users/resumes/intentions', INTENTION)
  const workdesc = Object.values(WRITTEN).join('\n')
  const job = { company: 'Riverside', jobtitle: 'Cook', formtime: '2020-01', totime: null, workdesc }
  await client.api('POST', `${path}/experiences`, job)
  await client.api('POST', `${path}/skills`, { skillname: 'Soup', skillyears: 3, useryear: 2025 })
  await client.api('POST', `${path}/languageLevels`, { languageId: 1, languageLevelId: 4 })
  return path
}

const LABELS = { en: 'Work experience', km: 'បទពិសោធន៍ការងារ', zh: '工作经历' } as const

test.skipIf(chromium === '' || !hasPoppler)(
  'S-PAPER-5 a PDF has every word that was typed, in three templates and three languages, and is named after its owner',
  async () => {
    const { url } = await startTestServer({ printer: chromium, findDrawer, rates: { prints: PLENTY } })
    const dara = await login(url, 'dara')
    const path = await writeResume(dara)
    const photo = await sharp({ create: { width: 100, height: 140, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { body } = await dara.api('POST', `${path}/images`, formOf(new Uint8Array(photo), 'me.png'))
    await dara.api('PUT', `${path}/profile`, { ...PROFILE, mobile: '+855 12 345 678', photo: body.id })
    for (const [template, lang] of [
      ['plain', 'en'],
      ['compact', 'km'],
      ['photo', 'zh'],
    ] as const) {
      const answer = await get(dara, `${path}/pdf?template=${template}&lang=${lang}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${lang === 'en' ? 'Dara%20Kim' : 'Kim%20Dara'}%20-%20Resume.pdf`,
      )
      const pdf = Buffer.from(await answer.arrayBuffer())
      const text = bare(await textOf(pdf))
      for (const line of [
        ...Object.values(WRITTEN),
        LABELS[lang],
        lang === 'en' ? 'Dara Kim' : 'Kim Dara',
        '+855 12 345 678',
        'Riverside',
      ])
        expect([lang, text.includes(bare(line)), line]).toEqual([lang, true, line])
      expect(pdf.includes('/Subtype /Image') || pdf.includes('/Subtype/Image')).toBe(template === 'photo')
      const [attached] = (await PDFDocument.load(pdf)).getAttachments()
      expect(attached?.name).toBe('resume.json')
      expect(JSON.parse(Buffer.from(attached?.data ?? []).toString())).toMatchObject({
        basics: { name: lang === 'en' ? 'Dara Kim' : 'Kim Dara', phone: '+855 12 345 678' },
        work: [{ name: 'Riverside', position: 'Cook', highlights: Object.values(WRITTEN) }],
        'x-sarika': { sexId: 1, birthday: '1996-11-02', skills: [{ skillyears: 3, useryear: 2025 }] },
      })
    }
  },
)

test.skipIf(chromium === '' || !hasPoppler)(
  'S-PAPER-6 what somebody wrote is printed as text: no request goes out and nothing runs',
  async () => {
    const asked: string[] = []
    const listener = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void listener.close())
    await new Promise((done) => listener.once('listening', done))
    const there = `http://127.0.0.1:${portOf(listener)}`
    const { url } = await startTestServer({ printer: chromium, findDrawer })
    const dara = await login(url, 'dara')
    const hostile = `</p></style><img src="${there}/a"><script>fetch("${there}/b")</script>`
    const path = await writeResume(dara, hostile)
    const pdf = await bytesOf(dara, `${path}/pdf`)
    expect(bare(await textOf(pdf))).toContain(bare(hostile))
    expect(asked).toEqual([])
  },
)

test('S-PAPER-7 a server without a Chromium says so, and gives the same as Word document and as JSON Resume', async () => {
  const { url } = await startTestServer({ findDrawer })
  const dara = await login(url, 'dara')
  const path = await writeResume(dara, 'Da/ra\u202e "K"')
  const none = await dara.api('GET', `${path}/pdf`)
  expect([none.status, none.body.code]).toEqual([501, 'no_printer'])
  const doc = await get(dara, `${path}/doc?lang=km`)
  expect(doc.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Kim%20Dara%20K%20-%20Resume.docx",
  )
  const parts = unzipSync(new Uint8Array(await doc.arrayBuffer()))
  const words = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  for (const line of [...Object.values(WRITTEN), LABELS.km]) expect(words).toContain(line)
  const json = await get(dara, `${path}/json?lang=km`)
  const resume = await json.json()
  expect(resume.languages).toEqual([{ language: 'ខ្មែរ', fluency: 'ភាសាកំណើត' }])
  // Not on the sheet: marital status, nationality, last pay.
  expect(JSON.stringify(resume)).not.toMatch(/marital|nationality|salary/i)
})

test('S-PAPER-8 a resume is printed by its owner alone, ten times an hour, and a template that is none is named', async () => {
  const { url } = await startTestServer({ findDrawer })
  const [dara, sokha] = [await login(url, 'dara'), await login(url, 'sokha')]
  const path = await writeResume(dara)
  for (const form of ['pdf', 'doc', 'json'])
    expect([form, (await sokha.api('GET', `${path}/${form}`)).status]).toEqual([form, 404])
  const wrong = await dara.api('GET', `${path}/doc?template=gold`)
  expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'template'])
  const statuses = []
  for (let count = 0; count < 11; count++) statuses.push((await get(dara, `${path}/doc`)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('S-PAPER-13 our own JSON Resume comes back as the same resume; of another one what the contract takes, the rest by name', async () => {
  const { url } = await startTestServer({ findDrawer })
  const dara = await login(url, 'dara')
  const path = await writeResume(dara)
  const json = await (await get(dara, `${path}/json?lang=km`)).json()
  const made = await dara.api('POST', '/users/resumes/json', json)
  expect(made.body).toEqual({ id: expect.any(Number), notTaken: [] })
  const sheetOf = async (of: string) => {
    const { body } = await dara.api('GET', of)
    const { profile, experiences, skills, languageLevels } = body
    const bare = (items: { id: number }[]) => items.map(({ id: _, ...item }) => item)
    // Marital status and nationality are not on a sheet.
    return [
      { ...profile, maritalId: 0, nationalityId: 0 },
      ...[experiences, skills, languageLevels].map(bare),
    ]
  }
  const copy = `/users/resumes/${made.body.id}`
  expect(await sheetOf(copy)).toEqual(await sheetOf(path))
  expect((await dara.api('GET', copy)).body).toMatchObject({ status: 'draft', privacyLevel: { value: 1 } })

  const foreign = {
    basics: { name: 'Bopha Maria Keo', email: 'bopha@b.example', label: 'Cook', summary: 'I cook.' },
    work: [
      { name: 'Hotel', position: 'Cook', startDate: '2020-01-15', highlights: ['Soup', 'Rice'] },
      { name: 'Market', position: 'Seller', startDate: '2019' },
    ],
    education: [{ institution: 'School', area: 'Cooking', studyType: 'bachelor', startDate: '2015-10' }],
    languages: [
      { language: 'English', fluency: 'Fluent' },
      { language: 'Elvish', fluency: 'Fluent' },
    ],
    skills: [{ name: 'Soup', level: 'Master' }],
    certificates: 'none',
    references: [{ name: 'A friend' }],
  }
  const other = await dara.api('POST', '/users/resumes/json', foreign)
  expect(other.body.notTaken).toEqual([
    { part: 'profile', index: 0, fields: ['sexId', 'birthday', 'locationId'] },
    { part: 'career', index: 0, fields: ['careerCategory', 'careerIndustry', 'careerLevel'] },
    { part: 'experiences', index: 1, fields: ['formtime'] },
    { part: 'languageLevels', index: 1, fields: ['languageId'] },
    { part: 'skills', index: 0, fields: ['skillyears'] },
  ])
  const { body } = await dara.api('GET', `/users/resumes/${other.body.id}`)
  expect(body).toMatchObject({
    name: 'Bopha Maria Keo',
    profile: {},
    start: { firstName: 'Bopha Maria', lastName: 'Keo' },
    experiences: [{ company: 'Hotel', formtime: '2020-01', totime: null, workdesc: 'Soup\nRice' }],
    educations: [{ qualificationId: 6, toDate: null }],
    languageLevels: [{ languageId: 2, languageLevelId: 3 }],
  })
})

test('S-PAPER-13 what is no JSON Resume is refused or holds nothing, and a file of too much is refused whole', async () => {
  const { url } = await startTestServer()
  const dara = await login(url, 'dara')
  const count = async () => (await dara.api('GET', '/users/resumes/simple')).body.result.length
  const before = await count()
  const many = Array.from({ length: 101 }, () => ({ name: 'A', position: 'B', startDate: '2020-01' }))
  expect((await dara.api('POST', '/users/resumes/json', { work: many })).body.code).toBe('too_many')
  expect((await dara.api('POST', '/users/resumes/json', [])).status).toBe(422)
  expect(await count()).toBe(before)
  const odd = { basics: 1, work: { a: [] }, skills: [null, 7], 'x-sarika': { skills: 'x', __proto__: 1 } }
  const { status, body } = await dara.api('POST', '/users/resumes/json', odd)
  expect([status, body.notTaken.map(({ part }: { part: string }) => part)]).toEqual([
    200,
    ['profile', 'skills', 'skills'],
  ])
})

test.skipIf(chromium === '')(
  'S-PAPER-22 the same sheet again is the same file and does not count; another template, and what was changed, is printed',
  async () => {
    const { url } = await startTestServer({
      ...{ printer: chromium, findDrawer },
      rates: { prints: { burst: 2, perSecond: 0 } },
    })
    const dara = await login(url, 'dara')
    const path = await writeResume(dara)
    const first = await bytesOf(dara, `${path}/pdf`)
    expect(first.equals(await bytesOf(dara, `${path}/pdf`))).toBe(true)
    expect((await get(dara, `${path}/pdf?template=compact`)).status).toBe(200)
    expect((await get(dara, `${path}/pdf`)).status).toBe(200)
    await dara.api('PUT', `${path}/profile`, { ...PROFILE, firstName: 'Bora' })
    expect((await get(dara, `${path}/pdf`)).status).toBe(429)
  },
)
