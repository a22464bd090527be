/** Employers as the main API tells of them. */
import { looseText } from '@sarika/im-engine/text'
import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely'
import { withDistricts } from '../constants/locations'
import { contains } from '../db/contains'
import type { Db, Tables } from '../db/tables'
import { isListed } from './job-filters'
import type { Page } from './job-order'

type Row = Selectable<Tables['companies']>

const eb = expressionBuilder<Tables, 'companies'>()

function toView(row: Row, jobsQuantity: number) {
  const { latitude, longitude } = row
  return {
    id: row.id,
    sourceId: row.source_id,
    name: row.name,
    about: row.about,
    scale: row.scale_id,
    industrialId: row.industry_id,
    locationIds: row.location_id === 0 ? [] : [row.location_id],
    address: row.address,
    website: row.website,
    map: latitude === null || longitude === null ? null : { latitude, longitude },
    isVerified: row.is_verified === 1,
    isRecommended: row.is_featured === 1,
    /** seconds, the median, and whole percent within seven days; null: too few wrote to it to say */
    answersWithin: row.answers_within,
    answeredPercent: row.answered_percent,
    /** open jobs */
    jobsQuantity,
  }
}

/** Whom to ask, for those who are logged in. */
const toContact = ({ contact_name, phone, email, address }: Row) => ({
  name: contact_name,
  phone,
  email,
  address,
})

/** Listed jobs of employers. */
export async function countJobsOf(db: Db, ids: readonly number[], now: number): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['company_id', fn.countAll<number>().as('count')])
    .where('company_id', 'in', ids)
    .where(isListed(now))
    .groupBy('company_id')
    .execute()
  return new Map(rows.map(({ company_id, count }) => [company_id, count]))
}

export interface EmployerFilters {
  /** every word of it stands in name or profile */
  readonly keyword?: string | undefined
  readonly location?: readonly number[] | undefined
  readonly industry?: readonly number[] | undefined
  readonly size?: readonly number[] | undefined
  readonly isRecommended?: true
}

function wantedBy(filters: EmployerFilters): Expression<SqlBool> {
  const { keyword = '', location, industry, size, isRecommended } = filters
  const words = looseText(keyword)
    .split(/\s+/)
    .filter((word) => word !== '')
  const conditions = words.map((word) => contains('companies.search_text', word))
  if (location) conditions.push(eb('location_id', 'in', location.flatMap(withDistricts)))
  if (industry) conditions.push(eb('industry_id', 'in', industry))
  if (size) conditions.push(eb('scale_id', 'in', size))
  if (isRecommended) conditions.push(eb('is_featured', '=', 1))
  return eb.and(conditions)
}

/** The recommended ones first, then those that were here first. */
export async function listEmployers(db: Db, filters: EmployerFilters, { page, size }: Page, now: number) {
  const wanted = db.selectFrom('companies').where(wantedBy(filters))
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('is_featured', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const counts = await countJobsOf(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const result = rows.map((row) => toView(row, counts.get(row.id) ?? 0))
  return { result, totalCount: total, totalPage: Math.ceil(total / size) }
}

/** One employer; `contact` is null for who is not logged in. Undefined: there is none. */
export async function readEmployer(db: Db, id: number, isLoggedIn: boolean, now: number) {
  const row = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const counts = await countJobsOf(db, [id], now)
  return {
    ...toView(row, counts.get(id) ?? 0),
    canChat: row.account_id !== '',
    /** also for who is not told it yet */
    hasContact: [row.contact_name, row.phone, row.email].some((text) => text !== ''),
    contact: isLoggedIn ? toContact(row) : null,
  }
}
