import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open'
import { login } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { PLENTY, startTestServer } from '../testing/world'
import { embeddedAnswerer } from './embedded'
import { readQuestion } from './read'
import { unusedOf } from './unused'

async function start(database?: string) {
  const { url } = await startTestServer({
    ...(database !== undefined && { database }),
    ...{ assistant: embeddedAnswerer, demoJobs: 300, rates: { questions: PLENTY } },
  })
  const sokha = await login(url, 'sokha')
  const ask = async (message: string) => {
    const { content, jobs } = (await sokha.chat('POST', '/ai/chat', { message })).body[0]
    const cards = await Promise.all(
      jobs.map(async ({ id }: { id: string }) => (await sokha.api('GET', `/jobs/${id}`)).body),
    )
    return { content, cards }
  }
  return { ask }
}

test.each([
  ['jobs at Tonle Bank', 'Tonle Bank Plc.'],
  ['Does Mekong Tech Co., Ltd. have open jobs?', 'Mekong Tech Co., Ltd.'],
  ['Tonle Bank?', 'Tonle Bank Plc.'],
  ['open jobs at KAMPOT FOODS company', 'Kampot Foods'],
  ['មានការងារនៅក្រុមហ៊ុន Tonle Bank ទេ?', 'Tonle Bank Plc.'],
  ['Tonle Bank 公司有什么工作？', 'Tonle Bank Plc.'],
])('S-AI-37 "%s" finds the jobs of that company alone', async (question, company) => {
  const { ask } = await start()
  const { content, cards } = await ask(question)
  expect(content).toContain(company)
  expect(content.split('\n')).toHaveLength(2)
  expect(cards.length).toBeGreaterThan(0)
  for (const { employer } of cards) expect(employer.name).toBe(company)
})

test('S-AI-37 a name that says only what others ask for, or one word, names no company, whoever is called so', async () => {
  const database = await tempDatabase()
  const { ask } = await start(database)
  const { db, close } = await openDatabase(database)
  onTestFinished(() => close())
  for (const [id, name] of [
    [7, 'Phnom Penh Driver'],
    [8, 'Jobs'],
    [6, 'Open jobs'],
    [5, '|'],
  ] as const)
    await db.updateTable('companies').set({ name }).where('id', '=', id).execute()
  const { content, cards } = await ask('open jobs: phnom penh driver')
  expect(content).not.toMatch(/Open jobs,|Phnom Penh Driver/)
  expect(new Set(cards.map(({ employer }) => employer.name)).size).toBeGreaterThan(1)
  expect((await ask('jobs at Nobodys Bank')).content).toContain('I did not use: \u2068nobodys bank\u2069.')
})

test.each([
  [
    'Any job paying more than 1 million riel in Battambang?',
    { payMin: 244, riel: 1_000_000, places: [2, 203] },
  ],
  ['jobs under 1,640,000៛', { payMax: 400, riel: 1_640_000 }],
  ['driver job, 1.2m riel', { payMin: 293, riel: 1_200_000 }],
  ['jobs over 1.000.000 riel', { payMin: 244, riel: 1_000_000 }],
  ['jobs over $412.50', { payMin: 412 }],
  ['ការងារអ្នកបើកបរ លើសពី ១,២ លានរៀល', { payMin: 293, riel: 1_200_000 }],
  ['ការងារអ្នកបើកបរ លើសពី ១លានរៀល', { payMin: 244, riel: 1_000_000 }],
  ['ការងារ យ៉ាងតិច ៨០០,០០០ រៀល', { payMin: 195, riel: 800_000 }],
  ['月薪100万瑞尔以上的工作', { payMin: 244, riel: 1_000_000 }],
  ['100만 리엘 이상 일자리', { payMin: 244, riel: 1_000_000 }],
  ['งาน เงินเดือนเกิน 1 ล้านเรียล', { payMin: 244, riel: 1_000_000 }],
  ['việc làm trên 1 triệu riel', { payMin: 244, riel: 1_000_000 }],
])('S-AI-38 "%s" is read in dollars at about 4,100 riel', (question, told) => {
  expect(readQuestion(question)).toMatchObject(told)
  expect(unusedOf(question, readQuestion(question))).toEqual([])
})

test('S-AI-38 an answer names both sums', async () => {
  const { ask } = await start()
  const { content, cards } = await ask('jobs above 1 million riel')
  expect(content).toContain('I looked for: ≥ $244 (៛1,000,000).')
  for (const { salary } of cards) expect(salary.to ?? salary.from).toBeGreaterThanOrEqual(24_400)
})

test.each([
  'highest paid job',
  'best paying jobs',
  'ការងារប្រាក់ខែខ្ពស់ជាងគេ',
  '工资最高的工作',
  '급여가 가장 높은 일자리',
  'งานเงินเดือนสูงที่สุด',
  'việc làm lương cao nhất',
])('S-AI-39 "%s" wants those that pay most first', (question) => {
  expect(readQuestion(question).isBestPaid).toBe(true)
  expect(unusedOf(question, readQuestion(question))).toEqual([])
})

test('S-AI-39 cards of it stand by the upper end of their pay, and the answer says so', async () => {
  const { ask } = await start()
  for (const question of ['highest paid jobs in Phnom Penh', 'highest paid jobs in Phnom Penh above $300']) {
    const { content, cards } = await ask(question)
    const pays = cards
      .filter(({ salary }) => salary.period === 'month')
      .map(({ salary }) => salary.to ?? salary.from)
    expect(pays.length).toBeGreaterThan(2)
    expect(pays).toEqual(pays.toSorted((a, b) => b - a))
    expect(content).toMatch(/I looked for: Phnom Penh, .*highest pay first\./)
  }
})
