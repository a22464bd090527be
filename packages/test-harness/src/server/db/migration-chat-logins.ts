import type { Kysely, Migration } from 'kysely'
import type { Words } from './words'

/** A login of the chat alone ends with its chat. */
export const chatLogins = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('chat_logins')
      .addColumn('ends_login', integer, (c) => c.notNull().defaultTo(0))
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.alterTable('chat_logins').dropColumn('ends_login').execute()
  },
})
