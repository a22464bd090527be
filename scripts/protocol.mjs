// Makes docs/protocol/*.md from the wire's catalogue: node scripts/protocol.mjs [--check]

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSource } from './lib/bundle.mjs'
import { ROOT } from './lib/sh.mjs'

const HELP = `node scripts/protocol.mjs          writes docs/protocol/*.md from the schemas of the wire
node scripts/protocol.mjs --check  exits 1 when the pages there are not what it would write`

const FOLDER = 'docs/protocol'
const HEAD = '<!-- Made by scripts/protocol.mjs from packages/im-engine/src/wire. -->'

const isNull = (schema) => schema.type === 'null'
const nameOf = ({ type }) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type)
const shapesOf = (schema) => schema.anyOf ?? schema.oneOf
const code = (value) => `\`${JSON.stringify(value)}\``

/** A schema without its "or null", which means the same as absent. */
function bare(schema) {
  const shapes = shapesOf(schema)?.filter((one) => !isNull(one))
  return shapes?.length === 1 ? shapes[0] : schema
}

function rangeOf(schema, unit) {
  const [low, high] =
    unit === 'integer' ? [schema.minimum, schema.maximum] : [schema.minLength, schema.maxLength]
  const from = low === undefined || low <= -Number.MAX_SAFE_INTEGER ? '' : low
  const to = high === undefined || high >= Number.MAX_SAFE_INTEGER ? '' : high
  if (from === '' && to === '') return unit
  if (from === '') return `${unit}, up to ${to}`
  return to === '' ? `${unit}, ${from} or more` : `${unit}, ${from}..${to}`
}

function typeOf(schema) {
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return schema.enum.map(code).join(' ')
  if (schema.type === 'array')
    return `list of ${typeOf(bare(schema.items))}${schema.maxItems ? `; at most ${schema.maxItems}` : ''}`
  const name = nameOf(schema)
  if (name === 'string' || name === 'integer') return rangeOf(schema, name)
  const shapes = shapesOf(schema)?.filter((one) => !isNull(one))
  if (shapes) return shapes.map(typeOf).join(' or ')
  return name ?? 'anything'
}

/** Rows of the table: path, type, whether it must be there. Variants of an object follow one another. */
function rowsOf(schema, path = '', required = true) {
  const one = bare(schema)
  const row = path === '' ? [] : [`| \`${path}\` | ${typeOf(one)} | ${required ? 'yes' : ''} |`]
  const shapes = shapesOf(one)?.filter((shape) => !isNull(shape))
  if (shapes?.some((shape) => shape.properties || shapesOf(shape))) {
    return shapes.flatMap((shape, i) => [
      `| *${path === '' ? '' : `\`${path}\` `}variant ${i + 1}* | | |`,
      ...rowsOf(shape, path, required).slice(path === '' || shapesOf(shape) ? 0 : 1),
    ])
  }
  if (one.type === 'array') {
    const item = bare(one.items)
    return item.properties || shapesOf(item) ? [...row, ...rowsOf(item, `${path}[]`).slice(1)] : row
  }
  if (!one.properties) return row
  const must = new Set(one.required)
  const fields = Object.entries(one.properties)
  return [
    ...row,
    ...fields.flatMap(([name, field]) =>
      rowsOf(field, path === '' ? name : `${path}.${name}`, must.has(name)),
    ),
  ]
}

const table = (schema) => ['| field | type | required |', '|---|---|---|', ...rowsOf(schema)].join('\n')
const json = (value) => ['```json', JSON.stringify(value), '```'].join('\n')

function framesPage({ frames, schemaOf }) {
  const sections = ['client', 'server'].flatMap((from) => [
    `## From the ${from}`,
    ...frames
      .filter((frame) => frame.from === from)
      .map(({ name, says, schema, examples }) =>
        [`### ${name}`, says, table(schemaOf(schema)), ...examples.map(json)].join('\n\n'),
      ),
  ])
  const intro =
    'Every frame is JSON text, times are ms since epoch, ids are strings. The engine ignores unknown fields, and reads `null` as absent. How a socket is opened and what its close codes mean stands in [login.md](login.md). What a running server takes and sends is told at its `/docs/asyncapi.json`, from the same schemas.'
  return [HEAD, '# Frames of the socket', intro, ...sections].join('\n\n')
}

function callsPage({ calls, refusal, schemaOf }) {
  const sections = calls.map(({ name, says, call, answer, example }) =>
    [
      `## ${name}`,
      `\`${call.method} ${call.path}\``,
      says,
      ...(call.body === undefined ? [] : ['Asked with', `\`\`\`json\n${call.body}\n\`\`\``]),
      'Answer',
      table(schemaOf(answer)),
      json(example),
    ].join('\n\n'),
  )
  const intro =
    'Every call carries the chat token as bearer and `Accept-Language: en`. Instead of its answer each may refuse; -401 means: refresh the token once and ask again, -402 and -403: the login is over. In paths im-1 is the account that asks; other ids of examples (im-2, g-7, q-1, a name, a number) stand for any. All calls of a running server, with what they take, are told at its `/docs/openapi.json`; answers have the same schemas there.'
  return [HEAD, '# Calls of the chat', intro, '## refusal', table(schemaOf(refusal)), ...sections].join(
    '\n\n',
  )
}

async function makePages() {
  const wire = await importSource(`
    export { callCatalogue as calls, frameCatalogue as frames, refusal } from './src/wire/index.ts'
    export { toJSONSchema } from 'zod/mini'
  `)
  const source = {
    ...wire,
    schemaOf: (schema) => wire.toJSONSchema(schema, { io: 'output', reused: 'inline' }),
  }
  return { 'frames.md': `${framesPage(source)}\n`, 'calls.md': `${callsPage(source)}\n` }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(HELP)
} else if (args.some((arg) => arg !== '--check')) {
  console.error(`${args.join(' ')}: only --check and --help are known`)
  process.exitCode = 2
} else {
  const pages = Object.entries(await makePages())
  if (args.includes('--check')) {
    for (const [name, page] of pages) {
      if (read(join(ROOT, FOLDER, name)) === page) continue
      console.error(`${FOLDER}/${name} is not what the schemas say: run node scripts/protocol.mjs`)
      process.exitCode = 1
    }
  } else {
    mkdirSync(join(ROOT, FOLDER), { recursive: true })
    for (const [name, page] of pages) writeFileSync(join(ROOT, FOLDER, name), page)
  }
}
