/** Employers as the main API tells of them. */
import { looseText } from '@sarika/im-engine/text'
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { LOCATIONS, provinceIdOf, withDistricts } from '../constants/locations'
import { contains } from '../db/contains'
import type { Db, Tables } from '../db/tables'
import { isListed } from './job-filters'
import type { Page } from './job-order'
import { type Portrait, readNames, readPortrait } from './portrait'
import { languageOf } from './written-language'

type Row = Selectable<Tables['companies']>

const eb = expressionBuilder<Tables, 'companies'>()

const pointOf = ({ latitude, longitude }: Row) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

function toView(row: Row, jobsQuantity: number) {
  return {
    id: row.id,
    sourceId: row.source_id,
    name: row.name,
    /** in other languages */
    names: readNames(row.names),
    kind: row.kind,
    about: row.about,
    scale: row.scale_id,
    industrialId: row.industry_id,
    locationIds: row.location_id === 0 ? [] : [row.location_id],
    address: row.address,
    website: row.website,
    map: pointOf(row),
    isVerified: row.is_verified === 1,
    logo: row.logo || null,
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
  /** who answers fastest first; how fast many do is not known */
  readonly isByAnswers?: boolean
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

/** The recommended ones first, then those that were here first; before that, if wanted, by how fast they answer. */
export async function listEmployers(db: Db, filters: EmployerFilters, { page, size }: Page, now: number) {
  const wanted = db.selectFrom('companies').where(wantedBy(filters))
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .$if(filters.isByAnswers === true, (query) =>
      query.orderBy(sql`answers_within is null`).orderBy('answers_within'),
    )
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

/** The name of who answers, without that of the employer behind it: "Bopha, Angkor HR" and "林小姐 Golden Silk" are persons. */
export function personName(nickname: string, company: string): string {
  const [first = ''] = nickname.split(',')
  const words = first.trim().split(' ')
  const at = words.findIndex((_, index) => index > 0 && company.startsWith(words.slice(index).join(' ')))
  return at === -1 ? first.trim() : words.slice(0, at).join(' ')
}

/** Whom one can talk to here: nobody where no account answers. Their names are for those who are logged in (specification 6). */
async function readPeople(db: Db, { account_id, name }: Row, { desk }: Portrait, isLoggedIn: boolean) {
  if (account_id === '') return []
  const people = await db.selectFrom('accounts').select('nickname').where('id', '=', account_id).execute()
  return people.map(({ nickname }) => ({
    name: isLoggedIn ? personName(nickname, name) : '',
    does: desk?.does ?? {},
    languages: desk?.languages ?? [],
  }))
}

/** Where it is and where its open jobs are, with how many of them. A place without a point of its own has its province's. */
async function readPlaces(db: Db, row: Row, now: number) {
  const jobs = await db
    .selectFrom('jobs')
    .select('locations')
    .where('company_id', '=', row.id)
    .where(isListed(now))
    .execute()
  const counts = new Map<number, number>(row.location_id === 0 ? [] : [[row.location_id, 0]])
  for (const { locations } of jobs)
    for (const id of JSON.parse(locations) as number[]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([locationId, jobsQuantity]) => {
    const own = locationId === row.location_id ? pointOf(row) : null
    const province = LOCATIONS.find(({ id }) => id === provinceIdOf(locationId))
    return { locationId, point: own ?? province?.point ?? null, jobsQuantity }
  })
}

/** The rest of its page. */
async function readPage(db: Db, row: Row, isLoggedIn: boolean, now: number) {
  const portrait = readPortrait(row.portrait)
  const language = portrait.language ?? languageOf(row.about)
  return {
    language,
    abouts: { ...portrait.abouts, ...(row.about !== '' && { [language]: row.about }) },
    cover: portrait.cover ?? null,
    pictures: portrait.pictures ?? [],
    benefits: portrait.benefits ?? [],
    foundedYear: portrait.foundedYear ?? null,
    workLanguages: portrait.workLanguages ?? [],
    people: await readPeople(db, row, portrait, isLoggedIn),
    places: await readPlaces(db, row, now),
  }
}

/** One employer; `contact` is null for who is not logged in. Undefined: there is none. */
export async function readEmployer(db: Db, id: number, isLoggedIn: boolean, now: number) {
  const row = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const counts = await countJobsOf(db, [id], now)
  return {
    ...toView(row, counts.get(id) ?? 0),
    ...(await readPage(db, row, isLoggedIn, now)),
    canChat: row.account_id !== '',
    /** also for who is not told it yet */
    hasContact: [row.contact_name, row.phone, row.email].some((text) => text !== ''),
    contact: isLoggedIn ? toContact(row) : null,
  }
}
