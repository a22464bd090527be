import { sql } from 'kysely'
import type { Account, Db, Tables, Trx } from '../db/tables'

/** What its owner is given of a row, e.g. `{ title: 'To the hotel', content: '...', created_at: 1764150000000 }`. */
export type GivenRow = Readonly<Record<string, unknown>>

/** A file that is given beside the rows. */
export interface GivenFile {
  readonly path: string
  readonly content: Uint8Array
}

/** A table with people in it. */
export interface Personal {
  /** Rows of this account for its owner; null: none, `why` says why not. */
  readonly give: ((db: Db, who: Account) => Promise<readonly GivenRow[]>) | null
  readonly files?: (db: Db, who: Account) => Promise<readonly GivenFile[]>
  /** What is left when the account is deleted: nothing, rows without a name in them, or what others were given. */
  readonly fate: 'erased' | 'nameless' | 'kept'
  /** Why it is not given, or not erased; "" where it is both. */
  readonly why: string
  readonly erase: (trx: Trx, who: Account, now: number) => Promise<unknown>
}

/** Nobody is in it. */
export type Entry = Personal | 'nobody'

type Id = 'id' | 'im_id'

/** JSON as what it says, so that the file reads well; bytes are given as files. */
function shown(row: GivenRow): GivenRow {
  const fields = Object.entries(row).flatMap(([name, value]) => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return []
    if (typeof value !== 'string' || !/^[[{]/.test(value)) return [[name, value] as const]
    try {
      return [[name, JSON.parse(value) as unknown] as const]
    } catch {
      return [[name, value] as const]
    }
  })
  return Object.fromEntries(fields)
}

/** Rows whose column has an id of the account. */
export const rowsOf =
  (table: keyof Tables, column: string, of: Id) =>
  async (db: Db, who: Account): Promise<readonly GivenRow[]> => {
    const { rows } = await sql<GivenRow>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${who[of]}
    `.execute(db)
    return rows.map(shown)
  }

/** Rows that belong to a row of the account in another table. */
export const rowsUnder =
  (table: keyof Tables, column: string, parent: keyof Tables, owner: string) =>
  async (db: Db, who: Account): Promise<readonly GivenRow[]> => {
    const { rows } = await sql<GivenRow>`
      select * from ${sql.table(table)} where ${sql.ref(column)} in
        (select id from ${sql.table(parent)} where ${sql.ref(owner)} = ${who.id})
    `.execute(db)
    return rows.map(shown)
  }

/** Where others need the rows as they are. */
export const nothing = async (): Promise<void> => {}

export const eraseRows = (table: keyof Tables, column: string, of: Id) => (trx: Trx, who: Account) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${who[of]}`.execute(trx)

export const eraseUnder =
  (table: keyof Tables, column: string, parent: keyof Tables, owner: string) => (trx: Trx, who: Account) =>
    sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} in
        (select id from ${sql.table(parent)} where ${sql.ref(owner)} = ${who.id})
    `.execute(trx)

/** Given whole, and erased. */
export const own = (table: keyof Tables, column = 'account_id', of: Id = 'id'): Personal => ({
  give: rowsOf(table, column, of),
  fate: 'erased',
  why: '',
  erase: eraseRows(table, column, of),
})

/** Erased; of no use to its owner. */
export const ownSecret = (table: keyof Tables, column: string, why: string): Personal => ({
  give: null,
  fate: 'erased',
  why,
  erase: eraseRows(table, column, 'id'),
})
