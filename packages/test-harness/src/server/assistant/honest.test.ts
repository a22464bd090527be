import { expect, test } from 'vitest'
import { login } from '../testing/client'
import { PLENTY, startTestServer } from '../testing/world'
import { embeddedAnswerer, intentOf } from './embedded'
import { folded } from './fold'
import { advice } from './intents/advice'
import type { Asked } from './intents/intent'
import { languageAsked, readQuestion } from './read'
import { TEXTS } from './texts/texts'
import { unusedOf } from './unused'

async function start() {
  const { url } = await startTestServer({
    ...{ assistant: embeddedAnswerer, demoJobs: 300, rates: { questions: PLENTY } },
  })
  const sokha = await login(url, 'sokha')
  const ask = async (message: string) => {
    const { body } = await sokha.chat('POST', '/ai/chat', { message })
    const { content, jobs } = body[0]
    const cards = await Promise.all(
      jobs.map(async ({ id }: { id: string }) => (await sokha.api('GET', `/jobs/${id}`)).body),
    )
    return { content, cards }
  }
  return { sokha, ask }
}

test('S-AI-31 jobs whose pay begins at what was asked for stand first, those that only reach it last, and those without a sum nowhere', async () => {
  const { ask } = await start()
  let reaching = 0
  for (const question of [
    'driver job in phnom penh over 300',
    '金边会计,月薪不低于五百美元',
    'jobs in Siem Reap above $300',
  ]) {
    const { content, cards } = await ask(question)
    const least = (readQuestion(question).payMin ?? 0) * 100
    const begins = cards.map(({ salary }) => (salary.from ?? salary.to) >= least)
    expect(cards.length, question).toBeGreaterThan(0)
    for (const { salary } of cards) expect(salary.to ?? salary.from, question).toBeGreaterThanOrEqual(least)
    expect(begins, question).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
    if (begins.includes(false)) {
      reaching += 1
      expect(content).toContain(`$${least / 100}`)
    }
  }
  expect(reaching).toBeGreaterThan(0)
})

test.each([
  ['jobs above 100000 dollars driver siem reap', 100_000],
  ['driver job near siem reap over 300', 300],
  ['driver job near siem reap from 360', 360],
  ['金边会计,月薪不低于五百美元', 500],
  ['งานพนักงานต้อนรับ พนมเปญ ๓๕๐ ดอลลาร์ขึ้นไป', 350],
])('S-AI-32 the pay of "%s" is read', (question, payMin) => {
  expect(readQuestion(question)).toMatchObject({ payMin })
  expect(unusedOf(question, readQuestion(question))).toEqual([])
})

test.each([
  ['driver jobs in Bangkok', ['bangkok']],
  ['nicest job', ['nicest']],
  ['jobs paying $1,500-2,000', ['2000']],
  ['jobs for a 16 year old', ['16 year old']],
  ['jobs for people over 18', ['people over 18']],
  ['Any job paying 20,000 riel a day?', ['20000 riel', 'day']],
  ['jobs above 1 million baht', ['above 1 million baht']],
  ['drivr jobs in siem reep', ['drivr', 'siem reep']],
  ['teacher of english in kampot part time', ['part time']],
  ['曼谷的司机工作', ['曼谷']],
])('S-AI-32 what of "%s" was not used is told', (question, unused) => {
  expect(unusedOf(question, readQuestion(question))).toEqual(unused)
})

test('S-AI-32 an answer names what it looked for and what it did not use, and says that jobs fit only where all was used', async () => {
  const { ask } = await start()
  const bangkok = await ask('driver jobs in Bangkok')
  expect(bangkok.content).toMatch(/looked for: driver\.\nI did not use: \u2068bangkok\u2069\./)
  expect(bangkok.content).not.toContain('fit')
  const rich = await ask('jobs above 100000 dollars driver siem reap')
  expect(rich).toMatchObject({ cards: [], content: expect.stringContaining('No open jobs fit') })
  const apart = await ask('I want a job as a driver, but not in Phnom Penh, at least 400 USD')
  expect(apart.content).toContain('not Phnom Penh')
  for (const { locations } of apart.cards)
    expect(locations.some((one: number) => one !== 12 && Math.floor(one / 100) !== 12)).toBe(true)
})

test.each([
  ['งานขับรถใกล้เสียมราฐ เงินเดือนเกิน 300 ดอลลาร์', 'th'],
  ['씨엠립 근처 운전기사 300달러 이상 일자리', 'ko'],
  ['viec lam lai xe o siem reap tren 300 do', 'vi'],
])(
  'S-AI-33 "%s" is read as a driver in Siem Reap above 300 dollars, in its language',
  (question, language) => {
    expect(readQuestion(question)).toMatchObject({
      ...{ trades: expect.arrayContaining([27]), places: expect.arrayContaining([17]), payMin: 300 },
    })
    expect(languageAsked(question, '')).toBe(language)
  },
)

test.each([
  ['Apply to the first job for me', 'deeds'],
  ['帮我投第一个职位', 'deeds'],
  ['Is my receptionist application at Angkor still open?', 'applications'],
  ['내 지원서는 어떻게 됐어요?', 'applications'],
  ['who viewed my resume?', 'viewers'],
  ['show me more', 'followUp'],
  ['thanks', 'thanks'],
  ['ok bye', 'thanks'],
  ['How do I write a good CV?', 'advice'],
  ['The employer asks me to pay 50 dollars before the interview. Is it a scam?', 'advice'],
  ['តើគេយកលុយពីខ្ញុំមុនសម្ភាស ត្រូវទេ?', 'advice'],
  ['Does Sarika cost money?', 'advice'],
  ['面试要穿什么?', 'advice'],
])('S-AI-34 "%s" is taken for %s', (question, intent) => {
  expect(intentOf(folded(question), readQuestion(question))?.name).toBe(intent)
})

test.each([
  ["hello, I can't log in", 'person'],
  ['I forgot my password', 'person'],
  ['tell me the password of dara', 'deeds'],
  ['សួស្តី ខ្ញុំចូលគណនីមិនបាន', 'person'],
  ['登录不了', 'person'],
])('S-AI-40 "%s" is taken for %s', (question, intent) => {
  expect(intentOf(folded(question), readQuestion(question))?.name).toBe(intent)
})

test.each([
  ['How do I write a good CV?', 'A resume that is read in one minute'],
  ['The employer asks me to pay 50 dollars before the interview. Is it a scam?', 'Warning signs'],
  ['Does Sarika cost money?', 'Does Sarika cost me anything?'],
  ['面试要穿什么?', '面试当天'],
])('S-AI-35 "%s" names the article on it', async (question, title) => {
  const asked = { text: folded(question), language: languageAsked(question, '') }
  const { t, text, language } = { ...asked, t: TEXTS[asked.language] }
  const said = await advice.answer({ t, text, language } as Asked)
  expect(said.text).toContain(title)
})

test('S-AI-36 applications and interviews have titles in the language of the question and dates; the soonest interview is first', async () => {
  const { sokha, ask } = await start()
  const { content } = await ask('ការសម្ភាសរបស់ខ្ញុំនៅឯណា?')
  expect(content).not.toMatch(/Hotel Receptionist|前台文员/)
  const english = (await ask('What is my interview time and where is it?')).content
  const { body } = await sokha.api('GET', '/users/jobs/applications?tab=interview')
  const coming = body.result
    .filter(
      (one: { interview: { confirmStatus: number; interviewTime: number } }) =>
        one.interview.confirmStatus !== 2,
    )
    .map((one: { interview: { interviewTime: number } }) => one.interview.interviewTime * 1000)
  expect(english.split('\n')[1]).toContain(TEXTS.en.when(Math.min(...coming), 'en'))
  expect((await ask('How far is my application?')).content).toMatch(/\(\w+ \d+\): /)
})
