/** Candidates as a list shows them: to whom the company does not know them, without anything that says who they are. */
import type { Account, Db } from '../db/tables'
import { monthsAt } from '../hiring/match'
import { daysBetween } from '../jobs/days'
import { type Content, nameIn, readContent } from '../seekers/resume-content'
import { isForward, usedAt } from './find'
import type { Shown } from './shown'
import { type Standing, standingsOf } from './standing'
import { isVisible } from './visible'

/** When somebody was last here; never the time. */
export type ActiveBand = 'today' | 'yesterday' | 'week' | 'month' | 'earlier'

export interface Candidate extends Shown, Standing {
  /** of the resume */
  readonly id: number
  /** these four: null unless the reader's company knows whose it is */
  readonly name: string | null
  readonly avatar: string | null
  readonly imId: string | null
  readonly lastCompany: string | null
  /** of work in all; times that overlap count once */
  readonly months: number
  /** dollars a month; null: not said */
  readonly salary: { readonly from: number; readonly to: number | null } | null
  readonly active: ActiveBand
  /** null: not told */
  readonly isOnline: boolean | null
  /** its owner has put it forward */
  readonly isForward: boolean
  readonly canStart: boolean
}

/** Whoever reads for a company; undefined: a stranger. */
export interface Reader {
  readonly account: Account
  readonly companyId: number
  /** of these people those who are online, as far as the account is told */
  onlineAmong(imIds: readonly string[]): Promise<ReadonlySet<string>>
}

function bandOf(at: number, now: number): ActiveBand {
  const days = daysBetween(at, now)
  if (days < 1) return 'today'
  if (days < 2) return 'yesterday'
  if (days < 7) return 'week'
  return days < 30 ? 'month' : 'earlier'
}

const readRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('resumes')
    .innerJoin('candidates', 'candidates.resume_id', 'resumes.id')
    .innerJoin('accounts', 'accounts.id', 'resumes.account_id')
    .leftJoin('intentions', 'intentions.account_id', 'resumes.account_id')
    .select(['resumes.id', 'resumes.account_id', 'resumes.approved', 'resumes.forward_until'])
    .select(['shown', 'salary_from', 'months', 'working_since', 'work_status'])
    .select(['accounts.nickname', 'accounts.avatar', 'accounts.im_id'])
    .select(usedAt().as('used_at'))
    .where('resumes.id', 'in', ids)
    .where(isVisible())
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]

const lastCompanyOf = (content: Content | undefined): string | null => {
  const company = content?.experiences[0]?.company
  return typeof company === 'string' ? company : null
}

const AVAILABLE = 1

/** What everybody may see of a row. */
function toStranger(row: Row, now: number): Candidate {
  return {
    ...(JSON.parse(row.shown) as Shown),
    id: row.id,
    ...{ name: null, avatar: null, imId: null, lastCompany: null, isOnline: null },
    ...{ state: 'none', applicationId: null },
    months: monthsAt({ months: row.months, since: row.working_since }, now),
    salary: row.salary_from === 0 ? null : { from: row.salary_from, to: null },
    active: bandOf(Number(row.used_at), now),
    isForward: isForward(row.forward_until, now),
    canStart: row.work_status === AVAILABLE,
  }
}

/** In the order of their ids. What was hidden meanwhile is left out. */
export async function readCandidates(
  db: Db,
  ids: readonly number[],
  reader: Reader | undefined,
  now: number,
): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const rows = new Map((await readRows(db, ids)).map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => rows.get(id) ?? [])
  if (!reader) return inOrder.map((row) => toStranger(row, now))
  const people = inOrder.map(({ account_id }) => account_id)
  if (people.length === 0) return []
  const standingOf = await standingsOf(db, reader.companyId, people)
  const isKnown = ({ account_id }: Row) => ['talked', 'applied'].includes(standingOf(account_id).state)
  const online = await reader.onlineAmong(inOrder.filter(isKnown).map(({ im_id }) => im_id))
  return inOrder.map((row) => {
    const plain = { ...toStranger(row, now), ...standingOf(row.account_id) }
    if (!isKnown(row)) return plain
    const { nickname, avatar, im_id: imId } = row
    const content = readContent(row.approved)
    return {
      ...plain,
      // As the resume itself says it, in the list as on its page.
      name: (content && nameIn(content)) || nickname,
      avatar,
      imId,
      lastCompany: lastCompanyOf(content),
      isOnline: online.has(imId) || null,
    }
  })
}
