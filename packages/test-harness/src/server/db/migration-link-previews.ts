import type { Kysely, Migration } from 'kysely'

/** Whether an account asks what its links lead to. */
export const linkPreviews: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('accounts')
      .addColumn('link_previews', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.alterTable('accounts').dropColumn('link_previews').execute()
  },
}
