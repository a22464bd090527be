// personal-data/ is what a person may ask of us about themselves: to have a copy of it all, and to have it gone.
//
//   GET /users/me/data        each entry's rows and files > one zip (give.ts)
//   POST /users/me/deletion   14 days later (deletion.ts) chats are left, then each entry is erased, in its order here (erase.ts)
//
// This file has an entry for each table of the database. A new table without one does not compile, and a table that the
// database has and `Tables` does not fails a test: so nothing about people is forgotten.

import { randomUUID } from 'node:crypto'
import { phoneText } from '@sarika/portal-web/contract/phones'
import { decryptContent } from '../chat/cipher'
import { conversationIdOf } from '../chat/ids'
import type { Account, Db, Tables, Trx } from '../db/tables'
import { deleteOf } from '../files/uses'
import type { InboxParams } from '../inbox/inbox-texts'
import { readPortrait } from '../jobs/portrait'
import { forgetUnnamed } from '../seekers/resume-images'
import { eraseCalls, ownCalls } from './calls'
import {
  type Entry,
  eraseRows,
  eraseUnder,
  type GivenFile,
  type GivenRow,
  nothing,
  own,
  ownSecret,
  rowsOf,
  rowsUnder,
} from './entry'
import { eraseDecisions, eraseReported, forgetReporter, ownDecisions } from './reports'
import { eraseNames, eraseRequests, ownRequests } from './requests'
import { SERVICE_DATA } from './service'
import { WALLET_DATA } from './wallet'

/** Where mail and SMS went to. */
const recipientsOf = ({ email, region_code, mobile }: Account): string[] => [
  ...(email === '' ? [] : [email]),
  ...(mobile === '' ? [] : [phoneText({ regionCode: region_code, mobile })]),
  // In no list may be nothing.
  '',
]

const bytesOf = (content: Buffer | ArrayBuffer): Uint8Array =>
  Buffer.isBuffer(content) ? content : new Uint8Array(content)

/** The words of what they wrote; a sealed text is opened. */
async function sentMessages(db: Db, { im_id }: Account): Promise<readonly GivenRow[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'is_group', 'target_id', 'msg_time', 'type', 'body', 'withdrawn_at'])
    .where('sender_id', '=', im_id)
    .orderBy('id')
    .execute()
  return rows.map(({ body, is_group, target_id, ...row }) => {
    const {
      aesExt,
      content = '',
      ...rest
    } = JSON.parse(body || '{}') as { aesExt?: string; content?: string }
    const target = { isGroup: is_group === 1, id: target_id }
    const text = aesExt ? (decryptContent(content, aesExt, im_id, target) ?? content) : content
    return { ...row, to: target_id, isGroup: target.isGroup, text, ...rest }
  })
}

async function ownFiles(db: Db, { id }: Account): Promise<readonly GivenFile[]> {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'content'])
    .where('account_id', '=', id)
    .execute()
  return rows.map((row) => ({ path: `attachments/${row.id}-${row.name}`, content: bytesOf(row.content) }))
}

async function ownImages(db: Db, { id }: Account): Promise<readonly GivenFile[]> {
  const rows = await db
    .selectFrom('resume_images')
    .select(['id', 'type', 'content'])
    .where('account_id', '=', id)
    .execute()
  return rows.map((row) => ({
    path: `resume-pictures/${row.id}.${row.type.slice('image/'.length)}`,
    content: bytesOf(row.content),
  }))
}

async function ownPicture(db: Db, { id }: Account): Promise<readonly GivenFile[]> {
  const rows = await db
    .selectFrom('avatars')
    .select(['type', 'content'])
    .where('account_id', '=', id)
    .execute()
  return rows.map(({ type, content }) => ({
    path: type === 'image/png' ? 'picture.png' : 'picture.jpg',
    content: bytesOf(content),
  }))
}

async function ownAccount(_db: Db, { password_hash: _hash, ...row }: Account): Promise<readonly GivenRow[]> {
  return [row]
}

/** Nobody logs in to it any more, and it has no name; its ids stay what messages and groups call it by. */
const makeNameless = (trx: Trx, { id }: Account) =>
  trx
    .updateTable('accounts')
    .set({
      ...{ login: `deleted-${randomUUID()}`, password_hash: '', nickname: '', avatar: '', company: '' },
      ...{ region_code: '', mobile: '', email: '', sex: 0, deletion_at: null },
      ...{ add_verify: 1, find_by_phone: 0, find_by_account: 0, last_seen: 0, last_seen_at: 0 },
    })
    .where('id', '=', id)
    .execute()

/** Applications that an employer has opened are theirs too; the others were read by nobody. */
const eraseUnread = (trx: Trx, { id }: Account) =>
  trx.deleteFrom('applications').where('account_id', '=', id).where('viewed_at', 'is', null).execute()

const eraseUnsent = (trx: Trx, { id }: Account) =>
  trx
    .deleteFrom('attachments')
    .where('account_id', '=', id)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('applications')
        .select(({ ref }) => ref('attachment_id').$notNull().as('id'))
        .where('account_id', '=', id)
        .where('attachment_id', 'is not', null),
    )
    .execute()

/** The resumes are gone by then; what was sent keeps its pictures. */
async function eraseUnsentImages(trx: Trx, { id }: Account): Promise<void> {
  await forgetUnnamed(trx, id, Number.MAX_SAFE_INTEGER)
}

/** Who is gone comes to no interview. */
const cancelInterviews = (trx: Trx, { id }: Account, now: number) =>
  trx
    .updateTable('interviews')
    .set({ confirm_status: 2 })
    .where('at', '>', now)
    .where('application_id', 'in', ({ selectFrom }) =>
      selectFrom('applications').select('id').where('account_id', '=', id),
    )
    .execute()

/** Their own, and what employers were told of their applications, which has the name. */
async function eraseInbox(trx: Trx, { id }: Account): Promise<void> {
  const applications = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['applications.id', 'companies.account_id as employer'])
    .where('applications.account_id', '=', id)
    .execute()
  const ids = new Set(applications.map((one) => one.id))
  const told = await trx
    .selectFrom('inbox')
    .select(['id', 'params'])
    .where('account_id', 'in', [id, ...new Set(applications.map((one) => one.employer))])
    .where('account_id', '!=', id)
    .execute()
  const about = told.filter(({ params }) => {
    const { applicationId } = JSON.parse(params) as InboxParams
    return applicationId !== undefined && ids.has(applicationId)
  })
  for (const row of about) await trx.deleteFrom('inbox').where('id', '=', row.id).execute()
  await trx.deleteFrom('inbox').where('account_id', '=', id).execute()
}

const eraseInvitations = (trx: Trx, { id, im_id }: Account) =>
  trx
    .deleteFrom('invitations')
    .where(({ or, eb }) => or([eb('account_id', '=', id), eb('from_im', '=', im_id)]))
    .execute()

const companiesOf = (trx: Trx, { id }: Account) =>
  trx.selectFrom('companies').select('id').where('account_id', '=', id)

const closeJobs = (trx: Trx, who: Account) =>
  trx
    .updateTable('jobs')
    .set({ is_open: 0, is_paused: 0 })
    .where('company_id', 'in', companiesOf(trx, who))
    .execute()

/** What its page says of who answered there goes with them. */
async function leaveCompany(trx: Trx, { id }: Account): Promise<void> {
  const own = await trx
    .selectFrom('companies')
    .select(['id', 'portrait'])
    .where('account_id', '=', id)
    .execute()
  for (const company of own) {
    const { desk: _desk, ...portrait } = readPortrait(company.portrait)
    const set = { account_id: '', contact_name: '', phone: '', email: '', portrait: JSON.stringify(portrait) }
    await trx.updateTable('companies').set(set).where('id', '=', company.id).execute()
  }
}

/** What is written to oneself, and in a group that nobody is in any more, nobody else has. */
const unreadable = (trx: Trx, { im_id }: Account) =>
  trx
    .selectFrom('messages')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        eb('conversation_id', '=', conversationIdOf(im_id, { isGroup: false, id: im_id })),
        and([eb('is_group', '=', 1), eb('target_id', 'in', emptyGroups(trx))]),
      ]),
    )

async function eraseMessages(trx: Trx, who: Account): Promise<void> {
  await trx.deleteFrom('messages').where('id', 'in', unreadable(trx, who)).execute()
  await eraseNames(trx, who)
}

const eraseUnreadableUses = (trx: Trx, who: Account) =>
  trx.deleteFrom('file_uses').where('message_id', 'in', unreadable(trx, who)).execute()

/** Groups that nobody is in any more; their last members have left before this. */
const emptyGroups = (trx: Trx) =>
  trx
    .selectFrom('groups')
    .select('id')
    .where('id', 'not in', ({ selectFrom }) => selectFrom('group_members').select('group_id'))

const eraseTitles = (trx: Trx) =>
  trx.updateTable('groups').set({ title: '' }).where('id', 'in', emptyGroups(trx)).execute()

const eraseInvites = (trx: Trx, who: Account) =>
  trx
    .deleteFrom('recruiter_invites')
    .where(({ or, eb }) => or([eb('invited_by', '=', who.id), eb('email', 'in', recipientsOf(who))]))
    .execute()

/** Of companies that nobody speaks for any more. */
const erasePapers = (trx: Trx, who: Account) =>
  trx
    .deleteFrom('company_images')
    .where('kind', '=', 'licence')
    .where('company_id', 'in', companiesOf(trx, who))
    .execute()

async function forgetNotes(trx: Trx, { id }: Account): Promise<void> {
  await trx
    .deleteFrom('application_notes')
    .where('application_id', 'in', ({ selectFrom }) =>
      selectFrom('applications').select('id').where('account_id', '=', id),
    )
    .execute()
  await trx.updateTable('application_notes').set({ account_id: '' }).where('account_id', '=', id).execute()
}

/** Of applications that nobody opened; in the others it stands without the name. */
async function forgetEvents(trx: Trx, { id }: Account): Promise<void> {
  await trx
    .deleteFrom('application_events')
    .where('application_id', 'in', ({ selectFrom }) =>
      selectFrom('applications').select('id').where('account_id', '=', id).where('viewed_at', 'is', null),
    )
    .execute()
  await trx.updateTable('application_events').set({ account_id: '' }).where('account_id', '=', id).execute()
}

/** By table, those that others hang on last: they are erased in this order. */
export const PERSONAL_DATA: { readonly [T in keyof Tables]: Entry } = {
  // Logins
  refresh_tokens: {
    ...{ give: null, fate: 'erased', why: 'hashes of secrets' },
    erase: eraseUnder('refresh_tokens', 'login_id', 'logins', 'account_id'),
  },
  chat_logins: {
    ...{ give: rowsUnder('chat_logins', 'login_id', 'logins', 'account_id'), fate: 'erased', why: '' },
    erase: eraseUnder('chat_logins', 'login_id', 'logins', 'account_id'),
  },
  logins: own('logins'),
  social_identities: own('social_identities'),
  codes: {
    ...{ give: null, fate: 'erased', why: 'hashes of secrets that are valid for ten minutes' },
    erase: (trx, who) => trx.deleteFrom('codes').where('recipient', 'in', recipientsOf(who)).execute(),
  },
  outbox: {
    give: (db, who) =>
      db.selectFrom('outbox').selectAll().where('recipient', 'in', recipientsOf(who)).execute(),
    fate: 'erased',
    why: '',
    erase: (trx, who) => trx.deleteFrom('outbox').where('recipient', 'in', recipientsOf(who)).execute(),
  },
  // Job seeking
  favourites: own('favourites'),
  hidden_jobs: own('hidden_jobs'),
  reports: {
    ...{ give: rowsOf('reports', 'account_id', 'id'), fate: 'nameless', erase: forgetReporter },
    why: 'they warn of something whoever wrote them; their words are erased',
  },
  report_messages: {
    ...{ give: null, fate: 'nameless', erase: eraseReported },
    why: 'given as messages; that they were reported is the business of who did. Their words are erased',
  },
  communicated_jobs: own('communicated_jobs'),
  saved_searches: own('saved_searches'),
  letters: own('letters'),
  resume_items: {
    ...{ give: rowsUnder('resume_items', 'resume_id', 'resumes', 'account_id'), fate: 'erased', why: '' },
    erase: eraseUnder('resume_items', 'resume_id', 'resumes', 'account_id'),
  },
  candidates: ownSecret('candidates', 'account_id', 'what resumes say, made to be searched; see resumes'),
  resumes: own('resumes'),
  intentions: own('intentions'),
  review_decisions: {
    give: ownDecisions,
    fate: 'nameless',
    why: 'what was decided about others stays, without the name of who decided it',
    erase: eraseDecisions,
  },
  resume_views: own('resume_views'),
  share_links: own('share_links'),
  invitations: {
    give: rowsOf('invitations', 'account_id', 'id'),
    fate: 'erased',
    why: '',
    erase: eraseInvitations,
  },
  inbox: { give: rowsOf('inbox', 'account_id', 'id'), fate: 'erased', why: '', erase: eraseInbox },
  notices_off: own('notices_off'),
  mentions_only: own('mentions_only'),
  push_devices: ownSecret(
    'push_devices',
    'account_id',
    'where a browser takes pushes: whoever knows it may send them',
  ),
  application_notes: {
    ...{ give: rowsOf('application_notes', 'account_id', 'id'), fate: 'nameless', erase: forgetNotes },
    why: 'their colleagues go on with them; what was noted about an applicant is erased with the applicant',
  },
  interview_reminders: {
    ...{
      give: rowsUnder('interview_reminders', 'application_id', 'applications', 'account_id'),
      fate: 'erased',
    },
    why: '',
    erase: eraseUnder('interview_reminders', 'application_id', 'applications', 'account_id'),
  },
  application_events: {
    ...{ give: rowsOf('application_events', 'account_id', 'id'), fate: 'nameless', erase: forgetEvents },
    why: 'the history of an application that an employer has opened is theirs too; of the others it is erased',
  },
  interviews: {
    ...{ give: rowsUnder('interviews', 'application_id', 'applications', 'account_id'), fate: 'kept' },
    why: 'the employer has them too; those to come are cancelled',
    erase: cancelInterviews,
  },
  applications: {
    ...{ give: rowsOf('applications', 'account_id', 'id'), fate: 'kept', erase: eraseUnread },
    why: 'what an employer has opened is theirs too; what nobody has opened is erased',
  },
  attachments: {
    ...{ give: rowsOf('attachments', 'account_id', 'id'), files: ownFiles, fate: 'kept', erase: eraseUnsent },
    why: 'those in applications that are kept; the others are erased',
  },
  resume_images: {
    ...{ give: rowsOf('resume_images', 'account_id', 'id'), files: ownImages, fate: 'kept' },
    why: 'those in applications that are kept; the others are erased',
    erase: eraseUnsentImages,
  },
  once: ownSecret('once', 'account_id', 'keys of requests, which say nothing'),
  // Companies
  recruiters: own('recruiters'),
  recruiter_invites: {
    ...{ give: rowsOf('recruiter_invites', 'invited_by', 'id'), fate: 'erased', why: '' },
    erase: eraseInvites,
  },
  company_images: {
    ...{ give: null, fate: 'kept', erase: erasePapers },
    why: 'its page goes on without them; papers for reviewers are erased',
  },
  jobs: {
    ...{ give: rowsUnder('jobs', 'company_id', 'companies', 'account_id'), fate: 'kept', erase: closeJobs },
    why: "they are the company's, and were public; they are closed",
  },
  job_texts: { give: null, fate: 'kept', why: 'see jobs', erase: nothing },
  companies: {
    ...{ give: rowsOf('companies', 'account_id', 'id'), fate: 'nameless', erase: leaveCompany },
    why: 'applications and favourites of others name it; nobody speaks for it any more',
  },
  // Chat: contacts and groups were left before this
  contacts: own('contacts', 'owner_id', 'im_id'),
  blacklist: own('blacklist', 'owner_id', 'im_id'),
  add_reqs: {
    ...{ give: ownRequests, fate: 'kept', erase: eraseRequests },
    why: 'what others asked them is theirs; what they asked is erased',
  },
  group_members: own('group_members', 'im_id', 'im_id'),
  groups: {
    ...{ give: null, fate: 'kept', erase: eraseTitles },
    why: 'a group goes on without one of its members; one that nobody is in loses its title',
  },
  conversation_views: own('conversation_views', 'owner_id', 'im_id'),
  ...SERVICE_DATA,
  conversations: { give: null, fate: 'nameless', why: 'counts what others have too', erase: nothing },
  erased_messages: own('erased_messages', 'owner_id', 'im_id'),
  receipts: {
    ...{ give: rowsOf('receipts', 'reader_id', 'im_id'), fate: 'nameless', erase: nothing },
    why: 'they are the ticks of whoever wrote',
  },
  files: {
    ...{ give: rowsOf('files', 'owner_id', 'im_id'), fate: 'erased', why: '' },
    erase: (trx, who) => deleteOf(trx, who.im_id),
  },
  file_uses: {
    ...{ give: null, fate: 'nameless', erase: eraseUnreadableUses },
    why: 'which file a message has: its content says so, see messages',
  },
  messages: {
    ...{ give: sentMessages, fate: 'nameless', erase: eraseMessages },
    why: 'whoever got them keeps them; what others wrote is theirs to be given',
  },
  notices: {
    ...{ give: null, fate: 'erased', erase: eraseRows('notices', 'recipient_id', 'im_id') },
    why: 'copies of what stands elsewhere, for devices that were away',
  },
  quick_replies: own('quick_replies'),
  service_notifications: {
    ...{ give: rowsOf('service_notifications', 'sender_id', 'im_id'), fate: 'nameless', erase: nothing },
    why: 'everybody was told; what each has of it is among their notices',
  },
  service_told: own('service_told'),
  call_members: own('call_members', 'im_id', 'im_id'),
  calls: {
    ...{ give: ownCalls, fate: 'nameless', erase: eraseCalls },
    why: 'a meeting that others are in runs on, and is forgotten 30 days after its end; the others are erased',
  },
  ...WALLET_DATA,
  // Who they are
  avatars: {
    ...{ give: null, files: ownPicture, fate: 'erased', why: 'given as a file' },
    erase: eraseRows('avatars', 'account_id', 'id'),
  },
  accounts: {
    ...{ give: ownAccount, fate: 'nameless', erase: makeNameless },
    why: 'messages, groups and applications call it by its ids; the password is not given',
  },
  // Nobody is in these
  settings: 'nobody',
  counters: 'nobody',
  job_locations: 'nobody',
  job_words: 'nobody',
  suggested_titles: 'nobody',
  suggested_starts: 'nobody',
}
