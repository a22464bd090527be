/** Imported rows into the database: a repeated id updates what has it. */
import { looseText } from '@sarika/im-engine/text'
import { takeNumbers } from '../db/counters'
import type { JobIndex } from '../db/job-index-types'
import type { Trx } from '../db/tables'
import { dayOf, startOf } from '../jobs/days'
import { writeJobs } from '../jobs/write-jobs'
import type { ImportedCompany } from './company-rows'
import type { ImportedJob } from './job-rows'

export interface Written {
  readonly added: number
  /** rows whose id was here, or stood in a row before */
  readonly updated: number
}

/** Of rows with one id the last one counts. */
const lastOf = <T extends { sourceId: string }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [row.sourceId, row])).values(),
]

const NOTHING_KNOWN = {
  account_id: '',
  industry_id: 0,
  location_id: 0,
  latitude: null,
  longitude: null,
  is_verified: 0,
  is_featured: 0,
  contact_name: '',
  phone: '',
  email: '',
} as const

export async function writeCompanies(trx: Trx, rows: readonly ImportedCompany[]): Promise<Written> {
  const wanted = lastOf(rows)
  const known = await trx
    .selectFrom('companies')
    .select(['id', 'source_id'])
    .where(
      'source_id',
      'in',
      wanted.map(({ sourceId }) => sourceId),
    )
    .execute()
  const ids = new Map(known.map(({ id, source_id }) => [source_id, id]))
  let next = await takeNumbers(trx, 'company', wanted.length - ids.size)
  for (const { sourceId, name, website, about, scaleId, address } of wanted) {
    const said = {
      name,
      website,
      about,
      scale_id: scaleId,
      address,
      search_text: looseText(`${name} ${about}`),
    }
    const id = ids.get(sourceId)
    if (id === undefined) {
      const row = { ...NOTHING_KNOWN, ...said, id: next++, source_id: sourceId }
      await trx.insertInto('companies').values(row).execute()
    } else await trx.updateTable('companies').set(said).where('id', '=', id).execute()
  }
  const added = wanted.length - ids.size
  return { added, updated: rows.length - added }
}

/** Employers by name; those that are not here yet are made, and nobody speaks for them. */
async function findCompanies(trx: Trx, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const rows = await trx.selectFrom('companies').select(['id', 'name']).where('name', 'in', names).execute()
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const missing = names.filter((name) => !ids.has(name))
  let next = await takeNumbers(trx, 'company', missing.length)
  for (const name of missing) {
    const said = { id: next++, source_id: '', name, about: '', scale_id: 0, address: '', website: '' }
    await trx
      .insertInto('companies')
      .values({ ...NOTHING_KNOWN, ...said, search_text: looseText(name) })
      .execute()
    ids.set(name, said.id)
  }
  return ids
}

export async function writeImportedJobs(
  trx: Trx,
  index: JobIndex,
  rows: readonly ImportedJob[],
  now: number,
): Promise<Written> {
  const wanted = lastOf(rows)
  const names = new Set(wanted.map(({ companyName }) => companyName).filter((name) => name !== ''))
  const companies = await findCompanies(trx, [...names])
  const rowsHere = await trx
    .selectFrom('jobs')
    .select(['id', 'source_id', 'created_at', 'published_at'])
    .where(
      'source_id',
      'in',
      wanted.map(({ sourceId }) => sourceId),
    )
    .execute()
  const here = new Map(rowsHere.map((row) => [row.source_id, row]))
  let next = await takeNumbers(trx, 'job', wanted.length - here.size)
  const jobs = wanted.map(({ companyName, postedOn, ...job }) => {
    const known = here.get(job.sourceId)
    // A day to come is none on which it was posted: until then such a job is as old as it is here.
    const day = postedOn !== null && postedOn <= dayOf(now) ? postedOn : null
    const publishedAt = day === null ? (known?.published_at ?? now) : startOf(day)
    return {
      ...job,
      id: known?.id ?? next++,
      company: { id: companies.get(companyName) ?? 0, name: companyName },
      isOpen: true,
      closesAt: null,
      postedOn: day ?? dayOf(publishedAt),
      publishedAt,
      createdAt: known?.created_at ?? now,
    }
  })
  await writeJobs(trx, index, jobs, now)
  const added = wanted.length - here.size
  return { added, updated: rows.length - added }
}
