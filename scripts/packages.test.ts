// What the manifests of the two published packages promise, without packing them. The packs themselves: scripts/packs.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const PUBLISHED = ['packages/im-engine', 'packages/test-harness']

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

it.each(PUBLISHED)(
  'S-PACK-10 %s asks npm for ranges, and for nothing that only this workspace knows',
  (folder) => {
    const { dependencies, peerDependencies, private: isPrivate } = manifestOf(folder)
    expect(isPrivate).toBeUndefined()
    for (const [name, wanted] of Object.entries({ ...dependencies, ...peerDependencies }))
      expect(`${name} ${wanted}`).toMatch(/^\S+ (?:[~^]\d+\.\d+\.\d+|>=\d[\d.]*(?: <\d[\d.]*)?)$/)
  },
)

it('S-PACK-15 what npm runs before it packs begins where nothing is installed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'sarika-clone-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  cpSync('scripts', join(clone, 'scripts'), { recursive: true })
  cpSync('package.json', join(clone, 'package.json'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/lay-pack.mjs', '--help'], {
    cwd: clone,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('lay-pack.mjs PACKAGE')
})

it('S-PACK-11 THIRD-PARTY.md of both names what is installed, under licences that allow it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/third-party.mjs', '--check'], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

it('S-PACK-12 both have one version and what changed in it, and its pack is kept, small', () => {
  const { version } = manifestOf('packages/im-engine')
  for (const folder of PUBLISHED) {
    expect(manifestOf(folder).version).toBe(version)
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`)
  }
  const kept = readdirSync('fixtures/packs')
  expect(kept).toContain(`sarika-im-engine-${version}.tgz`)
  for (const name of kept) expect(statSync(join('fixtures/packs', name)).size).toBeLessThan(400_000)
})
