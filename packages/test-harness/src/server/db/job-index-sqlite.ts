import { sql } from 'kysely'
import { readTitles } from './contains'
import type { FoundJob, JobIndex, JobQuery, Part, Term, Tier } from './job-index-types'

/** Words hold letters, digits, + and # only: nothing in quotes needs an escape. */
const quoted = (words: readonly string[]): string => `"${words.join(' ')}"`

function phraseOf({ words, isStart, without = [] }: Term): string {
  const phrase = quoted(words) + (isStart ? '*' : '')
  return without.length === 0 ? phrase : `(${phrase} NOT (${without.map(quoted).join(' OR ')}))`
}

const runOf = (parts: readonly Part[]): string =>
  `(${parts
    .map(
      (forms) => `(${forms.map((form) => ('all' in form ? runOf(form.all) : phraseOf(form))).join(' OR ')})`,
    )
    .join(' AND ')})`

function expressionOf({ runs, match, needs }: JobQuery): string {
  const expression = `(${runs.map(runOf).join(match === 'all' ? ' AND ' : ' OR ')})`
  return needs ? `((${needs.map(runOf).join(' OR ')}) AND ${expression})` : expression
}

const titleOf = ({ titles }: JobQuery): string => `(${titles.map((title) => `"${title}"`).join(' OR ')})`

function tierOf(query: JobQuery, tier: Tier): string {
  switch (tier) {
    case 'title':
      return `titles : ${titleOf(query)}`
    case 'other title':
      return `others : ${titleOf(query)}`
    case 'names':
      return `{titles others names} : ${expressionOf(query)}`
    case 'all':
      return expressionOf(query)
  }
}

const matching = (query: JobQuery, tier: Tier) =>
  sql<{
    job_id: number
  }>`(select rowid as job_id from job_index where job_index match ${tierOf(query, tier)})`

/** The index of titles has every three characters in a row. */
const TRIGRAM = 3
/** Behind the titles, so that their last two characters begin three in a row as well. */
const END = '\n'
/** Behind every character there is. */
const LAST = '\u{10ffff}'

/** Every three characters in a row that begin with these two; where there are none, an empty phrase, which nothing matches. */
const partsBeginningWith = (text: string) =>
  sql`(select coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""')
    from job_title_parts where term >= ${text} and term < ${text + LAST})`

/** FTS5 over the words of the four columns, and over three characters of titles; it keeps no text of its own. */
export const ftsIndex: JobIndex = {
  async empty(trx) {
    // By their own command: row by row, each would leave a mark that every search reads.
    await sql`insert into job_titles (job_titles) values ('delete-all')`.execute(trx)
    await sql`insert into job_index (job_index) values ('delete-all')`.execute(trx)
  },
  async put(trx, jobs) {
    const titles = jobs.map(({ id, titleText }) => sql`(${id}, ${titleText + END})`)
    await sql`insert or replace into job_titles (rowid, titles) values ${sql.join(titles)}`.execute(trx)
    const rows = jobs.map(
      ({ id, titles, others, names, body }) => sql`(${id}, ${titles}, ${others}, ${names}, ${body})`,
    )
    await sql`insert or replace into job_index (rowid, titles, others, names, body) values ${sql.join(rows)}`.execute(
      trx,
    )
  },
  find(query, within) {
    const among = (tier: Tier) => sql`rowid in ${matching(query, tier)}`
    return sql<FoundJob>`(
      select rowid as job_id,
        case when ${among('title')} then 0 when ${among('other title')} then 1 when ${among('names')} then 2 else 3 end as tier,
        bm25(job_index, 8, 5, 3, 1) as score
      from job_index where job_index match ${tierOf(query, within)}
    )`.as('found')
  },
  matching,
  titled(text) {
    const { length } = [...text]
    // One character has most titles: they are read sooner than looked up.
    if (length < TRIGRAM - 1) return readTitles(text)
    const phrase = length < TRIGRAM ? partsBeginningWith(text) : sql`${`"${text.replaceAll('"', '""')}"`}`
    return sql`(select rowid as job_id from job_titles where job_titles match ${phrase})`
  },
}
