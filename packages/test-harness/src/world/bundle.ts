import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import type { Verdict } from './run'
import type { WorldOptions } from './world'

/** One change of the engine's source, in memory. `find` stands there exactly once. */
export interface Replacement {
  /** Seen from the engine's src/. */
  readonly file: string
  readonly find: string
  readonly replace: string
}

/** A world with an engine of its own. */
export interface WorldModule {
  runSchedule(options: WorldOptions): Promise<Verdict>
  /** For the schedules that come: the engine's own limits, or small ones. */
  useRealLimits(isReal: boolean): void
}

/** A replacement that does not fit the source any more. */
export class StaleReplacement extends Error {}

function replacing(engineSource: string, replacements: readonly Replacement[]): Plugin {
  const missing = new Set(replacements)
  return {
    name: 'replacements',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const file = relative(engineSource, path).split(sep).join('/')
        const wanted = replacements.filter((one) => one.file === file)
        if (wanted.length === 0) return undefined
        let contents = await readFile(path, 'utf8')
        for (const one of wanted) {
          if (contents.split(one.find).length !== 2)
            throw new StaleReplacement(`${file}: not there exactly once: ${one.find}`)
          contents = contents.replace(one.find, () => one.replace)
          missing.delete(one)
        }
        return { contents, loader: 'ts' }
      })
      build.onEnd(() => {
        for (const { file } of missing) throw new StaleReplacement(`${file}: no such file in the engine`)
      })
    },
  }
}

/** Seen from the package's folder, in a pack only. */
const PACKED_WORLD = 'world.mjs'

/** The engine's limits, seen from its src/. */
export const LIMITS_FILE = 'model/limits.ts'

/** The package's own folder, from src/ as from dist/. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!folder.endsWith('test-harness') && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}

/**
 * The world, with an engine changed as asked, SMALL_LIMITS among it. A pack has no sources: it brings the world that packed-world.ts
 * made, and nobody there asks for other changes.
 */
export async function loadWorld(replacements: readonly Replacement[]): Promise<WorldModule> {
  const root = packageRoot()
  if (!existsSync(join(root, 'src'))) return import(pathToFileURL(join(root, PACKED_WORLD)).href)
  return imported(await bundleWorld(replacements))
}

export const bundleWorld = (replacements: readonly Replacement[]): Promise<string> =>
  bundle(
    (engine) => `export * from './src/world/run'\nexport * from ${JSON.stringify(join(engine, LIMITS_FILE))}`,
    replacements,
  )

/** Bundles a file of this package and the engine from their sources, changed as asked, and loads the result. */
export const loadChanged = async <Module>(
  entry: string,
  replacements: readonly Replacement[],
): Promise<Module> => imported(await bundle(() => `export * from './${entry}'`, replacements))

/** `entry` is told where the engine's sources are. */
async function bundle(
  entry: (engineSource: string) => string,
  replacements: readonly Replacement[],
): Promise<string> {
  const { build } = await import('esbuild')
  const root = packageRoot()
  const { resolve } = createRequire(join(root, 'package.json'))
  const source = join(dirname(resolve('@sarika/im-engine/package.json')), 'src')
  const result = await build({
    stdin: { contents: entry(source), resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@sarika/source', 'module'],
    logLevel: 'silent',
    plugins: [replacing(source, replacements)],
  })
  return result.outputFiles[0]?.text ?? ''
}

const imported = <Module>(text: string): Promise<Module> =>
  import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
