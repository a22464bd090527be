// Words that say nothing of a job: "nurse in Phnom Penh" is looked for as "nurse Phnom Penh". Only whole runs of letters between
// spaces count, after the fold; the name of a trade keeps its small words.
import { wordsOf } from './words'

const WRITTEN = [
  'a an the in at of on for to from by near and or with',
  'ở tại và cho gần với',
  'នៅ ក្នុង ឯ ជិត និង សម្រាប់',
  'ที่ ใน และ ใกล้ สำหรับ',
  '在 的 和',
  '에서 및',
]

const SMALL: ReadonlySet<string> = new Set(
  WRITTEN.flatMap((line) => line.split(' ')).map((word) => wordsOf(word).join(' ')),
)

/** Whether a run of letters is such a word. */
export const isSmall = (words: readonly string[]): boolean => SMALL.has(words.join(' '))
