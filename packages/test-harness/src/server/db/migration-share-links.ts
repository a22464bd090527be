import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** Links by which somebody shows a resume, and how an employer came to one that it looked at. */
export const shareLinks = ({ integer, given }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('share_links')
      .addColumn('id', integer, given)
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('resume_id', integer, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('ends_at', integer, (c) => c.notNull())
      .addColumn('opened', integer, (c) => c.notNull())
      .execute()
    await schema
      .createIndex('share_links_of')
      .on('share_links')
      .columns(['account_id', 'resume_id'])
      .execute()
    await schema
      .alterTable('resume_views')
      .addColumn('how', 'text', (c) => c.notNull().defaultTo('application'))
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.alterTable('resume_views').dropColumn('how').execute()
    await schema.dropTable('share_links').execute()
  },
})
