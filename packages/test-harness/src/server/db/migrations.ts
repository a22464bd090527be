import { type Kysely, type Migration, type MigrationProvider, Migrator } from 'kysely'
import type { Db } from './tables'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db
    await schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('counters')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'integer', (c) => c.notNull())
      .execute()

    await schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('im_id', 'text', (c) => c.notNull().unique())
      .addColumn('login', 'text', (c) => c.notNull().unique())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('user_type', 'integer', (c) => c.notNull())
      .addColumn('nickname', 'text', (c) => c.notNull())
      .addColumn('avatar', 'text', (c) => c.notNull())
      .addColumn('company', 'text', (c) => c.notNull())
      .addColumn('region_code', 'text', (c) => c.notNull())
      .addColumn('mobile', 'text', (c) => c.notNull())
      .addColumn('sex', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .execute()
    await schema
      .createTable('logins')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('revoked_at', 'integer')
      .execute()
    await schema
      .createTable('refresh_tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('login_id', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'integer', (c) => c.notNull())
      .addColumn('replaced_at', 'integer')
      .execute()
    await schema
      .createTable('chat_logins')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('login_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('revoked_at', 'integer')
      .execute()
    await schema.createIndex('chat_logins_by_login').on('chat_logins').column('login_id').execute()

    await schema
      .createTable('contacts')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('relation_type', 'integer', (c) => c.notNull())
      .addColumn('friend_nickname', 'text', (c) => c.notNull())
      .addColumn('is_disturb', 'integer', (c) => c.notNull())
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('contacts_pk', ['owner_id', 'im_id'])
      .execute()
    await schema
      .createTable('blacklist')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('blacklist_pk', ['owner_id', 'im_id'])
      .execute()

    await schema
      .createTable('groups')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('avatar', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('no_speaking', 'integer', (c) => c.notNull())
      .addColumn('public_group', 'integer', (c) => c.notNull())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .execute()
    await schema
      .createTable('group_members')
      .addColumn('group_id', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('memo', 'text', (c) => c.notNull())
      .addColumn('no_speaking', 'integer', (c) => c.notNull())
      .addColumn('joined_at', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('group_members_pk', ['group_id', 'im_id'])
      .execute()
    await schema.createIndex('group_members_by_person').on('group_members').column('im_id').execute()

    await schema
      .createTable('conversations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('last_number', 'integer', (c) => c.notNull())
      .addColumn('last_time', 'integer', (c) => c.notNull())
      .execute()
    await schema
      .createTable('conversation_views')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('conversation_id', 'text', (c) => c.notNull())
      .addColumn('is_group', 'integer', (c) => c.notNull())
      .addColumn('peer_id', 'text', (c) => c.notNull())
      .addColumn('deleted_at_number', 'integer')
      .addColumn('set_top_time', 'integer', (c) => c.notNull())
      .addColumn('is_disturb', 'integer', (c) => c.notNull())
      .addColumn('extra', 'text', (c) => c.notNull())
      .addColumn('saved_at', 'integer', (c) => c.notNull())
      .addColumn('read_time', 'integer', (c) => c.notNull())
      .addColumn('read_msg_id', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('conversation_views_pk', ['owner_id', 'conversation_id'])
      .execute()

    await schema
      .createTable('messages')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('conversation_id', 'text', (c) => c.notNull())
      .addColumn('is_group', 'integer', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('sender_id', 'text', (c) => c.notNull())
      .addColumn('target_id', 'text', (c) => c.notNull())
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('msg_time', 'integer', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('withdrawn_at', 'integer')
      .addColumn('withdrawn_by', 'integer')
      .addUniqueConstraint('messages_once', ['sender_id', 'client_id'])
      .addUniqueConstraint('messages_numbered', ['conversation_id', 'number'])
      .execute()
    // The two halves of "to and from me", each read in the order of ids.
    await schema.createIndex('messages_to').on('messages').columns(['is_group', 'target_id', 'id']).execute()
    await schema
      .createIndex('messages_from')
      .on('messages')
      .columns(['is_group', 'sender_id', 'id'])
      .execute()
    await schema
      .createIndex('messages_by_time')
      .on('messages')
      .columns(['conversation_id', 'msg_time', 'id'])
      .execute()

    await schema
      .createTable('receipts')
      .addColumn('message_id', 'integer', (c) => c.notNull())
      .addColumn('reader_id', 'text', (c) => c.notNull())
      .addColumn('arrived_at', 'integer', (c) => c.notNull())
      .addColumn('read_at', 'integer')
      .addPrimaryKeyConstraint('receipts_pk', ['message_id', 'reader_id'])
      .execute()
    await schema
      .createTable('notices')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('recipient_id', 'text', (c) => c.notNull())
      .addColumn('is_group', 'integer', (c) => c.notNull())
      .addColumn('supersede_key', 'text')
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
    await schema.createIndex('notices_to').on('notices').columns(['recipient_id', 'is_group', 'id']).execute()
    await schema
      .createIndex('notices_superseding')
      .on('notices')
      .columns(['recipient_id', 'supersede_key'])
      .execute()
  },
}

/** In the order of their names; a released one is never edited. */
const provider: MigrationProvider = { getMigrations: async () => ({ '0001-first': first }) }

/** Brings a database to the newest shape; throws when it cannot, and leaves it as it was. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
