import { sql } from 'kysely'
import { readTitles } from './contains'
import type { FoundJob, IndexedJob, JobIndex, JobQuery, Part, Term, Tier } from './job-index-types'

/**
 * A word has at most so many places in a vector, and a place is at most so large: what stands further back stands there, all in
 * one place, so it is found by its words and not by letters in a row.
 */
const MAX_PLACE = 16_383
const MAX_PLACES = 256

const PARTS = [
  ['titles', 'A'],
  ['others', 'B'],
  ['names', 'C'],
  ['body', 'D'],
] as const

/** The vector written by us: the parser of the database tears words of Khmer at their vowels. */
function vectorOf(job: IndexedJob): string {
  const places = new Map<string, string[]>()
  let place = 0
  for (const [part, weight] of PARTS) {
    for (const word of job[part].split(' ')) {
      place++
      const known = places.get(word) ?? []
      if (word === '' || known.length >= MAX_PLACES) continue
      places.set(word, [...known, `${Math.min(place, MAX_PLACE)}${weight}`])
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

/** `weights` ABC: titles and names only. */
function termOf({ words, isStart, without = [] }: Term, weights: string): string {
  const label = `${isStart ? '*' : ''}${weights}`
  const row = `(${words.map((word) => `'${word}'${label === '' ? '' : `:${label}`}`).join(' <-> ')})`
  if (without.length === 0) return row
  const others = without.map((other) => termOf({ words: other, isStart: false }, weights))
  return `(${row} & !(${others.join(' | ')}))`
}

function expressionOf({ runs, match, needs }: JobQuery, weights: string): string {
  const runOf = (parts: readonly Part[]): string =>
    `(${parts
      .map(
        (forms) =>
          `(${forms.map((form) => ('all' in form ? runOf(form.all) : termOf(form, weights))).join(' | ')})`,
      )
      .join(' & ')})`
  const expression = runs.map(runOf).join(match === 'all' ? ' & ' : ' | ')
  return needs ? `(${needs.map(runOf).join(' | ')}) & (${expression})` : expression
}

const titleOf = ({ titles }: JobQuery, weight: string): string =>
  titles.map((title) => `'${title}':${weight}`).join(' | ')

function tierOf(query: JobQuery, tier: Tier): string {
  switch (tier) {
    case 'title':
      return titleOf(query, 'A')
    case 'other title':
      return titleOf(query, 'B')
    case 'names':
      return expressionOf(query, 'ABC')
    case 'all':
      return expressionOf(query, '')
  }
}

/** A tsvector under a GIN index. */
export const vectorIndex: JobIndex = {
  async empty(trx) {
    await sql`delete from job_index`.execute(trx)
  },
  async put(trx, jobs) {
    const rows = jobs.map((job) => sql`(${job.id}::bigint, ${vectorOf(job)}::tsvector)`)
    await sql`insert into job_index (job_id, words) values ${sql.join(rows)}
      on conflict (job_id) do update set words = excluded.words`.execute(trx)
  },
  find(query, within) {
    const has = (tier: Tier) => sql`words @@ ${tierOf(query, tier)}::tsquery`
    return sql<FoundJob>`(
      select job_id,
        case when ${has('title')} then 0 when ${has('other title')} then 1 when ${has('names')} then 2 else 3 end as tier,
        -ts_rank('{0.1, 0.3, 0.6, 1}', words, ${tierOf(query, within)}::tsquery, 1) as score
      from job_index where ${has(within)}
    )`.as('found')
  },
  matching: (query, tier) =>
    sql<{ job_id: number }>`(select job_id from job_index where words @@ ${tierOf(query, tier)}::tsquery)`,
  titled: readTitles,
}
