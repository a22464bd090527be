/** The database of an account, and the channel of its tabs, e.g. `sarika-im-10001`. */
const DATABASE = 'sarika-im-'

export const databaseOf = (me: string): string => DATABASE + me

/** The account of a database; undefined for a database that is not the engine's. */
export const accountOf = (database: string): string | undefined =>
  database.startsWith(DATABASE) ? database.slice(DATABASE.length) : undefined

/** The lock that the leading tab of an account holds. */
export const leaderLockOf = (me: string): string => `sarika-im-lead-${me}`
