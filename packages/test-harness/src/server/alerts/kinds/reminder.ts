import { readLanguage } from '../../accounts/languages'
import type { Db } from '../../db/tables'
import { MAIL_AGAIN_MS, MAX_MAILS_OF_ROUND } from '../../limits'
import type { MailKind } from '../kind'
import { eveningBefore } from '../mails/clock'
import { writeReminderMail } from '../mails/reminder-mail'

/** From 18:00 of the day before to the last minute of a day. */
const LONGEST_MS = 30 * 3_600_000

/** Interviews to come that are neither cancelled nor closed, and that nobody was reminded of as they are now. */
const selectMeetings = (db: Db, now: number) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('interview_reminders as told', 'told.application_id', 'applications.id')
    .select([
      'applications.id',
      'interviews.at',
      'interviews.address',
      'interviews.contact',
      'interviews.mobile',
      'interviews.confirm_status',
      'jobs.title',
      'job_texts.titles',
      'companies.name as company',
      'accounts.email',
      'accounts.nickname',
      'accounts.language',
    ])
    .where('interviews.at', '>', now)
    .where('interviews.at', '<=', now + LONGEST_MS)
    .where('interviews.confirm_status', '<>', 2)
    .where('applications.stage', '<>', 'closed')
    .where('applications.is_hidden', '=', 0)
    .where('accounts.email', '<>', '')
    .where('accounts.deletion_at', 'is', null)
    .where(({ or, and, eb, ref }) =>
      or([
        eb('told.application_id', 'is', null),
        eb('told.at', '<>', ref('interviews.at')),
        and([eb('told.sent_at', 'is', null), eb('told.leased_until', '<=', now)]),
      ]),
    )

type Due = Awaited<ReturnType<ReturnType<typeof selectMeetings>['executeTakeFirstOrThrow']>>

/** The interview of tomorrow, told at 18:00; one that was offered later than that, at once. */
export const reminders: MailKind<Due, null> = {
  name: 'interview',

  async list({ db, clock }) {
    const now = clock()
    const meetings = await selectMeetings(db, now)
      .orderBy('interviews.at')
      .limit(MAX_MAILS_OF_ROUND)
      .execute()
    return meetings.filter(({ at }) => eveningBefore(at) <= now)
  },

  async lease(trx, { id, at }, now, until) {
    const taken = await trx
      .insertInto('interview_reminders')
      .values({ application_id: id, at, leased_until: until, sent_at: null })
      .onConflict((c) =>
        c
          .column('application_id')
          .doUpdateSet({ at, leased_until: until, sent_at: null })
          .where(({ or, and, eb }) =>
            or([
              eb('interview_reminders.at', '<>', at),
              and([
                eb('interview_reminders.sent_at', 'is', null),
                eb('interview_reminders.leased_until', '<=', now),
              ]),
            ]),
          ),
      )
      .returning('application_id')
      .executeTakeFirst()
    return taken !== undefined
  },

  async write({ clock, site }, due) {
    const { id, title, titles, email, nickname, confirm_status, ...meeting } = due
    const language = readLanguage(due.language)
    const own: Readonly<Record<string, string>> = JSON.parse(titles)
    const written = await writeReminderMail({
      ...meeting,
      ...{ applicationId: id, jobTitle: own[language] || title, isAccepted: confirm_status === 1 },
      ...{ language, now: clock(), site },
    })
    const to = { name: nickname, address: email }
    return { mail: { id: `interview-${id}-${meeting.at}`, to, ...written }, sent: null }
  },

  /** An address that does not take it is not asked again: the interview stands in the inbox, too. */
  async note(trx, { id }, outcome, until, now) {
    const set = outcome.kind === 'refused' ? { leased_until: now + MAIL_AGAIN_MS } : { sent_at: now }
    await trx
      .updateTable('interview_reminders')
      .set(set)
      .where('application_id', '=', id)
      .where('leased_until', '=', until)
      .execute()
  },
}
