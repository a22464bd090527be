/** Jobs as their index has them, read back: whenever they are found by other words than they were written with. */
import type { Trx } from '../db/tables'
import type { Searched } from './write-jobs'

/** A draft is found by nobody. */
const query = (trx: Trx) =>
  trx
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.company_id', 'jobs.title', 'jobs.locations', 'jobs.place', 'companies.name'])
    .select(['titles', 'other_titles', 'description', 'requirements', 'benefits', 'texts'])
    .where('jobs.is_draft', '=', 0)
    .orderBy('jobs.id')

type Row = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>

const toSearched = ({ company_id, name, locations, titles, other_titles, texts, ...job }: Row): Searched => ({
  ...job,
  company: { id: company_id, name: name ?? '' },
  locationIds: JSON.parse(locations),
  titles: JSON.parse(titles),
  otherTitles: JSON.parse(other_titles),
  texts: JSON.parse(texts),
})

/** So many behind an id, in the order of ids. */
export const searchedBehind = async (trx: Trx, id: number, count: number): Promise<Searched[]> =>
  (await query(trx).where('jobs.id', '>', id).limit(count).execute()).map(toSearched)

/** All of one company. */
export const searchedOf = async (trx: Trx, companyId: number): Promise<Searched[]> =>
  (await query(trx).where('jobs.company_id', '=', companyId).execute()).map(toSearched)
