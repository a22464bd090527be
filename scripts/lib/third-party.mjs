// What others wrote and a pack brings or asks for, read from what is installed.

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './sh.mjs'

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const isOurs = (name) => name.startsWith('@sarika/')

/** The folder of a package as `folder` finds it; undefined where it is not installed. */
function find(name, folder) {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
    if (at === dirname(at)) return undefined
  }
}

/** `{ name, version, licence, by, text }` of a package; `text`: of its licence, "" where it brings none. */
function entryOf(folder) {
  const { name, version, license, author, homepage, repository } = manifestOf(folder)
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  const person = typeof author === 'string' ? author : author?.name
  const place = homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? ''
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : (license?.type ?? ''),
    by: (person ?? place).replace(/\s*[<(].*$/, ''),
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  }
}

/**
 * Packages and all that they depend on, by name. Optional parts are left out: which are there depends on the machine, so that
 * `NATIVE` of scripts/third-party.mjs names them.
 */
export function closureOf(names, folder) {
  const found = new Map()
  const walk = (wanted, from) => {
    for (const name of wanted) {
      const at = isOurs(name) ? undefined : find(name, from)
      if (at === undefined || found.has(at)) continue
      found.set(at, entryOf(at))
      const { dependencies = {}, optionalDependencies = {} } = manifestOf(at)
      walk(
        Object.keys(dependencies).filter((one) => !(one in optionalDependencies)),
        at,
      )
    }
  }
  walk(names, join(ROOT, folder))
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** What a workspace package depends on at run time. */
export const dependenciesOf = (folder) => Object.keys(manifestOf(join(ROOT, folder)).dependencies ?? {})
