import type { Kysely, Migration } from 'kysely'

/** Managers, who stand in everybody's list of contacts, are few among all accounts. */
export const managers: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.createIndex('accounts_by_user_type').on('accounts').column('user_type').execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropIndex('accounts_by_user_type').execute()
  },
}
