import type { Kysely, Migration } from 'kysely'

const INDEXES = {
  logins_by_account: ['logins', 'account_id'],
  refresh_tokens_by_end: ['refresh_tokens', 'expires_at'],
  refresh_tokens_by_login: ['refresh_tokens', 'login_id'],
} as const

/** The logins of an account, and the refresh tokens that are over, are found without looking at all. */
export const logins: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const [name, [table, column]] of Object.entries(INDEXES))
      await schema.createIndex(name).on(table).column(column).execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const name of Object.keys(INDEXES)) await schema.dropIndex(name).execute()
  },
}
