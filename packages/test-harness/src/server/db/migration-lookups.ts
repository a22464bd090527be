import type { Kysely, Migration } from 'kysely'

/** What is asked for by something other than its key: who got a file, who applied, what an account has, which tokens are over. */
const LOOKUPS = [
  ['applications', 'attachment_id'],
  ['applications', 'job_id'],
  ['companies', 'account_id'],
  ['logins', 'account_id'],
  ['refresh_tokens', 'expires_at'],
  ['refresh_tokens', 'login_id'],
] as const

export const lookups: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const [table, column] of LOOKUPS)
      await schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const [table, column] of LOOKUPS) await schema.dropIndex(`${table}_by_${column}`).execute()
  },
}
