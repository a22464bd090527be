import { MAX_SUGGESTED_COMPANIES, SUGGESTIONS_LIFE_MS } from '../../limits'
import { countJobsOf } from '../employer-views'
import type { Parts } from '../job-order'
import { Kept, perDatabase } from '../kept'
import { startsOf } from '../words'
import { isTyped, type Typing } from './matches'

export interface SuggestedCompany {
  readonly id: number
  readonly name: string
  readonly isVerified: boolean
  readonly industrialId: number
  /** open jobs */
  readonly jobsQuantity: number
}

type Named = Omit<SuggestedCompany, 'jobsQuantity'> & { readonly starts: readonly string[] }

/** Whose jobs are counted: of more that begin so, those that begin with it first. */
const MOST_COUNTED = 8

const MAX_KEPT_COUNTS = 5_000

const keptOf = perDatabase(() => ({
  names: new Kept<readonly Named[]>(1, SUGGESTIONS_LIFE_MS),
  counts: new Kept<number>(MAX_KEPT_COUNTS, SUGGESTIONS_LIFE_MS),
}))

/** Their names are folded once in a while: they are thousands, and each key that somebody presses asks for them. */
const readNames = (parts: Parts): Promise<readonly Named[]> =>
  keptOf(parts.db).names.get('', parts.clock(), async () => {
    const rows = await parts.db
      .selectFrom('companies')
      .select(['id', 'name', 'is_verified', 'industry_id'])
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, is_verified, industry_id }) => ({
      id,
      name,
      isVerified: is_verified === 1,
      industrialId: industry_id,
      starts: startsOf(name),
    }))
  })

const countJobs = (parts: Parts, id: number): Promise<number> =>
  keptOf(parts.db).counts.get(String(id), parts.clock(), async () => {
    const counts = await countJobsOf(parts.db, [id], parts.clock())
    return counts.get(id) ?? 0
  })

/** Employers by any word of their names, those with the most open jobs first. */
export async function suggestCompanies(parts: Parts, typing: Typing): Promise<SuggestedCompany[]> {
  const found = (await readNames(parts)).filter(({ starts }) => isTyped(starts, typing))
  const begins = ({ starts }: Named): number => (starts[0]?.startsWith(typing.last) ? 0 : 1)
  const few = found.toSorted((a, b) => begins(a) - begins(b)).slice(0, MOST_COUNTED)
  const counted: SuggestedCompany[] = []
  for (const { starts: _starts, ...company } of few)
    counted.push({ ...company, jobsQuantity: await countJobs(parts, company.id) })
  return counted.toSorted((a, b) => b.jobsQuantity - a.jobsQuantity).slice(0, MAX_SUGGESTED_COMPANIES)
}

/** Whether what is typed may become the name of an employer. */
export const isCompanyTyped = async (parts: Parts, typing: Typing): Promise<boolean> =>
  (await readNames(parts)).some(({ starts }) => isTyped(starts, typing))
