import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../constants/names'
import { OCCUPATIONS } from '../jobs/occupations/occupations'
import { languageOf } from '../jobs/written-language'
import { login } from '../testing/client'
import { startTestServer } from '../testing/world'
import { embeddedAnswerer, intentOf } from './embedded'
import { folded, isNamed } from './fold'
import { languageAsked, readQuestion } from './read'
import { unusedOf } from './unused'

const table = readFileSync(join(import.meta.dirname, '../../../../../docs/assistant-questions.md'), 'utf8')
const rows = table
  .split('\n')
  .filter((line) => /^\| \w\w \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, language = '', question = '', kind = '', trade = '', place = '', pay = '']) => ({
    ...{ language, question, kind, trade, place, pay },
  }))

const occupationOf = (id: string) => OCCUPATIONS.find((one) => one.id === id)
const numberOf = (id: string) => occupationOf(id)?.number

/** Whether a job has a name of a trade in one of its titles. */
function isOfTrade(job: { titles: object; otherTitles: object; title: string }, trade: string): boolean {
  const titles = [job.title, ...Object.values(job.titles), ...Object.values(job.otherTitles)]
    .flat()
    .join(' / ')
  const { names, understood = [] } = occupationOf(trade) ?? { names: {} }
  return [...Object.values(names).flat(), ...understood].some((name) => isNamed(folded(titles), folded(name)))
}

test('S-AI-9 the table has 20 questions a language', () => {
  for (const language of LANGUAGES) expect(rows.filter((row) => row.language === language)).toHaveLength(20)
})

test.each(rows)('S-AI-9 $language $question', ({ language, question, kind, trade, place, pay }) => {
  const told = readQuestion(question)
  expect(intentOf(folded(question), told)?.name).toBe(kind)
  // Latin letters without signs are English to whoever does not know the reader.
  if (language !== 'vi') expect(languageAsked(question, '')).toBe(language)
  if (trade !== '') expect(told.trades).toContain(numberOf(trade))
  if (place !== '') expect(told.places).toContain(Number(place))
  if (kind === 'jobs') expect(unusedOf(question, told)).toEqual([])
  const [, sign, dollars] = pay.match(/([≥≤]) (\d+)/) ?? []
  expect([told.payMin, told.payMax]).toEqual([
    sign === '≥' ? Number(dollars) : undefined,
    sign === '≤' ? Number(dollars) : undefined,
  ])
})

test('S-AI-9 every card of an answer fits what was asked for', async () => {
  const { url } = await startTestServer({
    assistant: embeddedAnswerer,
    demoJobs: 300,
    rates: { questions: { burst: 1_000, perSecond: 1_000 } },
  })
  const sokha = await login(url, 'sokha')
  let [cards, ofTrades] = [0, 0]
  for (const { question, kind, trade } of rows.filter((row) => row.kind === 'jobs')) {
    const { body } = await sokha.chat('POST', '/ai/chat', { message: question })
    const { places, payMin, payMax } = readQuestion(question)
    expect(languageOf(body[0].content), kind).toBe(languageAsked(question, 'en'))
    for (const { id } of body[0].jobs) {
      const { body: job } = await sokha.api('GET', `/jobs/${id}`)
      cards++
      if (trade !== '') {
        ofTrades++
        expect(isOfTrade(job, trade), `${question}: ${job.title}`).toBe(true)
      }
      const near = places.map((one) => (one < 100 ? one : Math.floor(one / 100)))
      if (places.length > 0)
        expect(
          job.locations.some((one: number) => near.includes(one < 100 ? one : Math.floor(one / 100))),
        ).toBe(true)
      if (payMin !== undefined) expect(job.salary.to ?? job.salary.from).toBeGreaterThanOrEqual(payMin * 100)
      if (payMax !== undefined && job.salary.period === 'month')
        expect(job.salary.from ?? job.salary.to).toBeLessThanOrEqual(payMax * 100)
    }
  }
  expect(cards).toBeGreaterThan(40)
  expect(ofTrades).toBeGreaterThan(20)
})
