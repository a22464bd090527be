import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sh.mjs'

/** Packs a package as anybody would, with npm and nothing else; answers the file. Throws with what npm said. */
function pack(name, folder) {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--pack-destination', folder], {
    cwd: join(ROOT, 'packages', name),
    shell: process.platform === 'win32',
    encoding: 'utf8',
  })
  const file = readdirSync(folder).find((one) => one.startsWith(`sarika-${name}-`) && one.endsWith('.tgz'))
  if (status !== 0 || file === undefined) throw new Error(`npm pack of ${name} failed:\n${stdout}${stderr}`)
  return join(folder, file)
}

/** The packs of engine and harness, made into an empty folder. */
export function packed(folder) {
  mkdirSync(folder, { recursive: true })
  return { engine: pack('im-engine', folder), harness: pack('test-harness', folder) }
}
