import { onTestFinished, vi } from 'vitest'
import { main } from './cli'

/** Runs the command line in this process and keeps what it writes. */
export async function run(...argv: string[]) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const code = await main(argv)
  const text = (spy: typeof out) => spy.mock.calls.map(([chunk]) => String(chunk)).join('')
  const result = { code, out: text(out), err: text(err) }
  vi.restoreAllMocks()
  return result
}
