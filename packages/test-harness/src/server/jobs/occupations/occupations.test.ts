import { looseText } from '@sarika/im-engine/text'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../constants/names'
import { wordsOf } from '../words'
import { OCCUPATIONS } from './occupations'

const SCRIPTS = {
  en: /\p{sc=Latin}/u,
  zh: /\p{sc=Han}/u,
  km: /\p{sc=Khmer}/u,
  ko: /\p{sc=Hangul}/u,
  th: /\p{sc=Thai}/u,
  vi: /\p{sc=Latin}/u,
}

/** Each name with its trade, those that are only understood too. */
const NAMES = OCCUPATIONS.flatMap(({ id, names, understood = [] }) =>
  [...Object.values(names).flat(), ...understood].map((name) => [name, id] as const),
)

test.each(OCCUPATIONS.map((trade) => [trade.id, trade] as const))(
  'S-JOB-60 %s has a name in each language, the first of them in its script',
  (_, { names }) => {
    for (const language of LANGUAGES) expect(names[language][0] ?? '').toMatch(SCRIPTS[language])
  },
)

const keyOf = (name: string): string => wordsOf(name).join(' ')

test('S-JOB-60 no name that is looked for stands in two trades, and none twice in one', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { id, names, understood = [] } of OCCUPATIONS) {
    const own = Object.values(names).flat().map(keyOf)
    const all = [...own, ...understood.map(keyOf)]
    twice.push(...all.filter((key, at) => all.indexOf(key) !== at).map((key) => `${key}: ${id}`))
    for (const key of own) {
      if (seen.has(key)) twice.push(`${key}: ${seen.get(key)}, ${id}`)
      seen.set(key, id)
    }
  }
  for (const { id, understood = [] } of OCCUPATIONS)
    twice.push(...understood.filter((name) => seen.has(keyOf(name))).map((name) => `${name}: ${id}`))
  expect(twice).toEqual([])
  expect(new Set(OCCUPATIONS.map(({ id }) => id)).size).toBe(OCCUPATIONS.length)
})

test('S-JOB-60 names are made of the words that jobs are found by, and of nothing else', () => {
  const torn = NAMES.filter(([name]) => wordsOf(name).join('') !== looseText(name).replaceAll(' ', ''))
  expect(torn).toEqual([])
})

/** What says a rank, a place or a tool, and is in the titles of many trades. */
const BROAD = [
  ...[
    'manager',
    'officer',
    'staff',
    'worker',
    'engineer',
    'assistant',
    'technician',
    'agent',
    'supervisor',
    'operator',
  ],
  ...[
    'intern',
    'clerk',
    'designer',
    'executive',
    'consultant',
    'server',
    'it',
    'sales',
    'marketing',
    'service',
  ],
  ...['nhân viên', 'công nhân', 'kỹ sư', 'thợ', 'quản lý', 'chuyên viên'],
  ...['បុគ្គលិក', 'មន្ត្រី', 'កម្មករ', 'ជាង', 'វិស្វករ', 'អ្នកគ្រប់គ្រង'],
  ...['พนักงาน', 'เจ้าหน้าที่', 'ช่าง', 'วิศวกร', 'ผู้จัดการ', '员工', '工人', '工程师', '经理', '专员'],
  ...['직원', '담당자', '기사', '관리자', '사원'],
]

test('S-JOB-60 no name means more than its trade', () => {
  const broad = new Set(BROAD.map(looseText))
  expect(NAMES.filter(([name]) => broad.has(looseText(name)))).toEqual([])
})

/** Of each trade the kinds of it: trades with one of its names inside a longer one of theirs, so that it finds them too. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  accountant: ['tax-officer'],
  cashier: ['bank-teller'],
  cleaner: ['housekeeper'],
  cook: ['baker'],
  doctor: ['dentist'],
  driver: ['courier', 'forklift-driver', 'truck-driver'],
  'marketing-officer': ['social-media-officer'],
  nurse: ['midwife'],
  'office-clerk': ['accountant'],
  'software-developer': ['web-developer'],
  tailor: ['sewing-operator'],
  teacher: ['chinese-teacher', 'english-teacher', 'khmer-teacher', 'kindergarten-teacher', 'primary-teacher'],
}

test('S-JOB-110 of each trade whose name has that of another one in it it is said whether it is a kind of it', () => {
  const inside = OCCUPATIONS.map(({ id, names }) => {
    const own = Object.values(names)
      .flat()
      .map((name) => ` ${keyOf(name)} `)
    const others = OCCUPATIONS.filter(
      (other) =>
        other.id !== id &&
        Object.values(other.names)
          .flat()
          .some((name) => own.some((key) => ` ${keyOf(name)} `.includes(key))),
    )
    return [id, others.map((other) => other.id)] as const
  })
  const said = OCCUPATIONS.map(({ id, apart = [] }) => [id, [...(KINDS[id] ?? []), ...apart].toSorted()])
  expect(inside.map(([id, others]) => [id, others.toSorted()])).toEqual(said)
})
