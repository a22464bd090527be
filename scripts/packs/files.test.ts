// What is in the packs: a part of npm test. It makes both and opens them, and asks no registry.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packed } from '../lib/packed.mjs'
import { ROOT } from '../lib/sh.mjs'
import { emptyFolder, removeAll, run } from './stranger'

/** Bytes; what `npm run release` keeps of each version in git. */
const ENGINE_MAX = 400_000

let packs: { engine: string; harness: string }
/** Both packs, opened. */
let opened: { engine: string; harness: string }

function open(pack: string): string {
  const folder = emptyFolder(basename(pack, '.tgz'))
  execFileSync('tar', ['xzf', pack, '-C', folder])
  return join(folder, 'package')
}

beforeAll(() => {
  packs = packed(emptyFolder('packs'))
  opened = { engine: open(packs.engine), harness: open(packs.harness) }
})
afterAll(removeAll)

const filesOf = (pack: string): readonly string[] =>
  execFileSync('tar', ['tzf', pack], { encoding: 'utf8' }).trim().split('\n')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))

it('S-PACK-1 npm packs licence, changes, third parties, types and guide of the engine, and no source, test or map', () => {
  const files = filesOf(packs.engine)
  for (const one of [
    'LICENSE',
    'CHANGELOG.md',
    'THIRD-PARTY.md',
    'README.md',
    'docs/embed.md',
    'dist/index.d.ts',
  ])
    expect(files).toContain(`package/${one}`)
  expect(files.filter((name) => /\.test\.|\/src\/|\.map$|\.tsx$/.test(name))).toEqual([])
  for (const file of filesIn(join(opened.engine, 'dist'), /\.js$/))
    expect(readFileSync(file, 'utf8')).not.toContain('sourceMappingURL')
  expect(statSync(packs.engine).size).toBeLessThan(ENGINE_MAX)
  const beside = filesOf(packs.harness)
  for (const one of [
    'LICENSE',
    'CHANGELOG.md',
    'THIRD-PARTY.md',
    'README.md',
    'portal/index.html',
    'world.mjs',
  ])
    expect(beside).toContain(`package/${one}`)
  expect(beside.filter((name) => /\.test\.|\/src\/|\.map$/.test(name))).toEqual([])
})

it('S-PACK-2 every link of the pages in a pack leads to a file in it or to an address', () => {
  const dead = [opened.engine, opened.harness].flatMap((pack) =>
    filesIn(pack, /\.md$/).flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link.replace(/#.*$/, ''))
        .filter((link) => link !== '' && !/^https?:/.test(link))
        .map((link) => normalize(join(dirname(page), link)))
        .filter((path) => !path.startsWith(pack) || !statSync(path, { throwIfNoEntry: false })?.isFile())
        .map((path) => `${basename(page)}: ${path}`),
    ),
  )
  expect(dead).toEqual([])
})

it('S-PACK-3 the types of the engine import nothing but each other, React, and rxjs behind its own door', () => {
  const ofOthers = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)]
      .map(([, from = '']) => from)
      .filter((from) => !from.startsWith('.'))
  const files = filesIn(join(opened.engine, 'dist'), /\.d\.ts$/)
  const ofRxjs = files.filter((file) => file.includes('/rxjs/'))
  expect(new Set(ofRxjs.flatMap(ofOthers))).toEqual(new Set(['rxjs']))
  expect(new Set(files.filter((file) => !ofRxjs.includes(file)).flatMap(ofOthers))).toEqual(
    new Set(['react']),
  )
})

it('S-PACK-5 publint and attw find nothing in either pack', () => {
  const tool = (name: string) => join(ROOT, 'packages/im-engine/node_modules/.bin', name)
  for (const pack of [packs.engine, packs.harness]) {
    run(ROOT, tool('publint'), '--strict', pack)
    run(ROOT, tool('attw'), pack, '--profile', 'esm-only', '--format', 'table-flipped', '--quiet')
  }
})

it('S-PACK-14 every face that paper can be written in is in the harness’s pack', () => {
  const portal = join(opened.harness, 'portal')
  const asked = readFileSync(join(portal, 'server/render.js'), 'utf8').matchAll(/\.\/files\/([\w-]+)\.woff2/g)
  const there = new Set(
    readdirSync(join(portal, 'assets')).map((name) => name.replace(/-[\w-]{8}\.woff2$/, '')),
  )
  const faces = [...new Set([...asked].map(([, name = '']) => name))]
  expect(faces.length).toBeGreaterThan(400)
  expect(faces.filter((name) => !there.has(name))).toEqual([])
})
