import { expect, test } from 'vitest'
import { languageOf } from './language'
import { COMMON, PERSONAS, type Persona } from './personas'
import { replyTo } from './reply'
import { topicsOf } from './topics'

const bank = PERSONAS.find(({ login }) => login === 'tonle-bank') as Persona

test.each([
  ['Is the job still open?', 'en'],
  ['តើនៅទទួលពាក្យទេ?', 'km'],
  ['CV របស់ខ្ញុំនៅក្នុង Sarika', 'km'],
  ['请问工资多少？', 'zh'],
  ['OK，谢谢您', 'zh'],
  ['👍 12', null],
] as const)('S-ACTOR-2 %s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  ['Hello! Is the position still open, and what is the salary?', ['open', 'pay']],
  ['តើប្រាក់ខែប៉ុន្មាន ហើយធ្វើការម៉ោងប៉ុន្មាន?', ['pay', 'hours']],
  ['请问公司在哪里？几点上班？', ['place', 'hours']],
  ['Where is your office?', ['place']],
  ['ថ្ងៃសម្ភាសន៍ត្រូវយកឯកសារអ្វីខ្លះ?', ['interview', 'documents']],
  ['需要经验吗？', ['experience']],
  ['Thank you!', ['thanks']],
  ['អរគុណច្រើន', ['thanks']],
  ['你好', ['greeting']],
  ['Purple elephants.', []],
] as const)('S-ACTOR-2 %s asks about %j', (text, topics) => {
  expect(topicsOf(text)).toEqual(topics)
})

test('S-ACTOR-2 the answer is about what was asked, in the language of the newest text', () => {
  expect(replyTo(bank, ['What is the salary?'], 0)).toBe(bank.facts.en.pay)
  expect(replyTo(bank, ['តើប្រាក់ខែប៉ុន្មាន?'], 0)).toBe(bank.facts.km.pay)
  expect(replyTo(bank, ['在哪里？', '工资呢？'], 0)).toBe(bank.facts.zh.pay + bank.facts.zh.place)
  expect(replyTo(bank, ['What is the salary?', '在哪里？'], 0)).toBe(bank.facts.zh.pay + bank.facts.zh.place)
  expect(replyTo(bank, ['តើប្រាក់ខែប៉ុន្មាន?', '😊'], 0)).toBe(bank.facts.km.pay)
})

test('S-ACTOR-2 what is not understood is answered in turn, never word for word twice in a row', () => {
  const said = [0, 1, 2, 3].map((turn) => replyTo(bank, ['Purple elephants.'], turn))
  expect(new Set(said)).toEqual(new Set(COMMON.en.unclear))
  expect(said.every((text, turn) => text !== said[turn + 1])).toBe(true)
})

test('S-ACTOR-2 everybody has something to say about everything, within the length of a message', () => {
  for (const { facts } of PERSONAS)
    for (const [language, own] of Object.entries(facts))
      for (const text of Object.values(own)) {
        expect(languageOf(text)).toBe(language)
        expect(text.length).toBeLessThan(200)
      }
})
