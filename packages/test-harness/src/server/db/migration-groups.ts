import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

/** What a group may be set to. In those that stand already everybody might invite, so they are not private. */
export const groups = ({ integer }: Words): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db
    for (const [column, usual] of [
      ['creator_id', ''],
      ['group_type', 'chat'],
    ] as const)
      await schema
        .alterTable('groups')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(usual))
        .execute()
    for (const [column, usual] of [
      ['member_visible', 1],
      ['enable_media', 1],
      ['limit_time', 0],
      ['created_at', 0],
    ] as const)
      await schema
        .alterTable('groups')
        .addColumn(column, integer, (c) => c.notNull().defaultTo(usual))
        .execute()
    await sql`update groups set public_group = 1, creator_id = owner_id`.execute(db)
  },
  async down({ schema }: Kysely<unknown>) {
    for (const column of [
      'creator_id',
      'group_type',
      'member_visible',
      'enable_media',
      'limit_time',
      'created_at',
    ])
      await schema.alterTable('groups').dropColumn(column).execute()
  },
})
