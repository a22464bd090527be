import { readFileSync } from 'node:fs'
import { build } from 'esbuild'

type Given = Readonly<Record<string, unknown>>

/** A block of a page of docs as a function of what it takes as given; it answers `result`, an expression of its names. */
export async function blockOf(
  name: string,
  given: readonly string[],
  result = 'undefined',
  page = 'docs/embed.md',
): Promise<(given: Given) => Promise<unknown>> {
  const [, code = ''] =
    new RegExp(`\`\`\`tsx? ${name}\\n([\\s\\S]*?)\n\`\`\``).exec(readFileSync(page, 'utf8')) ?? []
  if (code === '') throw new Error(`${page} has no block ${name}`)
  const imports = code.split('\n').filter((line) => line.startsWith('import '))
  const body = code.split('\n').filter((line) => !line.startsWith('import '))
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join('\n')}
        export async function run({ ${given.join(', ')} }) { ${body.join('\n')}; return ${result} }`,
      resolveDir: 'packages/test-harness',
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    // what packages of Node ask for by require()
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('/')" },
    conditions: ['@sarika/source'],
    // Peers of the engine, which the embedder has.
    nodePaths: ['packages/im-engine/node_modules'],
  })
  const text = outputFiles[0]?.text ?? ''
  const module: { run(given: Given): Promise<unknown> } = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  )
  return module.run
}
