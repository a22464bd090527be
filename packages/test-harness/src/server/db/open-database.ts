import type { Db } from './tables'

/** It cannot be opened as a database of ours; the message names it (never its password) and the reason. */
export class DatabaseUnusable extends Error {}

/** The two that the server runs on. What differs between them ends in this folder. */
export type DatabaseKind = 'sqlite' | 'postgres'

export interface OpenDatabase {
  db: Db
  kind: DatabaseKind
  close(): Promise<void>
}
