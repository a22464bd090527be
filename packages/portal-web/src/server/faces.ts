// The faces of paper, cut into files by what they can write: only those that a text needs go into its document. Static faces:
// Chromium draws variable ones as outlines, which no PDF reader can search well.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import inter400 from '@fontsource/inter/400.css?raw'
import inter600 from '@fontsource/inter/600.css?raw'
import khmer400 from '@fontsource/noto-sans-khmer/400.css?raw'
import khmer600 from '@fontsource/noto-sans-khmer/600.css?raw'
import korean400 from '@fontsource/noto-sans-kr/400.css?raw'
import korean600 from '@fontsource/noto-sans-kr/600.css?raw'
import chinese400 from '@fontsource/noto-sans-sc/400.css?raw'
import chinese600 from '@fontsource/noto-sans-sc/600.css?raw'
import thai400 from '@fontsource/noto-sans-thai/400.css?raw'
import thai600 from '@fontsource/noto-sans-thai/600.css?raw'
import { takerOf } from '../paper/scripts'

const SHEETS = {
  inter: [inter400, inter600],
  'noto-sans-khmer': [khmer400, khmer600],
  'noto-sans-thai': [thai400, thai600],
  'noto-sans-sc': [chinese400, chinese600],
  'noto-sans-kr': [korean400, korean600],
} as const

interface Face {
  readonly rule: string
  readonly file: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const rangesOf = (text: string): Face['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

/** The rules of a style sheet of fontsource, each with the file that it names. */
const facesOf = (sheet: string): readonly Face[] =>
  [...sheet.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const file = /url\(\.\/files\/([\w-]+\.woff2)\)/.exec(rule)?.[1]
    const ranges = /unicode-range:\s*([^;]+)/.exec(rule)?.[1]
    return file === undefined || ranges === undefined ? [] : [{ rule, file, ranges: rangesOf(ranges) }]
  })

const require = createRequire(import.meta.url)
const PAGE_ASSETS = fileURLToPath(new URL('../assets', import.meta.url))
let built: readonly string[] | undefined
const urls = new Map<string, string>()

/**
 * Built, the pages' own faces beside this file serve as well, under a name with a hash behind it: an installed pack has no others.
 * From the sources they are the package's.
 */
function pathOf(name: keyof typeof SHEETS, file: string): string {
  built ??= existsSync(PAGE_ASSETS) ? readdirSync(PAGE_ASSETS) : []
  const stem = file.replace(/\.woff2$/, '')
  const found = built.find(
    (one) => one.startsWith(`${stem}-`) && /^-[\w-]{8}\.woff2$/.test(one.slice(stem.length)),
  )
  if (found !== undefined) return join(PAGE_ASSETS, found)
  return join(dirname(require.resolve(`@fontsource/${name}/400.css`)), 'files', file)
}

function urlOf(name: keyof typeof SHEETS, file: string): string {
  const known = urls.get(file)
  if (known !== undefined) return known
  const url = `data:font/woff2;base64,${readFileSync(pathOf(name, file)).toString('base64')}`
  urls.set(file, url)
  return url
}

let all: readonly (readonly [name: keyof typeof SHEETS, faces: readonly Face[]])[] | undefined

/** The rules of all faces that a text needs, with the files in them; `language`: of the sheet, e.g. "ko". */
export function facesFor(text: string, language: string): string {
  all ??= Object.entries(SHEETS).map(([name, sheets]) => [
    name as keyof typeof SHEETS,
    sheets.flatMap(facesOf),
  ])
  const points = [...new Set(text)].map((sign) => ({
    taker: takerOf(sign, language),
    code: sign.codePointAt(0) ?? 0,
  }))
  return all
    .flatMap(([name, faces]) => {
      const own = points.filter(({ taker }) => taker === name).map(({ code }) => code)
      return faces
        .filter(({ ranges }) =>
          own.some((code) => ranges.some(([first, last]) => first <= code && code <= last)),
        )
        .map(({ rule, file }) =>
          rule.replace(/src:[^;]+;/, `src: url(${urlOf(name, file)}) format('woff2');`),
        )
    })
    .join('\n')
}
