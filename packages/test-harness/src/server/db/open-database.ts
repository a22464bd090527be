import type { Db } from './tables'

/** It cannot be opened as a database of ours; the message names it (never its password) and the reason. */
export class DatabaseUnusable extends Error {}

/** Another server serves from this file. */
export class DatabaseHeld extends Error {
  /** where it listens; null: it is only just starting */
  readonly address: string | null

  constructor(file: string, holder: { pid: number; address: string | null } | null) {
    const who = holder?.address ? `a server at ${holder.address}` : 'a server that is starting'
    const process = holder === null ? '' : ` (process ${holder.pid})`
    super(`${file}: ${who}${process} has it open`)
    this.address = holder?.address ?? null
  }
}

/** The two that the server runs on. What differs between them ends in this folder. */
export type DatabaseKind = 'sqlite' | 'postgres'

export interface OpenDatabase {
  db: Db
  kind: DatabaseKind
  close(): Promise<void>
}
