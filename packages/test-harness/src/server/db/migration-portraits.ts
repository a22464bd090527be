import type { Kysely, Migration } from 'kysely'

/** A job's texts in more than one language, and how an employer shows itself: logo, pictures and the rest of its page. */
export const portraits: Migration = {
  async up({ schema }: Kysely<unknown>) {
    const add = (table: string, column: string, value: string) =>
      schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
        .execute()
    await add('job_texts', 'language', '')
    await add('job_texts', 'texts', '{}')
    await add('companies', 'logo', '')
    await add('companies', 'portrait', '{}')
  },
  async down({ schema }: Kysely<unknown>) {
    for (const column of ['language', 'texts'])
      await schema.alterTable('job_texts').dropColumn(column).execute()
    for (const column of ['logo', 'portrait'])
      await schema.alterTable('companies').dropColumn(column).execute()
  },
}
