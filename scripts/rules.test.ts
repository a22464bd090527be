// SPEC.md and the tests cite each other: every rule is shown by a test, every cited rule exists. The coverage ledger ticks
// nothing that no test shows.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(path, 'utf8')

const files = ['packages', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules') && !file.includes('dist/'))
    .map((file) => join(folder, file)),
)
const tests = files.filter((file) =>
  /\.(test|spec|props\.test|browser\.test)\.tsx?$|(^|[/\\])[a-z-]*suite[a-z-]*\.ts$/.test(file),
)

const ID = /\b[SL]-[A-Z]+(?:-[A-Z]+)*-\d+\b/g

/** Rules of SPEC.md: a list item that begins with an id. */
const rules = new Set(
  [...read('SPEC.md').matchAll(/^- ([SL]-[A-Z]+(?:-[A-Z]+)*-\d+):/gm)].map(([, id]) => id ?? ''),
)

/** Ids that titles of tests cite, by file. */
const cited = new Map<string, string>()
for (const file of tests) for (const [id] of read(file).matchAll(ID)) cited.set(id, file)

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

describe('SPEC.md and the tests', () => {
  it('S-SPEC-1 every rule is cited by a test', () => {
    expect([...rules].filter((id) => !cited.has(id))).toEqual([])
  })

  it('S-SPEC-2 every cited rule exists', () => {
    expect([...cited].filter(([id]) => !rules.has(id)).map(([id, file]) => `${id} in ${file}`)).toEqual([])
  })

  it('S-SPEC-3 no rule stands twice', () => {
    const all = [...read('SPEC.md').matchAll(/^- ([SL]-[A-Z]+(?:-[A-Z]+)*-\d+):/gm)].map(([, id]) => id)
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
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
