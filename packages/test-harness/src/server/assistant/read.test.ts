import { expect, test } from 'vitest'
import { OCCUPATIONS } from '../jobs/occupations/occupations'
import { readQuestion } from './read'

const SIEM_REAP = 17
const DRIVER = OCCUPATIONS.find(({ id }) => id === 'driver')?.number ?? 0

test('S-AI-8 a question is read by the names of trades and places that the search has, and by pay in dollars', () => {
  const asked = [
    'Do you have jobs for drivers near Siem Reap above 300 dollars?',
    'តើមានការងារអ្នកបើកបរនៅសៀមរាប លើសពី ៣០០ ដុល្លារទេ?',
    '暹粒有月薪300美元以上的司机工作吗？',
    '시엠레아프에서 300달러 이상 받는 운전기사 일자리 있나요?',
    'มีงานคนขับรถที่เสียมราฐ เงินเดือนมากกว่า 300 ดอลลาร์ไหม',
    'มีงานคนขับรถที่เสียมราฐ เงินเดือนมากกว่า ๓๐๐ ดอลลาร์ไหม',
    'Có việc tài xế ở Siem Reap lương trên 300 đô không?',
  ]
  for (const question of asked) {
    const told = readQuestion(question)
    expect(told.trades, question).toContain(DRIVER)
    expect(told.places, question).toContain(SIEM_REAP)
    expect(told.payMin, question).toBe(300)
  }
  expect(readQuestion('Jobs under $1,200').payMax).toBe(1200)
  expect(readQuestion('I am 25 years old')).toEqual({ trades: [], places: [], notPlaces: [], payWords: [] })
})
