import { readFileSync } from 'node:fs'
import { build } from 'esbuild'

type Given = Readonly<Record<string, unknown>>

/** A block of docs/embed.md as a function of what it takes as given; it answers `result`, a name in it. */
export async function blockOf(
  name: string,
  given: readonly string[],
  result = 'undefined',
): Promise<(given: Given) => Promise<unknown>> {
  const [, code = ''] =
    new RegExp(`\`\`\`tsx? ${name}\\n([\\s\\S]*?)\n\`\`\``).exec(readFileSync('docs/embed.md', 'utf8')) ?? []
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
    conditions: ['@sarika/source'],
  })
  const text = outputFiles[0]?.text ?? ''
  const module: { run(given: Given): Promise<unknown> } = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  )
  return module.run
}
