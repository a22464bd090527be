// Which folder of the engine may import which: the table of ARCHITECTURE.md, held by reading the imports. Type imports count.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = 'packages/im-engine/src'

/** `engine` = the files beside index.ts that wire everything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  events: ['model'],
  ports: ['model', 'events'],
  wire: ['model', 'ports'],
  decide: ['model', 'events'],
  project: ['model', 'events'],
  disk: ['model', 'events', 'ports'],
  views: ['model'],
  log: ['model', 'events', 'ports', 'decide', 'project', 'disk', 'views'],
  socket: ['ports'],
  adapters: ['ports'],
  machines: ['model', 'events', 'ports', 'wire', 'socket', 'log'],
  tabs: ['model', 'events', 'ports', 'log'],
  engine: [
    'model',
    'events',
    'ports',
    'wire',
    'disk',
    'log',
    'socket',
    'adapters',
    'machines',
    'tabs',
    'views',
  ],
  react: ['engine', 'model', 'views'],
  testing: [
    'model',
    'events',
    'ports',
    'wire',
    'decide',
    'project',
    'disk',
    'log',
    'socket',
    'adapters',
    'machines',
    'tabs',
    'views',
  ],
}

/** Of log/, machines see only its door. */
const DOOR = 'log/door.ts'

interface Import {
  readonly from: string
  readonly to: string
}

const folderOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : 'engine')
const isTest = (file: string): boolean =>
  /\.(test|props\.test|browser\.test|bench|test-d)\.tsx?$|\/test-[^/]+\.tsx?$/.test(file)

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))

const imports: readonly Import[] = files.flatMap((from) =>
  [...readFileSync(join(SOURCES, from), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
    ([, path]) => ({
      from,
      to: normalize(join(dirname(from), path ?? ''))
        .replaceAll('\\', '/')
        .replace(/\.js$/, '.ts')
        .replace(/\.jsx$/, '.tsx'),
    }),
  ),
)

describe('arrows', () => {
  it('S-ARROW-1 no folder imports what the table does not allow', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [here, there] = [folderOf(from), folderOf(to)]
      if (here === there) return false
      if (here === 'machines' && there === 'log') return to !== DOOR
      return !(MAY_IMPORT[here] ?? []).includes(there)
    })
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  it('S-ARROW-2 no import circle, type imports included', () => {
    const next = new Map<string, string[]>()
    for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) {
        circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
        return
      }
      if (done.has(file)) return
      for (const to of next.get(file) ?? []) walk(to, [...path, file])
      done.add(file)
    }
    for (const file of files) walk(file, [])
    expect(circles).toEqual([])
  })

  it('S-ARROW-3 only adapters name a clock, chance or a browser global', () => {
    const names =
      /(?<![./\w])(Date\.now|Math\.random|(set|clear)(Timeout|Interval)\((?!run|timer)|indexedDB\.|localStorage|sessionStorage|navigator\.|window\.|document\.)/
    const comment = /\/\/.*$|^\s*\*.*$|\/\*.*\*\//
    const wrong = files
      .filter((file) => !file.startsWith('adapters/') && !file.startsWith('testing/'))
      .flatMap((file) =>
        readFileSync(join(SOURCES, file), 'utf8')
          .split('\n')
          .map((line, index) => ({ code: line.replace(comment, ''), at: `${file}:${index + 1}` }))
          .filter(({ code }) => names.test(code))
          .map(({ at }) => at),
      )
    expect(wrong).toEqual([])
  })
})
