/** Where an application stands on the board, as SQL over `applications`, `jobs` and `accounts` (who applied). */
import { type RawBuilder, sql } from 'kysely'
import type { Stage } from '../db/tables-seekers'

/** Of the conversations of who applied with any recruiter of the company, the last one that was written in. */
const conversationOf = (column: 'last_time' | 'last_number') => sql<number | null>`(
  select conversations.${sql.raw(column)} from recruiters
  join accounts as voice on voice.id = recruiters.account_id
  join conversations on conversations.id = 'p2p-' || case when voice.im_id < accounts.im_id
    then voice.im_id || '_' || accounts.im_id else accounts.im_id || '_' || voice.im_id end
  where recruiters.company_id = jobs.company_id
  order by conversations.last_time desc limit 1
)`

/** When somebody last wrote there, in ms; null: nobody has. */
export const talkedAt = (): RawBuilder<number | null> => conversationOf('last_time')

/** How many messages there are. */
export const messageCount = (): RawBuilder<number | null> => conversationOf('last_number')

/** A new one is talked about from the first message behind it. */
export const stageNow = (): RawBuilder<Stage> => sql<Stage>`case
  when applications.stage = 'new' and ${talkedAt()} > applications.applied_at then 'talked'
  else applications.stage end`
