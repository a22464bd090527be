import { afterEach, expect, test } from 'vitest'
import { draftKey, dropAllDrafts, keepText } from '../../../lib/draft'
import { keepReading, readReading } from './kept-reading'
import type { Reading } from './machine'

const KEY = draftKey('10001', 'filling', 'pdf')
const READING: Reading = {
  name: 'cv.pdf',
  fileId: 3,
  targetId: 7,
  text: [{ page: 1, lines: ['Bora'] }],
  items: [
    {
      key: 'experiences/pdf-0',
      part: 'experiences',
      values: { company: 'River Hotel', formtime: '2021-06', totime: null },
      unsure: ['company'],
      sources: [{ text: 'River Hotel 06/2021', page: 1 }],
      isTaken: false,
    },
  ],
  saving: {
    target: { resumeId: null, name: 'cv', paper: {} },
    progress: { resumeId: 9, done: ['profile'], onceKey: 'k' },
  },
}

afterEach(dropAllDrafts)

test('S-PARSE-20 what was read, what the person did with it and how far saving got are kept as they were', () => {
  expect(readReading(KEY)).toBe(null)
  keepReading(KEY, READING)
  expect(readReading(KEY)).toEqual(READING)
})

test('S-PARSE-20 a logout drops what was read, and what cannot be read is none', () => {
  keepReading(KEY, READING)
  dropAllDrafts()
  expect(readReading(KEY)).toBe(null)
  for (const text of ['{', 'null', '{"items":[{"key":1}]}', JSON.stringify({ ...READING, text: 'x' })]) {
    keepText(KEY, text)
    expect([text, readReading(KEY)]).toEqual([text, null])
  }
})
