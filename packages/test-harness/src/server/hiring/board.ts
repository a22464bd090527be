/** The applications of a company as its recruiters read them: a board with four columns, one by one, and those to meet. */
import { sql } from 'kysely'
import { conversationIdOf } from '../chat/ids'
import type { Db } from '../db/tables'
import type { Stage } from '../db/tables-seekers'
import type { Page } from '../jobs/job-order'
import { MAX_BOARD_ROWS } from '../limits'
import { timesOf, toInterview } from '../seekers/applications'
import { paged, seconds } from '../seekers/paged'
import { readContent } from '../seekers/resume-content'
import { factsOf, saidOf, summaryOf } from './match'
import { messageCount, stageNow, talkedAt } from './stages'

export const STAGES = ['new', 'talked', 'interview', 'closed'] as const satisfies readonly Stage[]

/** One more for each application for the same job: "Candidate 18". */
const numberInJob = () => sql<number>`(
  select count(*) from applications as earlier
  where earlier.job_id = applications.job_id and earlier.id <= applications.id
)`

const selectOf = (db: Db, companyId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', 'job_texts.job_id', 'applications.job_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .where('jobs.company_id', '=', companyId)

/** Everything a card shows; the resume, of which it shows little, comes with it. */
const selectCards = (db: Db, companyId: number) =>
  selectOf(db, companyId)
    .select([
      'applications.id',
      'applications.job_id',
      'applications.resume',
      'applications.attachment_id',
      'applications.applied_at',
      'applications.viewed_at',
      'applications.rev',
      'applications.closing',
      'accounts.nickname as seeker_name',
      'accounts.im_id',
      'accounts.avatar',
      'jobs.title as job_title',
      'job_texts.titles as job_titles',
      'jobs.locations',
      'jobs.languages',
      'jobs.experience_id',
      'jobs.category_id',
      'jobs.term_id',
      'interviews.at',
      'interviews.address',
      'interviews.contact',
      'interviews.mobile',
      'interviews.confirm_status',
      'interviews.times',
      'interviews.proposed_at',
      'interviews.proposed_text',
    ])
    .select([
      stageNow().as('stage'),
      numberInJob().as('number'),
      talkedAt().as('talked_at'),
      messageCount().as('messages'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>

const asked = ({ locations, languages, experience_id, category_id, term_id }: Row) => ({
  ...{ experience_id, category_id, term_id },
  locations: JSON.parse(locations) as number[],
  languages: JSON.parse(languages) as number[],
})

/** Of who applied with a file alone nothing is known. */
const UNREAD = { title: '', months: 0, locationId: 0, languages: [] } as const

/**
 * One card. Until somebody of the company has opened it there is no name, picture or id of the chat in it, unless the reader
 * asks for names. Times are seconds.
 */
function toCard(row: Row, now: number, hasNames: boolean) {
  const content = readContent(row.resume)
  const facts = content ? factsOf(asked(row), saidOf(content, now)) : []
  const isNamed = row.viewed_at !== null || hasNames
  const interview = isNamed || row.at === null ? row : { ...row, seeker_name: '' }
  return {
    id: row.id,
    jobId: row.job_id,
    jobTitle: row.job_title,
    jobTitles: JSON.parse(row.job_titles) as unknown,
    number: Number(row.number),
    name: isNamed ? row.seeker_name : null,
    imId: isNamed ? row.im_id : null,
    avatar: isNamed ? row.avatar : null,
    ...(content ? summaryOf(content, now) : UNREAD),
    hasFile: row.attachment_id !== null,
    /** null: the job asks for nothing that a resume tells */
    match: facts.length === 0 ? null : { met: facts.filter(({ isMet }) => isMet).length, facts },
    stage: row.stage,
    rev: row.rev,
    appliedAt: seconds(row.applied_at),
    viewedAt: row.viewed_at === null ? null : seconds(row.viewed_at),
    /** the last sign of life: applied, or a message */
    lastAt: seconds(Math.max(row.applied_at, row.talked_at ?? 0)),
    messages: Number(row.messages ?? 0),
    closing: row.closing,
    interview: toInterview(interview),
  }
}

export interface Narrowed {
  readonly jobId?: number | undefined
  readonly stage?: Stage | undefined
  /** a language somebody speaks, and the place where they live or its province */
  readonly languageId?: number | undefined
  readonly locationId?: number | undefined
}

const isIn = (place: number, wanted: number): boolean =>
  place === wanted || Math.floor(place / 100) === wanted

/** A page of cards, the newest first. What is in resumes is looked for in the newest `MAX_BOARD_ROWS`. */
export async function readBoard(
  db: Db,
  companyId: number,
  { jobId, stage, languageId, locationId }: Narrowed,
  page: Page,
  now: number,
  hasNames: boolean,
) {
  let cards = selectCards(db, companyId)
  if (jobId !== undefined) cards = cards.where('applications.job_id', '=', jobId)
  if (stage !== undefined) cards = cards.where(stageNow(), '=', stage)
  const ordered = cards.orderBy('applications.applied_at', 'desc').orderBy('applications.id', 'desc')
  const [from, to] = [(page.page - 1) * page.size, page.page * page.size]
  if (languageId === undefined && locationId === undefined) {
    const { total } = await cards
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await ordered.limit(page.size).offset(from).execute()
    return paged(
      rows.map((row) => toCard(row, now, hasNames)),
      Number(total),
      page,
    )
  }
  const rows = await ordered.limit(MAX_BOARD_ROWS).execute()
  const found = rows
    .map((row) => toCard(row, now, hasNames))
    .filter((card) => languageId === undefined || card.languages.includes(languageId))
    .filter((card) => locationId === undefined || isIn(card.locationId, locationId))
  return paged(found.slice(from, to), found.length, page)
}

/** Of applications that are not closed, how many ask for another time to come. */
async function countAsked(db: Db, companyId: number, now: number): Promise<number> {
  const { count } = await selectOf(db, companyId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('interviews.proposed_at', '>', now)
    .where('interviews.confirm_status', '<>', 2)
    .where('applications.stage', '<>', 'closed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many stand in each column, by job: the jobs of the company that somebody applied for, the newest first. */
export async function countBoard(db: Db, companyId: number, now: number) {
  const staged = selectOf(db, companyId).select(['applications.job_id', stageNow().as('stage')])
  const counts = await db
    .selectFrom(staged.as('staged'))
    .select(['job_id', 'stage', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['job_id', 'stage'])
    .execute()
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .select(['id', 'title', 'titles', 'is_open', 'closes_at'])
    .where('company_id', '=', companyId)
    .where('is_draft', '=', 0)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const countOf = (jobId: number | null, stage: Stage): number =>
    counts
      .filter((one) => (jobId === null || one.job_id === jobId) && one.stage === stage)
      .reduce((sum, { count }) => sum + Number(count), 0)
  const columns = (jobId: number | null) =>
    Object.fromEntries(STAGES.map((stage) => [stage, countOf(jobId, stage)])) as Record<Stage, number>
  return {
    counts: columns(null),
    asked: await countAsked(db, companyId, now),
    jobs: jobs.map(({ id, title, titles, is_open, closes_at }) => ({
      id,
      title,
      titles: JSON.parse(titles) as unknown,
      isOpen: is_open === 1,
      closeDate_unixtime: closes_at === null ? null : seconds(closes_at),
      counts: columns(id),
    })),
  }
}

/** One card; undefined: the company has no such application. */
export async function readCard(db: Db, companyId: number, id: number, now: number) {
  const row = await selectCards(db, companyId).where('applications.id', '=', id).executeTakeFirst()
  return row && toCard(row, now, false)
}

/** What an offer of an interview begins with: where the company is, and who is asked for there. */
export async function readOfferPlace(db: Db, companyId: number) {
  const { address, contact_name, phone } = await db
    .selectFrom('companies')
    .select(['address', 'contact_name', 'phone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { address, contact: contact_name, mobile: phone }
}

/** Interviews to come that nobody has cancelled, the next one first; an offer with several times stands by the first to come. */
export async function readMeetings(db: Db, companyId: number, now: number) {
  const rows = await selectCards(db, companyId)
    .where('interviews.at', 'is not', null)
    .where('interviews.confirm_status', '<>', 2)
    .orderBy('interviews.at')
    .execute()
  return rows
    .flatMap((row) => {
      const next = timesOf(row)
        .filter((time) => time > now)
        .sort((a, b) => a - b)[0]
      return next === undefined ? [] : [{ row, next }]
    })
    .sort((a, b) => a.next - b.next)
    .slice(0, MAX_BOARD_ROWS)
    .map(({ row }) => toCard(row, now, false))
}

/** Who else of the company talks with whoever applied, e.g. "Bopha"; "": nobody, or the caller does. */
export async function readTalker(db: Db, companyId: number, callerId: string, applicantId: string) {
  const people = await db
    .selectFrom('accounts')
    .leftJoin('recruiters', 'recruiters.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.im_id', 'accounts.nickname'])
    .where(({ or, eb }) =>
      or([eb('accounts.id', '=', applicantId), eb('recruiters.company_id', '=', companyId)]),
    )
    .execute()
  const applicant = people.find(({ id }) => id === applicantId)
  if (!applicant) return ''
  const byTalk = new Map(
    people.map((one) => [conversationIdOf(one.im_id, { isGroup: false, id: applicant.im_id }), one]),
  )
  const talks = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', 'in', [...byTalk.keys()])
    .where('last_number', '>', 0)
    .orderBy('last_time', 'desc')
    .execute()
  const talkers = talks.flatMap(({ id }) => byTalk.get(id) ?? [])
  return talkers.some(({ id }) => id === callerId) ? '' : (talkers[0]?.nickname ?? '')
}

/** What has happened to an application, the first first. */
export async function readHistory(db: Db, id: number) {
  const rows = await db
    .selectFrom('application_events')
    .leftJoin('accounts', 'accounts.id', 'application_events.account_id')
    .select([
      'application_events.kind',
      'application_events.detail',
      'application_events.at',
      'accounts.nickname',
    ])
    .where('application_id', '=', id)
    .orderBy('at')
    .orderBy('application_events.id')
    .execute()
  return rows.map(({ kind, detail, at, nickname }) => ({
    kind,
    detail,
    at: seconds(at),
    name: nickname ?? '',
  }))
}
