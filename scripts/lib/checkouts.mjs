// The two checkouts that against.mjs compares: the one it stands in, as it is with whatever is not committed, and another commit
// in a git worktree of its own.

import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './sh.mjs'

/** One for all commits: what did not change between two of them need not be installed and built again. */
const PLACE = join(ROOT, '.cache', 'against')

/** What a hook sets, GIT_DIR and the like, would lead to another repository. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))

function git(args, cwd = ROOT) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, env, encoding: 'utf8' })
  return { isDone: status === 0, said: error?.message ?? (stdout.trim() || stderr.trim()) }
}

/** A commit by any of its names, e.g. `{ id: '4f1c…', short: '4f1c2ab' }`; undefined: there is none. */
export function commitOf(name) {
  const { isDone, said } = git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  return isDone ? { id: said, short: git(['rev-parse', '--short', said]).said } : undefined
}

/** Whether something of the checkout here is not committed. */
export const isChanged = () => git(['status', '--porcelain']).said !== ''

const isWorktree = () =>
  existsSync(PLACE) && resolve(git(['rev-parse', '--show-toplevel'], PLACE).said) === realpathSync(PLACE)

/** The commit in its worktree: `{ root }`, or `{ trouble }` in one line. */
export function checkOut({ id }) {
  if (!isWorktree()) rmSync(PLACE, { recursive: true, force: true })
  const steps = existsSync(PLACE)
    ? [git(['checkout', '--quiet', '--detach', '--force', id], PLACE), git(['clean', '-fdq'], PLACE)]
    : // `--force`: git may remember a worktree here that was deleted by hand.
      [git(['worktree', 'add', '--quiet', '--force', '--detach', PLACE, id])]
  const failed = steps.find(({ isDone }) => !isDone)
  return failed === undefined ? { root: PLACE } : { trouble: failed.said.split('\n').at(-1) }
}

/** Installs, and builds where that is wanted, by the checkout's own script; false: it could not. All it says goes to stderr. */
export function prepare(root, isBuilt) {
  const script = pathToFileURL(join(root, 'scripts/lib/prepare.mjs'))
  const code = [
    `const { checkNode, install, build } = await import('${script}')`,
    'checkNode()',
    'install()',
    ...(isBuilt ? ['build()'] : []),
  ].join('\n')
  const args = ['--input-type=module', '--eval', code]
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0
}
