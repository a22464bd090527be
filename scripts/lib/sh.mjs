// Node built-ins only: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
const WIN = process.platform === 'win32'

/** Runs a command with the workspace's own tools first on PATH; throws on a non-zero exit. */
export function sh(cmd, args, { env = {}, soft = false, quiet = false, cwd = ROOT } = {}) {
  const r = spawnSync(cmd, args, {
    cwd,
    stdio: quiet ? 'pipe' : 'inherit',
    shell: WIN, // npx, pnpm and .bin entries are .cmd files there
    env: { ...process.env, ...env, PATH: BIN + delimiter + process.env.PATH },
  })
  const code = r.status ?? 1
  if (code !== 0 && !soft) {
    if (quiet) process.stderr.write(Buffer.concat([r.stdout ?? Buffer.alloc(0), r.stderr ?? Buffer.alloc(0)]))
    console.error(`\n✗ ${cmd} ${args.join(' ')} (exit ${code}${r.error ? `, ${r.error.message}` : ''})`)
    process.exit(code)
  }
  return code
}

/** Calls fn with the elapsed time printed; false = it failed. */
export function step(name, fn) {
  const t = performance.now()
  console.log(`\n▶ ${name}`)
  const out = fn()
  console.log(`${out === false ? '✗' : '✓'} ${name} ${((performance.now() - t) / 1000).toFixed(1)} s`)
  return out
}

const SKIP = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
])

/** One hash over the contents of the files and folders named. */
export function hashOf(paths, only = () => true) {
  const h = createHash('sha256')
  const walk = (p) => {
    const abs = join(ROOT, p)
    if (!existsSync(abs)) return
    if (statSync(abs).isDirectory()) {
      for (const n of readdirSync(abs).sort()) if (!SKIP.has(n)) walk(join(p, n))
    } else if (only(p)) h.update(p).update('\0').update(readFileSync(abs)).update('\0')
  }
  for (const p of paths) walk(p)
  return h.digest('hex')
}

export function stamped(file, value) {
  const abs = join(ROOT, file)
  return {
    fresh: existsSync(abs) && readFileSync(abs, 'utf8') === value,
    write: () => {
      mkdirSync(dirname(abs), { recursive: true })
      writeFileSync(abs, value)
    },
  }
}
