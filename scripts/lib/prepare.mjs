import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, ROOT, sh, stamped, step } from './sh.mjs'

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const ok = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
  if (!ok) {
    console.error(
      `Node ${process.versions.node} is too old or unsupported: ${manifest.engines.node} is needed.`,
    )
    process.exit(1)
  }
}

/** pnpm need not be installed: npx fetches the exact version that package.json names. */
export function pnpm(args) {
  sh('npx', ['--yes', manifest.packageManager.split('+')[0], ...args], {
    env: { NPM_CONFIG_LOGLEVEL: 'error', COREPACK_ENABLE_STRICT: '0' },
  })
}

export function install() {
  const what = hashOf(
    ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'packages'],
    (p) => !p.startsWith('packages') || p.endsWith('package.json'),
  )
  const stamp = stamped('node_modules/.sarika-installed', `${what} ${process.platform}-${process.arch}`)
  if (stamp.fresh) return
  step('install', () => pnpm(['install', '--frozen-lockfile', '--prefer-offline']))
  stamp.write()
}

/** Builds only what changed. The d.ts files take longest and only the package checks need them. */
export function build({ dts = false } = {}) {
  const units = [
    { name: 'im-engine', reads: ['packages/im-engine'], bin: 'tsup', runs: [dts ? [] : ['--no-dts']], dts },
    {
      name: 'test-harness',
      reads: ['packages/im-engine/src', 'packages/portal-web/src/contract', 'packages/test-harness'],
      bin: 'tsup',
      runs: [dts ? [] : ['--no-dts']],
      dts,
    },
    {
      name: 'portal-web',
      reads: ['packages/im-engine/src', 'packages/portal-web'],
      bin: 'vite',
      // The apps first: their build empties the folder in which the server's half lies.
      runs: [['build'], ['build', '--config', 'vite.server.config.ts']],
    },
  ]
  for (const u of units) {
    const dir = join('packages', u.name)
    const source = hashOf(
      ['pnpm-lock.yaml', 'tsconfig.base.json', ...u.reads],
      (p) => !/[\\/]test[\\/]|\.md$/.test(p),
    )
    const plain = stamped(join(dir, 'dist', '.built'), source)
    const typed = stamped(join(dir, 'dist', '.built'), `${source} dts`)
    if (typed.fresh || (plain.fresh && !u.dts)) continue
    const local = join(ROOT, dir, 'node_modules', '.bin', u.bin)
    step(`build ${u.name}`, () => {
      for (const args of u.runs) sh(local, args, { cwd: join(ROOT, dir), quiet: true })
    })
    ;(u.dts ? typed : plain).write()
  }
}
