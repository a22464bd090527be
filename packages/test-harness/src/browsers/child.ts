import { type ChildProcess, spawn } from 'node:child_process'

/** A program beside the lane, and what it said. */
export interface Child {
  readonly process: ChildProcess
  /** Resolves with the first match in what it says. */
  said(pattern: RegExp): Promise<string>
  end(): Promise<void>
}

/** A program that does not go is ended for good after this, ms. */
const PATIENCE_MS = 5_000
const START_MS = 60_000

export function startChild(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Child {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (data: Buffer): void => {
    text += data.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return {
    process: child,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(text)
          if (found) done(() => resolve(found[1] ?? found[0]))
        }
        const fail = (): void => done(() => reject(new Error(`${path} did not say ${pattern}:\n${text}`)))
        const timer = setTimeout(fail, START_MS)
        const done = (settle: () => void): void => {
          clearTimeout(timer)
          listeners.delete(look)
          settle()
        }
        listeners.add(look)
        void gone.then(fail)
        look()
      }),
    async end() {
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      child.kill('SIGTERM')
      await gone
      clearTimeout(timer)
    },
  }
}
