import type { Selectable } from 'kysely'
import { readLanguage } from '../../accounts/languages'
import { CATEGORIES } from '../../constants/fields-of-work'
import type { Language } from '../../constants/names'
import { SALARIES } from '../../constants/salaries'
import { EXPERIENCES, LEVELS, TERMS } from '../../constants/terms'
import type { Db, Tables } from '../../db/tables'
import { sentLogos } from '../../hiring/company-images'
import { tell } from '../../inbox/tell'
import type { SearchedJob } from '../../jobs/job-lists'
import { MAIL_AGAIN_MS, MAX_BOUNCES, MAX_MAILED_JOBS, MAX_MAILS_OF_ROUND, MAX_NEW_JOBS } from '../../limits'
import { type Criteria, criteriaOf, nextAfter } from '../../seekers/searches'
import type { Draft, MailKind, MailParts, Outcome } from '../kind'
import { writeAlertMail } from '../mails/alert-mail'

type Due = Pick<
  Selectable<Tables['saved_searches']>,
  'id' | 'account_id' | 'name' | 'criteria' | 'created_at' | 'mailed_at' | 'mailed_jobs' | 'next_at'
> & { email: string; nickname: string; language: string }

/** What a mail had in it, and up to when it knows the jobs. */
interface Sent {
  readonly jobIds: readonly number[]
  readonly knownAt: number
}

/** Of people who can be mailed: an address is on an account once a code was read at it. */
const selectDue = (db: Db, now: number) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('accounts', 'accounts.id', 'saved_searches.account_id')
    .select([
      'saved_searches.id',
      'saved_searches.account_id',
      'saved_searches.name',
      'saved_searches.criteria',
      'saved_searches.created_at',
      'saved_searches.mailed_at',
      'saved_searches.mailed_jobs',
      'saved_searches.next_at',
      'accounts.email',
      'accounts.nickname',
      'accounts.language',
    ])
    .where('next_at', '<=', now)
    .where('leased_until', '<=', now)
    .where('ended_by', '=', '')
    .where('accounts.email', '<>', '')
    .where('accounts.deletion_at', 'is', null)

const idsOf = (text: string): readonly number[] => JSON.parse(text)

const filtersOf = ({ jobtitle, category, jobLevelId, jobterm, salaryId, workyears }: Criteria) => {
  const some = (ids: readonly number[]) => (ids.length === 0 ? undefined : ids)
  return {
    keyword: jobtitle,
    category: some(category),
    level: some(jobLevelId),
    term: some(jobterm),
    salary: some(salaryId),
    experience: some(workyears),
  }
}

/** What a search asks for, in the words of a language, e.g. ["“receptionist”", "Full time"]. */
function askedIn(criteria: Criteria, language: Language): readonly string[] {
  const { jobtitle, category, jobLevelId, jobterm, salaryId, workyears } = criteria
  const chosen = [
    [category, CATEGORIES],
    [jobLevelId, LEVELS],
    [jobterm, TERMS],
    [salaryId, SALARIES],
    [workyears, EXPERIENCES],
  ] as const
  const names = chosen.map(([ids, list]) =>
    list.flatMap(({ id, names }) => (ids.includes(id) ? names[language] : [])).join(', '),
  )
  const words = jobtitle === '' ? '' : `“${jobtitle}”`
  return [words, ...names].filter((text) => text !== '')
}

/** The same search in the portal. */
function searchPath(criteria: Criteria): string {
  const { keyword, ...lists } = filtersOf(criteria)
  const address = new URLSearchParams({ keyword })
  for (const [name, ids] of Object.entries(lists))
    for (const id of ids ?? []) address.append(name, String(id))
  address.append('sort', 'date')
  return `/a/job?${address}`
}

/**
 * The jobs that are new since a moment, the newest first, without those that went out before. A search that finds no job with all of
 * its words finds nothing here: what is only like it is for those who look themselves. null: nobody could answer.
 */
async function findNew(
  { search }: MailParts,
  { account_id, mailed_jobs }: Due,
  criteria: Criteria,
  newSince: number,
): Promise<{ jobs: readonly SearchedJob[]; newCount: number } | null> {
  const filters = { ...filtersOf(criteria), newSince, hiddenBy: account_id }
  const order = { page: { page: 1, size: MAX_NEW_JOBS }, sort: 'date' } as const
  const asked = await search.ask('list', { filters, order }, 'the server', new AbortController().signal)
  if (asked.kind !== 'answered') return null
  const { isPartial, result, totalCount } = asked.value
  if (isPartial) return { jobs: [], newCount: 0 }
  const known = new Set(idsOf(mailed_jobs))
  const jobs = result.filter(({ id }) => !known.has(id))
  // More than were looked at count, too.
  return { jobs, newCount: totalCount - (result.length - jobs.length) }
}

async function write(parts: MailParts, due: Due): Promise<Draft<Sent> | 'nothing' | 'later'> {
  const { clock, endLinks, site } = parts
  const now = clock()
  const criteria = criteriaOf(due.criteria)
  const since = due.mailed_at ?? due.created_at
  const found = await findNew(parts, due, criteria, since)
  if (found === null) return 'later'
  if (found.jobs.length === 0) return 'nothing'
  const { pushjobnum: jobCount, pushperiod: everyDays } = criteria
  const { newCount } = found
  const jobs = found.jobs.slice(0, jobCount)
  const endUrl = `${site}/alerts/end/${endLinks.linkTo(due.id)}`
  const links = {
    job: (id: number) => `${site}/a/job/${id}`,
    search: `${site}${searchPath(criteria)}`,
    change: `${site}/a/job-subscribe/detail?id=${due.id}`,
    end: endUrl,
  }
  const language = readLanguage(due.language)
  const news = {
    language,
    name: due.name,
    asked: askedIn(criteria, language),
    jobs,
    newCount,
    since,
    everyDays,
    jobCount,
  }
  const written = await writeAlertMail({ ...news, now, links }, sentLogos(parts.db))
  const to = { name: due.nickname, address: due.email }
  const id = `alert-${due.id}-${due.next_at}`
  return { mail: { id, to, endUrl, ...written }, sent: { jobIds: jobs.map((job) => job.id), knownAt: now } }
}

/** What is noted of a mail in the row of its search. */
function changeFor(
  {
    criteria,
    bounces,
    mailed_jobs,
  }: Pick<Selectable<Tables['saved_searches']>, 'criteria' | 'bounces' | 'mailed_jobs'>,
  outcome: Outcome<Sent>,
  now: number,
) {
  const next_at = nextAfter(criteriaOf(criteria), now)
  switch (outcome.kind) {
    case 'refused':
      return { leased_until: now + MAIL_AGAIN_MS }
    case 'nothing':
      return { next_at, leased_until: 0 }
    case 'sent': {
      const { jobIds, knownAt } = outcome.sent
      const jobs = [...jobIds, ...idsOf(mailed_jobs)].slice(0, MAX_MAILED_JOBS)
      const mailed = { mailed_at: knownAt, mailed_jobs: JSON.stringify(jobs), bounces: 0 }
      return { ...mailed, next_at, leased_until: 0 }
    }
    case 'bounced': {
      const over = bounces + 1 < MAX_BOUNCES ? {} : { ended_by: 'bounces' as const, ended_at: now }
      return { next_at, leased_until: 0, bounces: bounces + 1, ...over }
    }
  }
}

/** New jobs of saved searches. */
export const alerts: MailKind<Due, Sent> = {
  name: 'job alert',

  list: ({ db, clock }) =>
    selectDue(db, clock())
      .orderBy('next_at')
      .orderBy('saved_searches.id')
      .limit(MAX_MAILS_OF_ROUND)
      .execute(),

  async lease(trx, { id }, now, until) {
    const taken = await trx
      .updateTable('saved_searches')
      .set({ leased_until: until })
      .where('id', '=', id)
      .where('leased_until', '<=', now)
      .where('next_at', '<=', now)
      .where('ended_by', '=', '')
      .returning('id')
      .executeTakeFirst()
    return taken !== undefined
  },

  write,

  async note(trx, { id, account_id }, outcome, until, now) {
    const row = await trx
      .selectFrom('saved_searches')
      .select(['name', 'criteria', 'bounces', 'mailed_jobs'])
      .where('id', '=', id)
      .where('leased_until', '=', until)
      .executeTakeFirst()
    if (row === undefined) return
    const set = changeFor(row, outcome, now)
    await trx.updateTable('saved_searches').set(set).where('id', '=', id).execute()
    if ('ended_by' in set) await tell(trx, account_id, 'alert-ended', { name: row.name }, now)
  },
}
