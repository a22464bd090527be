// How soon an employer answers those who write to it, and how many of them it answers.
//
//   every hour: talks of the last 90 days, in the thread of the searches > one row a company (index.ts writes what has changed)
//
// The way of a message is not touched: nothing is counted when one is stored. What is not here: what was said. A talk counts by
// the first message of the seeker and the first one of the employer behind it.

import { sql } from 'kysely'
import type { Db, Trx } from '../db/tables'
import { ANSWER_TIMES_OF_DAYS, ANSWERED_WITHIN_DAYS, MIN_ANSWERED_TALKS } from '../limits'

const DAY_MS = 24 * 3_600_000

export interface AnswerTime {
  readonly companyId: number
  /** the median, in whole seconds; null: too few were answered to say */
  readonly answersWithin: number | null
  /** whole percent of those who wrote that were answered in time; null: too few wrote */
  readonly answeredPercent: number | null
}

interface Talk {
  company_id: number
  asked_at: number
  answered_at: number | null
}

/** Talks of seekers with the accounts of employers that began after a moment: each first message is found by its number. */
async function talksSince(db: Db, since: number): Promise<Talk[]> {
  const first = (sender: string, behind: string) => sql`(
    select number from messages where conversation_id = talk.conversation_id and sender_id = ${sql.ref(sender)}
      and type <> 'withdraw' and number > ${sql.raw(behind)} order by number limit 1
  )`
  const { rows } = await sql<Talk>`
    select begun.company_id, asked.msg_time as asked_at, answer.msg_time as answered_at
    from (
      select talk.*, ${first('talk.seeker', '0')} as asked_number from (
        select companies.id as company_id, contacts.owner_id as employer, contacts.im_id as seeker,
          'p2p-' || case when contacts.owner_id < contacts.im_id
            then contacts.owner_id || '_' || contacts.im_id
            else contacts.im_id || '_' || contacts.owner_id end as conversation_id
        from companies
        join accounts on accounts.id = companies.account_id
        join contacts on contacts.owner_id = accounts.im_id
        join accounts as seekers on seekers.im_id = contacts.im_id and seekers.kind = 'seeker'
      ) as talk
      join conversations on conversations.id = talk.conversation_id and conversations.last_time >= ${since}
    ) as begun
    join messages as asked on asked.conversation_id = begun.conversation_id and asked.number = begun.asked_number
    left join messages as answer on answer.conversation_id = begun.conversation_id and answer.number = (
      select number from messages where conversation_id = begun.conversation_id and sender_id = begun.employer
        and type <> 'withdraw' and number > begun.asked_number order by number limit 1
    )
    where asked.msg_time >= ${since}
  `.execute(db)
  return rows
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] =
    sorted.length % 2 === 0 ? [sorted[half - 1], sorted[half]] : [sorted[half], sorted[half]]
  return (low + high) / 2
}

/** Of one company. A talk that is younger than the time to answer counts only when it is answered: nobody can say yet. */
function timeOf(companyId: number, talks: readonly Talk[], now: number): AnswerTime {
  const withinMs = ANSWERED_WITHIN_DAYS * DAY_MS
  const waits = talks.flatMap(({ asked_at, answered_at }) =>
    answered_at === null ? [] : [Math.max(0, answered_at - asked_at)],
  )
  const decided = talks.filter(
    ({ asked_at, answered_at }) => answered_at !== null || asked_at < now - withinMs,
  )
  const inTime = waits.filter((wait) => wait <= withinMs)
  return {
    companyId,
    answersWithin: waits.length < MIN_ANSWERED_TALKS ? null : Math.round(median(waits) / 1_000),
    answeredPercent:
      decided.length < MIN_ANSWERED_TALKS ? null : Math.round((100 * inTime.length) / decided.length),
  }
}

/** Of every company that somebody wrote to in the last 90 days. */
export async function readAnswerTimes(db: Db, now: number): Promise<AnswerTime[]> {
  const talks = await talksSince(db, now - ANSWER_TIMES_OF_DAYS * DAY_MS)
  const byCompany = new Map<number, Talk[]>()
  for (const talk of talks) {
    const own = byCompany.get(talk.company_id) ?? []
    own.push(talk)
    byCompany.set(talk.company_id, own)
  }
  return [...byCompany].map(([companyId, own]) => timeOf(companyId, own, now))
}

/** Writes what has changed; a company that nobody writes to any more has none. */
export async function writeAnswerTimes(trx: Trx, times: readonly AnswerTime[]): Promise<void> {
  const known = await trx
    .selectFrom('companies')
    .select(['id', 'answers_within', 'answered_percent'])
    .where((eb) => eb.or([eb('answers_within', 'is not', null), eb('answered_percent', 'is not', null)]))
    .execute()
  const now = new Map(times.map((time) => [time.companyId, time]))
  const before = new Map(known.map((row) => [row.id, row]))
  for (const id of new Set([...now.keys(), ...before.keys()])) {
    const { answersWithin = null, answeredPercent = null } = now.get(id) ?? {}
    const row = before.get(id)
    if (
      (row?.answers_within ?? null) === answersWithin &&
      (row?.answered_percent ?? null) === answeredPercent
    )
      continue
    await trx
      .updateTable('companies')
      .set({ answers_within: answersWithin, answered_percent: answeredPercent })
      .where('id', '=', id)
      .execute()
  }
}
