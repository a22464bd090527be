/**
 * Loaded before a server (`node --import`), which itself knows nothing of it: told a `StopAt` by its parent, the process stands still at
 * that statement of its database, says so on descriptor 3, and waits to be killed. It does not outlive its parent.
 */
import { writeSync } from 'node:fs'
import Libsql from 'libsql'
import pg from 'pg'

/**
 * `credit`: money was taken and not yet given; `movement`: it was given, and no movement says so; `commit`: all is written, nothing
 * committed; `answer`: all is committed, and nobody has been told. The nth time that it comes there.
 */
export interface StopAt {
  readonly point: 'credit' | 'movement' | 'commit' | 'answer'
  readonly nth: number
}

let stopAt: StopAt | null = null
let came = 0
/** Money moved in the transaction that is open. */
let isMoving = false

process.once('message', (told) => {
  stopAt = told as StopAt
})
process.once('disconnect', () => process.exit())

function reach(point: StopAt['point']): void {
  if (point !== stopAt?.point) return
  came += 1
  if (came !== stopAt.nth) return
  writeSync(3, 'stands\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

function before(sql: string): void {
  if (/^insert into "wallet_movements"/.test(sql)) {
    isMoving = true
    reach('movement')
  }
  if (isMoving && /^commit/i.test(sql)) reach('commit')
}

function after(sql: string): void {
  if (/^update "wallet_purses" set "balance" = "balance" - /.test(sql)) reach('credit')
  if (!/^(commit|rollback)/i.test(sql)) return
  if (isMoving && /^commit/i.test(sql)) reach('answer')
  isMoving = false
}

type Runs = (...args: unknown[]) => unknown

/** Of libsql, whose statements run at once. */
function watchStatement(statement: { run: Runs; all: Runs }, sql: string): void {
  for (const name of ['run', 'all'] as const) {
    const run = statement[name].bind(statement)
    statement[name] = (...args) => {
      before(sql)
      const result = run(...args)
      after(sql)
      return result
    }
  }
}

const { prototype: file } = Libsql
const { prepare } = file
file.prepare = function (this: Libsql.Database, sql: string) {
  const statement = prepare.call(this, sql)
  watchStatement(statement as unknown as { run: Runs; all: Runs }, sql)
  return statement
} as typeof prepare

const { prototype: client } = pg.Client as unknown as { prototype: { query: Runs } }
const { query } = client
client.query = async function (this: unknown, ...args: unknown[]) {
  const sql = typeof args[0] === 'string' ? args[0] : ''
  before(sql)
  const result = await query.apply(this, args)
  after(sql)
  return result
}
