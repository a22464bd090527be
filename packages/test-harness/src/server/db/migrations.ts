import { type Kysely, type Migration, type MigrationProvider, Migrator, NO_MIGRATIONS } from 'kysely'
import { accounts } from './migration-accounts'
import { acts } from './migration-acts'
import { alerts } from './migration-alerts'
import { answerTimes } from './migration-answer-times'
import { applicationEvents } from './migration-application-events'
import { bell } from './migration-bell'
import { calls } from './migration-calls'
import { candidates } from './migration-candidates'
import { chatLogins } from './migration-chat-logins'
import { devices } from './migration-devices'
import { files } from './migration-files'
import { groups } from './migration-groups'
import { hiddenJobs } from './migration-hidden-jobs'
import { hiring } from './migration-hiring'
import { invitations } from './migration-invitations'
import { jobSearch } from './migration-jobs'
import { lastSeen } from './migration-last-seen'
import { linkPreviews } from './migration-link-previews'
import { lookups } from './migration-lookups'
import { managers } from './migration-managers'
import { monthlyPay } from './migration-monthly-pay'
import { notices } from './migration-notices'
import { once } from './migration-once'
import { papers } from './migration-papers'
import { people } from './migration-people'
import { phones } from './migration-phones'
import { portraits } from './migration-portraits'
import { quickReplies } from './migration-quick-replies'
import { reports } from './migration-reports'
import { reportsChat } from './migration-reports-chat'
import { resumes } from './migration-resumes'
import { search } from './migration-search'
import { seekers } from './migration-seekers'
import { service } from './migration-service'
import { serviceNotifications } from './migration-service-notifications'
import { shareLinks } from './migration-share-links'
import { social } from './migration-social'
import { suggestions } from './migration-suggestions'
import { wallet } from './migration-wallet'
import { writtenIn } from './migration-written-in'
import type { OpenDatabase } from './open-database'
import { WORDS, type Words } from './words'

const FIRST_TABLES = [
  'settings',
  'counters',
  'accounts',
  'logins',
  'refresh_tokens',
  'chat_logins',
  'contacts',
  'blacklist',
  'groups',
  'group_members',
  'conversations',
  'conversation_views',
  'messages',
  'receipts',
  'notices',
] as const

const first = ({ integer, given }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('counters')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', integer, (c) => c.notNull())
      .execute()

    await schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('im_id', 'text', (c) => c.notNull().unique())
      .addColumn('login', 'text', (c) => c.notNull().unique())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('user_type', integer, (c) => c.notNull())
      .addColumn('nickname', 'text', (c) => c.notNull())
      .addColumn('avatar', 'text', (c) => c.notNull())
      .addColumn('company', 'text', (c) => c.notNull())
      .addColumn('region_code', 'text', (c) => c.notNull())
      .addColumn('mobile', 'text', (c) => c.notNull())
      .addColumn('sex', integer, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('logins')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('revoked_at', integer)
      .execute()
    await schema
      .createTable('refresh_tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('login_id', 'text', (c) => c.notNull())
      .addColumn('expires_at', integer, (c) => c.notNull())
      .addColumn('replaced_at', integer)
      .execute()
    await schema
      .createTable('chat_logins')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('login_id', 'text', (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addColumn('revoked_at', integer)
      .execute()
    await schema.createIndex('chat_logins_by_login').on('chat_logins').column('login_id').execute()

    await schema
      .createTable('contacts')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('relation_type', integer, (c) => c.notNull())
      .addColumn('friend_nickname', 'text', (c) => c.notNull())
      .addColumn('is_disturb', integer, (c) => c.notNull())
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('rev', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('contacts_pk', ['owner_id', 'im_id'])
      .execute()
    await schema
      .createTable('blacklist')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('blacklist_pk', ['owner_id', 'im_id'])
      .execute()

    await schema
      .createTable('groups')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('avatar', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('no_speaking', integer, (c) => c.notNull())
      .addColumn('public_group', integer, (c) => c.notNull())
      .addColumn('rev', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('group_members')
      .addColumn('group_id', 'text', (c) => c.notNull())
      .addColumn('im_id', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('memo', 'text', (c) => c.notNull())
      .addColumn('no_speaking', integer, (c) => c.notNull())
      .addColumn('joined_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('group_members_pk', ['group_id', 'im_id'])
      .execute()
    await schema.createIndex('group_members_by_person').on('group_members').column('im_id').execute()

    await schema
      .createTable('conversations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('last_number', integer, (c) => c.notNull())
      .addColumn('last_time', integer, (c) => c.notNull())
      .execute()
    await schema
      .createTable('conversation_views')
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('conversation_id', 'text', (c) => c.notNull())
      .addColumn('is_group', integer, (c) => c.notNull())
      .addColumn('peer_id', 'text', (c) => c.notNull())
      .addColumn('deleted_at_number', integer)
      .addColumn('set_top_time', integer, (c) => c.notNull())
      .addColumn('is_disturb', integer, (c) => c.notNull())
      .addColumn('extra', 'text', (c) => c.notNull())
      .addColumn('saved_at', integer, (c) => c.notNull())
      .addColumn('read_time', integer, (c) => c.notNull())
      .addColumn('read_msg_id', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('conversation_views_pk', ['owner_id', 'conversation_id'])
      .execute()

    await schema
      .createTable('messages')
      .addColumn('id', integer, given)
      .addColumn('conversation_id', 'text', (c) => c.notNull())
      .addColumn('is_group', integer, (c) => c.notNull())
      .addColumn('number', integer, (c) => c.notNull())
      .addColumn('sender_id', 'text', (c) => c.notNull())
      .addColumn('target_id', 'text', (c) => c.notNull())
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('msg_time', integer, (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('withdrawn_at', integer)
      .addColumn('withdrawn_by', integer)
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
      .addColumn('message_id', integer, (c) => c.notNull())
      .addColumn('reader_id', 'text', (c) => c.notNull())
      .addColumn('arrived_at', integer, (c) => c.notNull())
      .addColumn('read_at', integer)
      .addPrimaryKeyConstraint('receipts_pk', ['message_id', 'reader_id'])
      .execute()
    await schema
      .createTable('notices')
      .addColumn('id', integer, given)
      .addColumn('recipient_id', 'text', (c) => c.notNull())
      .addColumn('is_group', integer, (c) => c.notNull())
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
  async down({ schema }: Kysely<unknown>) {
    for (const table of FIRST_TABLES) await schema.dropTable(table).execute()
  },
})

const jobs = ({ integer }: Words): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('companies')
      .addColumn('id', integer, (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('city', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('jobs')
      .addColumn('id', integer, (c) => c.primaryKey())
      .addColumn('company_id', integer, (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('titles', 'text', (c) => c.notNull())
      .addColumn('city', 'text', (c) => c.notNull())
      .addColumn('salary', 'text', (c) => c.notNull())
      .addColumn('is_open', integer, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .execute()
    await schema.createIndex('jobs_of_company').on('jobs').column('company_id').execute()
    await schema
      .alterTable('contacts')
      .addColumn('add_from', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await schema
      .alterTable('accounts')
      .addColumn('lang', 'text', (c) => c.notNull().defaultTo('en'))
      .execute()
  },
  async down({ schema }: Kysely<unknown>) {
    await schema.dropTable('jobs').execute()
    await schema.dropTable('companies').execute()
    await schema.alterTable('contacts').dropColumn('add_from').execute()
    await schema.alterTable('accounts').dropColumn('lang').execute()
  },
})

/** In the order of their names; a released one is never edited. */
function migratorOf({ db, kind }: OpenDatabase): Migrator {
  const words = WORDS[kind]
  const provider: MigrationProvider = {
    getMigrations: async () => ({
      '0001-first': first(words),
      '0002-jobs': jobs(words),
      '0003-accounts': accounts(words),
      '0004-social': social(words),
      '0005-job-search': jobSearch(words),
      '0006-seekers': seekers(words),
      '0007-lookups': lookups,
      '0008-once': once(words),
      '0009-managers': managers,
      '0010-quick-replies': quickReplies,
      '0011-phones': phones,
      '0012-search': search(words),
      '0013-monthly-pay': monthlyPay(words),
      '0014-suggestions': suggestions(words),
      '0015-hidden-jobs': hiddenJobs(words),
      '0016-reports': reports(words),
      '0017-answer-times': answerTimes(words),
      '0018-portraits': portraits,
      '0019-written-in': writtenIn,
      '0020-files': files(words),
      '0021-resumes': resumes(words),
      '0022-notices': notices(words),
      '0023-devices': devices(words),
      '0024-people': people(words),
      '0025-groups': groups(words),
      '0026-hiring': hiring(words),
      '0027-reports-chat': reportsChat(words),
      '0028-papers': papers(words),
      '0030-application-events': applicationEvents(words),
      '0031-alerts': alerts(words),
      '0032-share-links': shareLinks(words),
      '0033-candidates': candidates(words),
      '0034-invitations': invitations(words),
      '0035-chat-logins': chatLogins(words),
      '0037-bell': bell(words),
      '0038-acts': acts(words),
      '0039-last-seen': lastSeen(words),
      '0040-link-previews': linkPreviews,
      '0041-calls': calls(words),
      '0042-wallet': wallet(words),
      '0044-service-notifications': serviceNotifications(words),
      '0045-service': service(words),
    }),
  }
  return new Migrator({ db, provider })
}

/** Brings a database to the newest shape; throws when it cannot, and leaves it as it was. */
export async function migrate(opened: OpenDatabase): Promise<void> {
  const { error } = await migratorOf(opened).migrateToLatest()
  if (error) throw error
}

/** Takes our tables out of a database with all they hold; or those of the migrations after `last`, e.g. `0009-managers`. */
export async function unmigrate(opened: OpenDatabase, last?: string): Promise<void> {
  const { error } = await migratorOf(opened).migrateTo(last ?? NO_MIGRATIONS)
  if (error) throw error
}
