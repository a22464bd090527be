/** What the counts of a search go by: of each job the ids of its lists, apart from texts. */
import { type Expression, type SqlBool, sql } from 'kysely'
import { withProvince } from '../constants/locations'
import { PUBLISH_DATES } from '../constants/terms'
import type { JobQuery } from '../db/job-index-types'
import { firstDayOf } from './days'
import type { Parts } from './job-order'

/** Ids of lists that one number holds together, two digits each, the last one first. */
const PACKED = ['industry', 'category', 'experience', 'term', 'level', 'qualification'] as const
const DIGITS = 100

export type ListName = (typeof PACKED)[number]

/** Jobs by their place in columns; -1 in `payFrom` and `payTo`: no sum is said. */
export interface JobRows {
  readonly count: number
  readonly lists: Readonly<Record<ListName, Uint8Array>>
  readonly company: Int32Array
  /** cents of a US dollar a month */
  readonly payFrom: Float64Array
  readonly payTo: Float64Array
  /** how many of the publish dates it keeps to: those that reach furthest back */
  readonly publishDates: Uint8Array
  /** the places of job `i`, with their provinces, each once, stand from `placesFrom[i]` to before `placesFrom[i + 1]` */
  readonly placesFrom: Int32Array
  readonly places: Int16Array
}

const COLUMN_OF: Readonly<Record<ListName, string>> = {
  industry: 'industry_id',
  category: 'category_id',
  experience: 'experience_id',
  term: 'term_id',
  level: 'level_id',
  qualification: 'qualification_id',
}

/** The six ids as one number, which is written sooner than six. */
const packed = () => {
  const terms = PACKED.map(
    (name, index) =>
      sql`${sql.ref(`jobs.${COLUMN_OF[name]}`)} * ${sql.lit(DIGITS ** (PACKED.length - 1 - index))}`,
  )
  return sql`(${sql.join(terms, sql` + `)})`
}

const publishDatesOf = (now: number) => {
  const cases = PUBLISH_DATES.map(
    ({ days }, index) =>
      sql`when jobs.posted_on >= ${firstDayOf(days, now)} then ${sql.lit(PUBLISH_DATES.length - index)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** One job: `230601020301,17,30000,50000,4,[1204]`; an empty pay is none. */
const textOf = (now: number) => sql`${packed()} || ',' || jobs.company_id || ',' ||
  coalesce(cast(jobs.pay_month_from as text), '') || ',' || coalesce(cast(jobs.pay_month_to as text), '') || ',' ||
  ${publishDatesOf(now)} || ',' || jobs.locations`

const ZERO = 48
const NINE = 57
const COMMA = 44
const SEMICOLON = 59
const OPEN = 91
const CLOSE = 93

const MEMBERS = 5

/** Grows as it is filled. */
class Places {
  #items = new Int16Array(1_024)
  size = 0

  push(id: number): void {
    if (this.size === this.#items.length) {
      const wider = new Int16Array(2 * this.size)
      wider.set(this.#items)
      this.#items = wider
    }
    this.#items[this.size++] = id
  }

  has(id: number, from: number): boolean {
    for (let at = from; at < this.size; at++) if (this.#items[at] === id) return true
    return false
  }

  take(): Int16Array {
    return this.#items.slice(0, this.size)
  }
}

/** Reads the jobs out of one long text, letter by letter: objects for each would take four times as long. */
function parse(text: string, count: number): JobRows {
  const lists = Object.fromEntries(PACKED.map((name) => [name, new Uint8Array(count)]))
  const columns = PACKED.map((name) => lists[name] ?? new Uint8Array(count)).toReversed()
  const company = new Int32Array(count)
  const payFrom = new Float64Array(count)
  const payTo = new Float64Array(count)
  const publishDates = new Uint8Array(count)
  const placesFrom = new Int32Array(count + 1)
  const places = new Places()
  const provinces = new Map<number, number[]>()
  let row = 0
  let member = 0
  let value = -1
  const endMember = (): void => {
    if (member === 0)
      for (let left = value, index = 0; index < columns.length; index++, left = Math.floor(left / DIGITS)) {
        const column = columns[index]
        if (column) column[row] = left % DIGITS
      }
    else if (member === 1) company[row] = value
    else if (member === 2) payFrom[row] = value
    else if (member === 3) payTo[row] = value
    else if (member === 4) publishDates[row] = value
    member++
    value = -1
  }
  const endPlace = (): void => {
    if (value < 0) return
    const ids = provinces.get(value) ?? withProvince(value)
    provinces.set(value, ids)
    for (const id of ids) if (!places.has(id, placesFrom[row] ?? 0)) places.push(id)
    value = -1
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter >= ZERO && letter <= NINE) value = Math.max(value, 0) * 10 + letter - ZERO
    else if (letter === COMMA && member < MEMBERS) endMember()
    else if (letter === COMMA || letter === CLOSE) endPlace()
    else if (letter === SEMICOLON) {
      placesFrom[++row] = places.size
      member = 0
    } else if (letter !== OPEN) throw new Error(`no row of a job: ${text.slice(at, at + 50)}`)
  }
  placesFrom[count] = places.size
  return {
    count,
    lists: lists as JobRows['lists'],
    company,
    payFrom,
    payTo,
    publishDates,
    placesFrom,
    places: places.take(),
  }
}

export const NO_ROWS = parse('', 0)

/** The jobs that a query finds and a condition lets in. */
export async function readRows(
  { db, jobs, clock }: Parts,
  query: JobQuery | undefined,
  condition: Expression<SqlBool>,
): Promise<JobRows> {
  // The found ids first, as everywhere (job-order.ts): they are looked up among the jobs.
  const from = query
    ? sql`${jobs.matching(query, 'all')} as found cross join jobs where found.job_id = jobs.id and ${condition}`
    : sql`jobs where ${condition}`
  const { rows } = await sql<{ text: string | null; count: number }>`
    select string_agg(${textOf(clock())}, ';') as text, count(*) as count from ${from}
  `.execute(db)
  return parse(rows[0]?.text ?? '', rows[0]?.count ?? 0)
}
