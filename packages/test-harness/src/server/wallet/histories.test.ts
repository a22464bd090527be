import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { isOnPostgres, tempDatabase } from '../testing/databases'
import * as calls from '../testing/wallet-calls'
import { type Law, runHistories } from '../testing/wallet-histories'

/** More where the environment says so: SARIKA_WALLET_HISTORIES=10000. */
const HISTORIES = Number(process.env.SARIKA_WALLET_HISTORIES || 300)

const placeOf = async () => (isOnPostgres ? tempDatabase() : ':memory:')
const runAll = (count: number, wallet: typeof calls) => runHistories({ first: 0, count }, wallet, placeOf)

test('S-WAL-20 S-WAL-22 random histories over a driver that drops come to what a plain model comes to', {
  timeout: HISTORIES * 2_000,
}, async () => {
  expect(await runAll(HISTORIES, calls)).toEqual([])
})

/** A line that somebody could have written, what it does, and the laws that its histories see broken: no others. */
interface Plant {
  readonly laws: readonly Law[]
  readonly file: string
  readonly what: string
  readonly find: string
  readonly replace: string
}

const PLANTS: readonly [Plant, ...Plant[]] = [
  {
    ...{ laws: ['return', 'sum'], file: 'ledger.ts', what: 'a purse that is there already gets a cent more' },
    find: "eb(ref('wallet_purses.balance'), '+', amount)",
    replace: "eb(ref('wallet_purses.balance'), '+', amount + 1)",
  },
  {
    ...{ laws: ['idempotency'], file: 'once.ts', what: 'a key is forgotten once it was used' },
    find: '  if (before)\n',
    replace: '  if (before && by === key)\n',
  },
  {
    ...{ laws: ['once'], file: 'packets.ts', what: 'somebody opens a second part of a packet' },
    find: 'if (parts.some(({ taker_id }) => taker_id === me)) return done(id)',
    replace: '',
  },
  {
    ...{ laws: ['return'], file: 'transfers.ts', what: 'what was not taken goes to whom it was sent' },
    find: "to: row.from_id, amount, reason: 'return'",
    replace: "to: row.to_id, amount, reason: 'return'",
  },
]

const SERVER = join(import.meta.dirname, '..')

/** The wallet with lines of its source replaced, as a module of its own. */
async function planted({ file, find, replace }: Omit<Plant, 'laws' | 'what'>): Promise<typeof calls> {
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
  // Beside what it imports by name, and of a name that was not imported before.
  const made = join(SERVER, `../../node_modules/.planted-${randomUUID()}.mjs`)
  await writeFile(made, result.outputFiles[0]?.text ?? '')
  try {
    return await import(/* @vite-ignore */ pathToFileURL(made).href)
  } finally {
    await rm(made)
  }
}

const PLANTED = 60
const lawsBroken = async (plant: Omit<Plant, 'laws' | 'what'>) => [
  ...new Set((await runAll(PLANTED, await planted(plant))).map(({ law }) => law)),
]

test.skipIf(isOnPostgres).each(PLANTS)(
  'S-WAL-21 a planted bug breaks $laws: $what',
  async ({ laws, ...plant }) => {
    expect((await lawsBroken(plant)).toSorted()).toEqual(laws)
  },
)

test.skipIf(isOnPostgres)('S-WAL-21 without a bug the same histories break no law', async () => {
  const [{ file, find }] = PLANTS
  expect(await lawsBroken({ file, find, replace: find })).toEqual([])
})
