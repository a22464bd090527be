import { vectorIndex } from './job-index-postgres'
import { ftsIndex } from './job-index-sqlite'
import type { JobIndex } from './job-index-types'
import type { DatabaseKind } from './open-database'

/** The full-text search of a kind of database. */
export const jobIndexOf = (kind: DatabaseKind): JobIndex => (kind === 'sqlite' ? ftsIndex : vectorIndex)
