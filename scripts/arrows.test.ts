// Which folder may import which: the code maps of ARCHITECTURE.md, held by reading the imports. Type imports count.
//
//   ARCHITECTURE.md, one table a package: | folder | does | ... | may import | ... |
//   imports of the package's files        -> each stays within its folder's row
//   all files                             -> no circle
//
// A folder is the first part of a path. `*.ts` in the first column stands for the files beside it. `log/door.ts` in a row
// allows that file alone. Tests and their stages may import what they like.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const PACKAGES = {
  'im-engine': 'engine',
  'portal-web': 'portal',
  'test-harness': 'harness',
} as const
type Package = keyof typeof PACKAGES

interface Import {
  readonly from: string
  readonly to: string
}

const isTest = (file: string): boolean =>
  /\.(test|props\.test|browser\.test|bench|test-d)\.tsx?$|(^|\/)test-[^/]+\.tsx?$|^server\/testing\//.test(
    file,
  )

/** The room of a file: its first folder, or `*.ts` for the files that stand beside the folders. */
const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '*.ts')

const page = readFileSync('ARCHITECTURE.md', 'utf8')

/** The code map of a package: what each room may import. */
function mapOf(name: Package): ReadonlyMap<string, readonly string[]> {
  const section = page.split(`## Code map of the ${PACKAGES[name]}`)[1]?.split('\n## ')[0] ?? ''
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const at = head.indexOf('may import')
  return new Map(
    rows.map((cells) => [
      cells[1]?.replaceAll('`', '') ?? '',
      (cells[at] ?? '')
        .split(',')
        .flatMap((one) => (one.trim() === '-' ? [] : one.trim().replaceAll('`', ''))),
    ]),
  )
}

function sourcesOf(name: Package): { readonly root: string; readonly files: readonly string[] } {
  const root = `packages/${name}/src`
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
  return { root, files }
}

/** Every import within the package, of its files to its files. */
function importsOf(name: Package): readonly Import[] {
  const { root, files } = sourcesOf(name)
  const there = new Set(files)
  const resolve = (path: string): string | undefined =>
    ['', '.ts', '.tsx', '/index.ts']
      .map((end) => path.replace(/\.jsx?$/, '') + end)
      .find((one) => there.has(one))
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)].flatMap(
      ([, path = '']) => {
        const to = resolve(normalize(join(dirname(from), path)).replaceAll('\\', '/'))
        return to === undefined ? [] : [{ from, to }]
      },
    ),
  )
}

/** Paths that come back to where they began. */
function circlesOf(imports: readonly Import[]): readonly string[] {
  const next = new Map<string, Import[]>()
  for (const one of imports) next.set(one.from, [...(next.get(one.from) ?? []), one])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (path.includes(file) || done.has(file)) return
    for (const { to } of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return circles
}

const told = ({ from, to }: Import): string => `${from} -> ${to}`

describe.each(Object.keys(PACKAGES) as Package[])('arrows of %s', (name) => {
  const imports = importsOf(name)
  const map = mapOf(name)

  it('S-ARROW-1 no folder imports what its row of ARCHITECTURE.md does not allow', () => {
    expect(imports.length).toBeGreaterThan(100)
    const wrong = imports.filter(({ from, to }) => {
      if (isTest(from) || roomOf(from) === roomOf(to)) return false
      const allowed = map.get(roomOf(from)) ?? []
      return !allowed.includes(roomOf(to)) && !allowed.includes(to)
    })
    expect(wrong.map(told)).toEqual([])
  })

  it('S-ARROW-4 each folder has a row, and no row allows what nobody imports', () => {
    const used = imports.filter(({ from }) => !isTest(from))
    expect([...new Set(used.map(({ from }) => roomOf(from)))].filter((room) => !map.has(room))).toEqual([])
    const needless = [...map].flatMap(([room, allowed]) =>
      allowed
        .filter(
          (one) => !used.some(({ from, to }) => roomOf(from) === room && (roomOf(to) === one || to === one)),
        )
        .map((one) => `${room} -> ${one}`),
    )
    expect(needless).toEqual([])
  })

  it('S-ARROW-2 no import circle, type imports and tests included', () => {
    expect(circlesOf(imports)).toEqual([])
  })
})

describe('arrows', () => {
  it('S-ARROW-2 a circle is found', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ]
    expect(circlesOf(circle)).toEqual(['a -> b -> c -> a'])
    expect(circlesOf(circle.slice(1))).toEqual([])
  })

  it('S-ARROW-5 no feature of the portal imports another one, and only chat and calls meet the engine, but for its door ./text', () => {
    const { root, files } = sourcesOf('portal-web')
    const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1]
    const wrong = importsOf('portal-web').filter(({ from, to }) => {
      const [here, there] = [featureOf(from), featureOf(to)]
      return here !== undefined && there !== undefined && here !== there && !isTest(from)
    })
    expect(wrong.map(told)).toEqual([])
    const meeting = files.filter(
      (file) =>
        !isTest(file) && /'@sarika\/im-engine(?!\/text')/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(meeting.length).toBeGreaterThan(0)
    expect(meeting.filter((file) => !['chat', 'call'].includes(featureOf(file) ?? ''))).toEqual([])
  })

  it('S-ARROW-3 only adapters name a clock, chance or a browser global', () => {
    const names =
      /(?<![./\w])(Date\.now|Math\.random|(set|clear)(Timeout|Interval)\((?!run|timer)|indexedDB\.|localStorage|sessionStorage|navigator\.|window\.|document\.)/
    const comment = /\/\/.*$|^\s*\*.*$|\/\*.*\*\//
    const { root, files } = sourcesOf('im-engine')
    const wrong = files
      .filter((file) => !isTest(file) && !file.startsWith('adapters/') && !file.startsWith('testing/'))
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .map((line, index) => ({ code: line.replace(comment, ''), at: `${file}:${index + 1}` }))
          .filter(({ code }) => names.test(code))
          .map(({ at }) => at),
      )
    expect(wrong).toEqual([])
  })
})
