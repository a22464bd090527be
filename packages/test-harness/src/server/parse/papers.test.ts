// PDFs that other software made (scripts/make-papers.mjs), read by both readers. How many fields come out right is told in
// docs/numbers-resume.md and not chased; that no field which is sure is wrong is held.

import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadFields, ReadResume } from '@sarika/portal-web/contract/parsed'
import { describe, expect, test } from 'vitest'
import { Parser } from './parser'
import { findPrograms } from './pdftotext'

const PAPERS = 'fixtures/papers'
const NUMBERS = 'docs/numbers-resume.md'

type Expected = Readonly<Record<string, unknown>>
interface Person extends Readonly<Record<string, unknown>> {
  readonly profile: Expected
  readonly title: string
  readonly summary: string
}

const readPerson = (name: string): Person =>
  JSON.parse(readFileSync(join(PAPERS, 'people', `${name}.json`), 'utf8'))

/** What is shown of a person, and not a field. */
const NOT_FIELDS = new Set(['dates', 'degree', 'shown'])
const LISTS = ['experiences', 'educations', 'languageLevels', 'skills', 'qualifications'] as const

const toExpected = (one: unknown): Expected => {
  if (typeof one === 'string') return { skillname: one }
  const fields = Object.entries(one as Expected).filter(
    ([name, value]) => !NOT_FIELDS.has(name) && value !== '',
  )
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : value]),
  )
}

/** Takes the entry out of a list that has most of what was read. */
function takeNearest(open: Expected[], fields: ReadFields): Expected {
  const scoreOf = (one: Expected) =>
    Object.keys(fields).filter((name) => fields[name]?.value === one[name]).length
  const [nearest] = open.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  if (nearest === undefined || scoreOf(nearest) === 0) return {}
  open.splice(open.indexOf(nearest), 1)
  return nearest
}

/** Every field of a person with its value, and what was read of it, by a path such as "experiences.0.company". */
function pairsOf(person: Person, read: ReadResume) {
  const pairs: { path: string; expected: unknown; field: ReadFields[string] | undefined }[] = []
  const add = (path: string, expected: Expected, fields: ReadFields = {}) => {
    for (const name of new Set([...Object.keys(expected), ...Object.keys(fields)]))
      pairs.push({ path: `${path}.${name}`, expected: expected[name], field: fields[name] })
  }
  add('profile', person.profile, read.profile)
  add('career', { careerPosition: person.title, summary: person.summary }, read.career)
  for (const list of LISTS) {
    const expected = person[list] as readonly unknown[]
    const found = read.entries[list]
    const open = expected.map(toExpected)
    for (const fields of found) add(list, takeNearest(open, fields), fields)
    for (const missed of open) add(list, missed)
  }
  return pairs
}

const names = readdirSync(PAPERS).filter((name) => name.endsWith('.pdf'))
const hasProgram = (await findPrograms()) !== null
const READERS = [...(hasProgram ? (['pdftotext'] as const) : []), 'pdfjs'] as const

interface Row {
  readonly reader: string
  readonly layout: string
  readonly software: string
  readonly language: string
  right: number
  marked: number
  of: number
}
const rows: Row[] = []

function count(reader: string, paper: string, pairs: ReturnType<typeof pairsOf>): void {
  const [language = '', , layout = '', software = ''] = paper.replace('.pdf', '').split('-')
  const kind = { reader, layout, software, language }
  let row = rows.find((one) =>
    Object.entries(kind).every(([name, value]) => one[name as keyof Row] === value),
  )
  if (row === undefined) {
    row = { ...kind, right: 0, marked: 0, of: 0 }
    rows.push(row)
  }
  for (const { expected, field } of pairs) {
    if (expected === undefined) continue
    row.of++
    if (field?.value !== expected) continue
    if (field?.isSure) row.right++
    else row.marked++
  }
}

describe.each(READERS)('by %s', (reader) => {
  const parser = new Parser(reader === 'pdftotext')
  test.each(names)(
    'S-PARSE-1 %s: no field that is sure is wrong, and each says where it came from',
    async (name) => {
      const result = await parser.parse(readFileSync(join(PAPERS, name)), new AbortController().signal)
      if (result.kind !== 'parsed') throw new Error(`${name}: ${JSON.stringify(result)}`)
      const { fields, text } = result.parsed
      const pairs = pairsOf(readPerson(name.split('-').slice(0, 2).join('-')), fields)
      const wrong = pairs.filter(({ expected, field }) => field?.isSure === true && field.value !== expected)
      expect(wrong).toEqual([])
      for (const { field } of pairs)
        if (field !== undefined) {
          const lines = text.find(({ page }) => page === field.page)?.lines ?? []
          expect(lines.includes(field.source)).toBe(true)
        }
      expect(pairs.filter(({ field }) => field !== undefined).length).toBeGreaterThan(3)
      count(reader, name, pairs)
    },
  )
})

const NAMES: Readonly<Record<string, string>> = {
  one: 'one column',
  two: 'two columns',
  table: 'table of dates',
  en: 'English',
  km: 'Khmer',
  zh: 'Chinese',
  chromium: 'Chromium',
  libreoffice: 'LibreOffice',
  latex: 'LaTeX',
}

test.runIf(process.env.WRITE_NUMBERS === '1' && hasProgram)('S-PARSE-1 the numbers are written', async () => {
  const lines = rows.map(({ reader, layout, software, language, right, marked, of }) => {
    const cells = [
      reader,
      NAMES[layout],
      NAMES[software],
      NAMES[language],
      of,
      right,
      marked,
      of - right - marked,
    ]
    return `| ${cells.join(' | ')} |`
  })
  await writeFile(
    NUMBERS,
    `# Numbers: a PDF read into a resume

Fields of the papers in \`fixtures/papers\`, which other software made of people that we invented. A right field is sure and stands as it
was written; a marked one is right too, but the person is asked to look; the rest was not found, or is marked and wrong. No field
that is sure is wrong (S-PARSE-1). The numbers are told and not chased.

Written by \`WRITE_NUMBERS=1 npx vitest run packages/test-harness/src/server/parse/papers.test.ts\`.

| reader | layout | made by | language | fields | right | right, marked | rest |
| --- | --- | --- | --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`,
  )
  expect(rows.length).toBeGreaterThan(0)
})
