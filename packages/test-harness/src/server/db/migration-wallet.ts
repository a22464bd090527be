import { type Kysely, type Migration, sql } from 'kysely'
import type { Words } from './words'

const TABLES = [
  'wallet_purses',
  'wallet_movements',
  'wallet_calls',
  'wallet_pins',
  'wallet_transfers',
  'wallet_packets',
  'wallet_parts',
  'wallet_bills',
  'wallet_shares',
] as const

/** Demo money: what moved, what each purse has by that, and what it was for. */
export const wallet = ({ integer, given }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('wallet_purses')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('balance', integer, (c) => c.notNull())
      .addCheckConstraint('wallet_purses_never_below', sql`balance >= 0 or id = 'issuer'`)
      .execute()
    await schema
      .createTable('wallet_movements')
      .addColumn('id', integer, given)
      .addColumn('from_id', 'text', (c) => c.notNull())
      .addColumn('to_id', 'text', (c) => c.notNull())
      .addColumn('amount', integer, (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('once_key', 'text', (c) => c.notNull())
      .addColumn('at', integer, (c) => c.notNull())
      .addUniqueConstraint('wallet_movements_once', ['by_id', 'once_key'])
      .addCheckConstraint('wallet_movements_between', sql`from_id <> to_id`)
      .execute()
    for (const side of ['from_id', 'to_id'])
      await schema
        .createIndex(`wallet_movements_${side}`)
        .on('wallet_movements')
        .columns([side, 'id'])
        .execute()
    await schema
      .createTable('wallet_calls')
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('once_key', 'text', (c) => c.notNull())
      .addColumn('asked', 'text', (c) => c.notNull())
      .addColumn('made', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('wallet_calls_pk', ['by_id', 'once_key'])
      .execute()
    await schema
      .createTable('wallet_pins')
      .addColumn('im_id', 'text', (c) => c.primaryKey())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('tries', integer, (c) => c.notNull())
      .addColumn('locked_until', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('wallet_transfers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('from_id', 'text', (c) => c.notNull())
      .addColumn('to_id', 'text', (c) => c.notNull())
      .addColumn('group_id', 'text', (c) => c.notNull())
      .addColumn('amount', integer, (c) => c.notNull())
      .addColumn('fee', integer, (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('message_id', integer)
      .addColumn('at', integer, (c) => c.notNull())
      .addColumn('until', integer, (c) => c.notNull())
      .addColumn('done_at', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('wallet_packets')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('from_id', 'text', (c) => c.notNull())
      .addColumn('to_id', 'text', (c) => c.notNull())
      .addColumn('group_id', 'text', (c) => c.notNull())
      .addColumn('amount', integer, (c) => c.notNull())
      .addColumn('count', integer, (c) => c.notNull())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('message_id', integer)
      .addColumn('at', integer, (c) => c.notNull())
      .addColumn('until', integer, (c) => c.notNull())
      .execute()
    for (const table of ['wallet_transfers', 'wallet_packets'])
      await schema.createIndex(`${table}_due`).on(table).columns(['state', 'until']).execute()
    await schema.createIndex('wallet_packets_from').on('wallet_packets').columns(['from_id', 'at']).execute()
    await schema
      .createTable('wallet_parts')
      .addColumn('packet_id', 'text', (c) => c.notNull())
      .addColumn('number', integer, (c) => c.notNull())
      .addColumn('amount', integer, (c) => c.notNull())
      .addColumn('taker_id', 'text')
      .addColumn('taken_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('wallet_parts_pk', ['packet_id', 'number'])
      .addUniqueConstraint('wallet_parts_once', ['packet_id', 'taker_id'])
      .execute()
    await schema.createIndex('wallet_parts_taker').on('wallet_parts').column('taker_id').execute()
    await schema
      .createTable('wallet_bills')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('from_id', 'text', (c) => c.notNull())
      .addColumn('to_id', 'text', (c) => c.notNull())
      .addColumn('group_id', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('amount', integer, (c) => c.notNull())
      .addColumn('message_id', integer)
      .addColumn('at', integer, (c) => c.notNull())
      .execute()
    await schema.createIndex('wallet_bills_from').on('wallet_bills').columns(['from_id', 'at']).execute()
    await schema
      .createTable('wallet_shares')
      .addColumn('bill_id', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('number', integer, (c) => c.notNull())
      .addColumn('amount', integer, (c) => c.notNull())
      .addColumn('paid_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('wallet_shares_pk', ['bill_id', 'im_id'])
      .execute()
    await schema.createIndex('wallet_shares_of').on('wallet_shares').column('im_id').execute()
  },
  async down({ schema }: Kysely<unknown>) {
    for (const table of TABLES) await schema.dropTable(table).execute()
  },
})
