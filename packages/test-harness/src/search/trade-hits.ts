import { LANGUAGES, type Language } from '../server/constants/names'
import { jobIndexOf } from '../server/db/job-index'
import { openDatabase } from '../server/db/open'
import { startServer } from '../server/index'
import { isListed } from '../server/jobs/job-filters'
import { OCCUPATIONS } from '../server/jobs/occupations/occupations'
import { wholeWord, wordsOf } from '../server/jobs/words'

/** How many open jobs have a name of a trade in a title, by the language of the name. */
interface TradeHits {
  readonly id: string
  readonly names: Readonly<Record<Language, readonly string[]>>
  readonly byLanguage: Readonly<Record<Language, number>>
  /** by a name in any language */
  readonly all: number
}

/** Counts on the demo's jobs; `database` is a file that is not there yet. */
export async function countTrades(database: string): Promise<TradeHits[]> {
  const server = await startServer({ port: 0, database, quiet: true, passwordCost: 4 })
  await server.close()
  const { db, kind, close } = await openDatabase(database)
  const index = jobIndexOf(kind)
  const count = async (names: readonly string[]): Promise<number> => {
    const forms = names.map((name) => ({ words: wordsOf(name), isStart: false }))
    const titles = names.map((name) => wholeWord(wordsOf(name)))
    const { total } = await db
      .selectFrom(index.matching({ runs: [[forms]], match: 'all', titles }, 'names').as('found'))
      .crossJoin('jobs')
      .whereRef('found.job_id', '=', 'jobs.id')
      .where(isListed(Date.now()))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const hits: TradeHits[] = []
  for (const { id, names } of OCCUPATIONS) {
    const byLanguage = { en: 0, zh: 0, km: 0, ko: 0, th: 0, vi: 0 }
    for (const language of LANGUAGES) byLanguage[language] = await count(names[language])
    hits.push({ id, names, byLanguage, all: await count(Object.values(names).flat()) })
  }
  await close()
  return hits
}
