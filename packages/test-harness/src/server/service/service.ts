// service/ is the online service: one account of the chat that people write to, and agents who answer as it.
//
//   a message to the account > chat/post-message.ts > queue.ts   the conversation waits; words.ts says how long, once
//   a button of the portal   > http/routes-service.ts > ask.ts   the same without typing
//   an agent's desk          > http/routes-service.ts > talks.ts what waits, and the thread
//                                                     > agents.ts take, answer, hand over, close
//
// What is not here: a chat of its own. A conversation is one of two, of the person with the account, and catch-up, tabs,
// devices, search and the cipher are those of every other. Nobody is told of a change of the queue: desks ask again.

import { MANAGER } from '../chat/permission'
import type { Db } from '../db/tables'

/** An agent whose desk has not asked for so long is away, ms. Ours. */
export const AGENT_AWAY_MS = 3 * 60_000
/** Rows of the queue that a desk is given. */
export const MAX_TALKS = 200
/** Messages of a page of a thread. */
export const THREAD_PAGE = 50

/** The im id of the account that people write to; undefined: this deployment has no online service. */
export async function findService(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('im_id')
    .where('user_type', '=', MANAGER)
    .where('kind', '=', 'service')
    .executeTakeFirst()
  return row?.im_id
}

/** Agents whose desk is open now. */
export const agentsThere = (db: Db, now: number) =>
  db
    .selectFrom('service_agents')
    .innerJoin('accounts', 'accounts.id', 'service_agents.account_id')
    .select(['accounts.id', 'accounts.nickname'])
    .where('seen_at', '>', now - AGENT_AWAY_MS)
    .where('accounts.kind', '=', 'agent')
