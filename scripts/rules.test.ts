// docs/spec and the tests cite each other: every rule is shown by a test whose title names it, and every rule that is named
// anywhere in the code exists. The coverage ledger ticks nothing that no test shows.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SPEC = 'docs/spec'
const read = (path: string): string => readFileSync(path, 'utf8')

const files = ['packages', 'e2e', 'scripts', 'docs/embed'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && !file.includes('dist/'))
    .map((file) => join(folder, file)),
)
const tests = files.filter((file) =>
  /\.(test|spec|props\.test|browser\.test)\.tsx?$|(^|[/\\])[a-z-]*suite[a-z-]*\.ts$/.test(file),
)

const ID = /\b[SL]-[A-Z]+(?:-[A-Z]+)*-\d+\b/g
const idsOf = (text: string): readonly string[] => [...text.matchAll(ID)].map(([id]) => id)

/** A rule is a list item that begins with its id. An id of another form than ID fails S-SPEC-1: no title can name it. */
const areas = readdirSync(SPEC)
  .filter((name) => name !== 'README.md')
  .map((name) => ({
    name,
    ids: [...read(join(SPEC, name)).matchAll(/^- ([^:\n]*)/gm)].map(([, id]) => id ?? ''),
  }))
const all = areas.flatMap(({ ids }) => ids)
const rules = new Set(all)

const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*).*$/gm

// Where a title stands. The first form is the rule; the other two are titles that are data.
const TITLES = [
  // it('S-SIM-2 ...'), test.describe(`...`), and the second call of it.each([...])('S-SIM-2 ...'). diskSuite and onDeskAndPhone
  // are our own: they pass their first argument on to describe and test.
  /(?:\b(?:it|test|describe|diskSuite|onDeskAndPhone)(?:\.(?!todo\b|skip\b)\w+)*|\))\s*\(\s*(['"`])(?<title>(?:\\.|(?!\1)[^\\])*)\1/g,
  // ['S-BACK-1 what it shows', check] and { name: 'S-FAULT-1 what it shows' }: lists whose names a suite gives to it.
  /(?:\[|\bname:)\s*(['"`])(?<title>[SL]-(?:\\.|(?!\1)[^\\])*)\1/g,
  // const LAWS = ['L-LIFE-1', ...]: laws that are given to it.each as they are.
  /\bconst LAWS = \[(?<title>[^\]]*)\]/g,
]

/** Ids in the titles of a test file, e.g. `['S-SIM-2']` of `it('S-SIM-2 a seed repeats', ...)`. */
function citedIn(source: string): readonly string[] {
  const code = source.replace(COMMENT_LINE, '')
  const titles = TITLES.flatMap((form) => [...code.matchAll(form)].map(({ groups }) => groups?.title ?? ''))
  return [...new Set(titles.flatMap(idsOf))]
}

const cited = new Set(tests.flatMap((file) => citedIn(read(file))))

/** Cells of the ledger's rows. */
const ledger = read('docs/coverage.md')
  .split('\n')
  .filter((line) => /^\| (IM|JP)-\d-\d+ \|/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

describe('docs/spec and the tests', () => {
  it('S-SPEC-1 every rule is cited by a test', () => {
    expect(all.filter((id) => !cited.has(id))).toEqual([])
  })

  it('S-SPEC-2 every rule that a title or any other line of code names exists', () => {
    const sources = files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    const gone = sources.flatMap((file) =>
      idsOf(read(file))
        .filter((id) => !rules.has(id))
        .map((id) => `${id} in ${file}`),
    )
    expect(gone).toEqual([])
  })

  it('S-SPEC-3 no rule stands twice', () => {
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
  })

  it.each([
    ['a call', "it('S-SPEC-1 shows', () => {})", true],
    ['a title on the next line', 'it.each(rows)(\n  `S-SPEC-1 of ten`,', true],
    ['a title with a quote in it', "it('nobody\\'s (S-SPEC-1)', () => {})", true],
    ['an entry of a suite', "[\n  'S-SPEC-1 shows', check]", true],
    ['a list of laws', "const LAWS = [\n  'S-SPEC-1',\n]", true],
    ['a comment', "// it('S-SPEC-1 shows')", false],
    ['a docstring', "/** Source: S-SPEC-1. */\nit('shows', () => {})", false],
    ['the body', "it('shows', () => expect(f()).toBe('S-SPEC-1'))", false],
    ['a test that is still to be written', "it.todo('S-SPEC-1 nothing yet')", false],
  ])('S-SPEC-7 of %s', (_, source, isCited) => {
    expect(citedIn(source)).toEqual(isCited ? ['S-SPEC-1'] : [])
  })

  it('S-SPEC-8 the index lists every area with its prefixes, each in one file', () => {
    const listed = [
      ...read(join(SPEC, 'README.md')).matchAll(/^\| \[[^\]]+\]\(([^)]+)\) \| ([^|]*) \|/gm),
    ].map(([, name, prefixes = '']) => [name, prefixes.match(/[\w-]+/g)])
    const prefixesOf = (ids: readonly string[]) => [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))]
    const held = areas.map(({ name, ids }) => [name, prefixesOf(ids)])
    expect(listed.sort()).toEqual(held.sort())
    const prefixes = areas.flatMap(({ ids }) => prefixesOf(ids))
    expect(prefixes.length).toBe(new Set(prefixes).size)
  })
})

describe('docs/coverage.md', () => {
  it('S-SPEC-4 each row has five cells and an id of its own', () => {
    expect(ledger.length).toBeGreaterThan(1_000)
    expect(ledger.filter((cells) => cells.length !== 5)).toEqual([])
    expect(new Set(ledger.map(([id]) => id)).size).toBe(ledger.length)
  })

  it('S-SPEC-5 a ticked row names a rule that a test cites, an open one names none', () => {
    const wrong = ledger.filter(([, , status, , shownBy = '']) => {
      const shown = [...shownBy.matchAll(ID)].map(([id]) => id)
      if (status === 'built' || status === 'partly')
        return shown.length === 0 || shown.some((id) => !cited.has(id))
      return (status !== 'not yet' && status !== 'decided') || shown.length > 0
    })
    expect(wrong).toEqual([])
  })

  it('S-SPEC-9 an open row holds one letter, a row that is partly built ends with one', () => {
    const wrong = ledger.filter(([, , status, builtIn = '']) => {
      if (status === 'not yet') return !/^\([A-L]\)$/.test(builtIn)
      return status === 'partly' && !/ \([A-L]\)$/.test(builtIn)
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  it('S-SPEC-6 what it says is built in is there', () => {
    const paths = files.map((file) => `/${file.replaceAll('\\', '/')}`)
    const missing = ledger.flatMap(([id, , , builtIn = '']) =>
      [...builtIn.matchAll(/[\w./-]+\.(?:tsx?|css|mjs)\b/g)]
        .filter(([name]) => !paths.some((path) => path.endsWith(`/${name}`)))
        .map(([name]) => `${id} ${name}`),
    )
    expect(missing).toEqual([])
  })
})
