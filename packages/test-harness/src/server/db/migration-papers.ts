import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** When papers of a company went to a reviewer and were decided, and pictures of its page as lists show them. */
export const papers = ({ integer, bytes }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    for (const column of ['sent_at', 'decided_at'])
      await schema.alterTable('companies').addColumn(column, integer).execute()
    await schema
      .alterTable('company_images')
      .addColumn('small', bytes as never)
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const column of ['sent_at', 'decided_at'])
      await schema.alterTable('companies').dropColumn(column).execute()
    await schema.alterTable('company_images').dropColumn('small').execute()
  },
})
