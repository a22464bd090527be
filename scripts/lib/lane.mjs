import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { ROOT } from './sh.mjs'

/** Flags that are whole numbers, with their defaults; help and bad input end the process. */
export function readWholeFlags(defaults, help) {
  const options = { help: { type: 'boolean' } }
  for (const name of Object.keys(defaults)) options[name] = { type: 'string' }
  let values
  try {
    values = parseArgs({ options }).values
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}. See --help.`)
    process.exit(2)
  }
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const text = values[name] ?? `${value}`
      if (/^\d{1,9}$/.test(text)) return [name, Number(text)]
      console.error(`--${name} ${JSON.stringify(text)}: give a whole number.`)
      return process.exit(2)
    }),
  )
}

/** A lane of the harness, bundled from its sources into the package whose dependencies it finds from there. */
export async function importLane(file) {
  const harness = join(ROOT, 'packages/test-harness')
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(harness, 'package.json'), 'utf8'))
  const outfile = join(harness, '.cache', `${basename(dirname(file))}-lane.mjs`)
  await build({
    entryPoints: [join(harness, 'src', file)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@sarika/'),
    ),
    conditions: ['@sarika/source'],
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile))
}
