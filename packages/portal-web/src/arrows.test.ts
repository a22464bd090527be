// Which folder of the portal may import which: app > screens > features > what is shared, and no feature another one.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = import.meta.dirname
const SHARED = ['ui', 'http', 'i18n', 'lib', 'styles']

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['app', ...SHARED],
  app: ['screens', 'features', ...SHARED],
  screens: ['features', ...SHARED],
  features: SHARED,
  ui: ['lib', 'i18n', 'styles'],
  http: ['lib', 'i18n'],
  i18n: ['lib'],
  lib: ['i18n'],
}

const partsOf = (file: string): readonly string[] => file.replaceAll('\\', '/').split('/')

const imports = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(
      ([, path = '']) => ({ from: partsOf(file), path }),
    ),
  )

test('S-ARROW-4 no folder of the portal imports what lies above it, and no feature another one', () => {
  const wrong = imports
    .filter(({ path }) => path.startsWith('.'))
    .map(({ from, path }) => ({ from, to: partsOf(normalize(join(dirname(from.join('/')), path))) }))
    .filter(({ from: [folder = '', name], to: [other = '', otherName] }) =>
      folder === other
        ? folder === 'features' && name !== otherName
        : !(MAY_IMPORT[folder] ?? []).includes(other),
    )
    .map(({ from, to }) => `${from.join('/')} -> ${to.join('/')}`)
  expect(wrong).toEqual([])
})

test('S-ARROW-4 only the chat meets the engine', () => {
  const meeting = imports.filter(({ path }) => path.startsWith('@sarika/im-engine'))
  expect(meeting.length).toBeGreaterThan(0)
  expect(meeting.filter(({ from }) => from[0] !== 'features' || from[1] !== 'chat')).toEqual([])
})
