import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { isOnPostgres, tempDatabase } from '../testing/databases'
import * as calls from '../testing/wallet-calls'
import { openStage, runHistory } from '../testing/wallet-histories'

/** More where the environment says so: SARIKA_WALLET_HISTORIES=10000. */
const HISTORIES = Number(process.env.SARIKA_WALLET_HISTORIES || 300)
/** On one database: the look through its books takes longer the more there are. */
const OF_ONE_DATABASE = 100

const placeOf = async () => (isOnPostgres ? tempDatabase() : ':memory:')

/** What is wrong in the first history that is; null: nothing in any. */
async function runAll(count: number, wallet: typeof calls): Promise<string | null> {
  for (let first = 0; first < count; first += OF_ONE_DATABASE) {
    const stage = await openStage(await placeOf(), wallet)
    try {
      const last = Math.min(count, first + OF_ONE_DATABASE) - 1
      for (let seed = first; seed <= last; seed += 1) {
        const wrong = await runHistory(stage, seed, seed === last)
        if (wrong !== null) return wrong
      }
    } finally {
      await stage.close()
    }
  }
  return null
}

test('S-WAL-20 random histories over a driver that drops come to what a plain model comes to', {
  timeout: HISTORIES * 2_000,
}, async () => {
  expect(await runAll(HISTORIES, calls)).toBeNull()
})

/** A line that somebody could have written, and what it does. */
const PLANTS = [
  {
    ...{ law: 'sum', file: 'ledger.ts', what: 'a purse that is there already gets a cent more' },
    find: "eb(ref('wallet_purses.balance'), '+', amount)",
    replace: "eb(ref('wallet_purses.balance'), '+', amount + 1)",
  },
  {
    ...{ law: 'idempotency', file: 'once.ts', what: 'a key is forgotten once it was used' },
    find: '  if (before)\n',
    replace: '  if (before && by === key)\n',
  },
  {
    ...{ law: 'once', file: 'packets.ts', what: 'somebody opens a second part of a packet' },
    find: 'if (parts.some(({ taker_id }) => taker_id === me)) return done(id)',
    replace: '',
  },
  {
    ...{ law: 'return', file: 'transfers.ts', what: 'what was not taken goes to whom it was sent' },
    find: "to: row.from_id, amount, reason: 'return'",
    replace: "to: row.to_id, amount, reason: 'return'",
  },
] as const

const SERVER = join(import.meta.dirname, '..')

/** The wallet with a bug in its source, as a module of its own. */
async function planted({ file, find, replace }: (typeof PLANTS)[number]): Promise<typeof calls> {
  const place = join(SERVER, 'wallet', file)
  const result = await build({
    entryPoints: [join(SERVER, 'testing/wallet-calls.ts')],
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'silent' },
    conditions: ['@sarika/source', 'module'],
    plugins: [
      {
        name: 'plant',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@sarika/') ? undefined : { path, external: true },
          )
          onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            if (path !== place) return undefined
            const source = await readFile(path, 'utf8')
            if (source.split(find).length !== 2) throw new Error(`${file}: not there exactly once: ${find}`)
            return { contents: source.replace(find, () => replace), loader: 'ts' }
          })
        },
      },
    ],
  })
  // Beside what it imports by name.
  const made = join(SERVER, `../../node_modules/.planted-${process.pid}-${file}.mjs`)
  await writeFile(made, result.outputFiles[0]?.text ?? '')
  try {
    return await import(/* @vite-ignore */ pathToFileURL(made).href)
  } finally {
    await rm(made)
  }
}

test.skipIf(isOnPostgres).each(PLANTS)(
  'S-WAL-21 a planted bug of $law is caught: $what',
  {
    timeout: 120_000,
  },
  async (plant) => {
    expect(await runAll(60, await planted(plant))).not.toBeNull()
  },
)
