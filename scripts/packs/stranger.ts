// A stranger's machine: an empty folder, an empty home, and the npm of this machine with the registry that it is set to.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOM = join(tmpdir(), `sarika-packs-${process.pid}`)
const REGISTRY = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
/** What a machine may need to reach a registry at all, and nothing of ours. */
const NETWORK = /^(?:PATH|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR))$/i

/** The only packages that a stranger has: one home for all folders, as on one machine. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
  HOME: join(ROOM, 'home'),
  NPM_CONFIG_REGISTRY: REGISTRY,
  NPM_CONFIG_UPDATE_NOTIFIER: 'false',
})

/** Makes an empty folder. */
export function emptyFolder(name: string): string {
  const folder = join(ROOM, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(join(ROOM, 'home'), { recursive: true })
  return folder
}

export const removeAll = (): void => rmSync(ROOM, { recursive: true, force: true })

/** Runs a command there; throws with all that it said. */
export function run(folder: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, env: environment(), encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`)
  }
}

/** Installs packs and packages into a folder that has nothing yet. */
export function installInto(folder: string, ...what: string[]): void {
  run(folder, 'npm', 'init', '-y')
  run(folder, 'npm', 'pkg', 'set', 'type=module')
  run(folder, 'npm', 'install', ...what)
}

/** A program that goes on until it is stopped; `lines` is what it said until `until` came. */
export class Program {
  readonly lines: string[] = []

  private constructor(private readonly child: ChildProcess) {}

  static async start(folder: string, until: RegExp, command: string, ...args: string[]): Promise<Program> {
    // A group of its own: npx stands before the program.
    const child = spawn(command, args, { cwd: folder, env: environment(), detached: true, stdio: 'pipe' })
    const program = new Program(child)
    const said = { text: '' }
    child.stderr?.on('data', (bytes) => {
      said.text += bytes
    })
    const found = new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${said.text}`)))
      if (child.stdout)
        createInterface({ input: child.stdout }).on('line', (line) => {
          program.lines.push(line)
          if (until.test(line)) resolve()
        })
    })
    await found
    return program
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.pid === undefined) return
    const gone = once(this.child, 'exit')
    process.kill(-this.child.pid, 'SIGTERM')
    await gone
  }
}

/** A block of a page, e.g. "js talk", as it is printed. */
export function blockOf(page: string, name: string): string {
  const [, code] = new RegExp(`\`\`\`${name}\\n([\\s\\S]*?)\\n\`\`\``).exec(readFileSync(page, 'utf8')) ?? []
  if (code === undefined) throw new Error(`${page} has no block ${name}`)
  return code
}

export const write = (folder: string, name: string, text: string): void =>
  writeFileSync(join(folder, name), text)
