/** Who waits for the online service, and what they are told meanwhile. */
import { isServiceOpen } from '@sarika/portal-web/contract/service'
import type { Draft } from '../chat/store-message'
import type { Db, MessageRow, Trx } from '../db/tables'
import { AGENT_AWAY_MS, agentsThere, findService } from './service'
import { type Told, tell } from './tell'
import { type Standing, wordsFor } from './words'

/** An open conversation as it stands at a moment. */
export interface OpenTalk {
  readonly imId: string
  /** account id of who answers it; null: it waits, also where its agent is away */
  readonly agentId: string | null
  /** since when its person, or the next agent, is awaited, ms; null: the last word was an agent's */
  readonly since: number | null
}

export async function openTalks(db: Db, now: number): Promise<OpenTalk[]> {
  const rows = await db
    .selectFrom('service_talks')
    .leftJoin('service_agents', 'account_id', 'agent_id')
    .select(['im_id', 'agent_id', 'waiting_since', 'taken_at', 'seen_at'])
    .where('is_open', '=', 1)
    .execute()
  return rows.map(({ im_id, agent_id, waiting_since, taken_at, seen_at }) => {
    const isHeld = agent_id !== null && seen_at !== null && seen_at > now - AGENT_AWAY_MS
    return isHeld
      ? { imId: im_id, agentId: agent_id, since: waiting_since }
      : { imId: im_id, agentId: null, since: waiting_since ?? seen_at ?? taken_at }
  })
}

/** Those that wait, the oldest first. */
export const waitingOf = (talks: readonly OpenTalk[]): OpenTalk[] =>
  talks.filter(({ agentId }) => agentId === null).toSorted((a, b) => (a.since ?? 0) - (b.since ?? 0))

/** Puts the conversation of a person into the queue; one that is there, or that an agent answers, stays where it is. */
async function enterQueue(trx: Trx, imId: string, now: number): Promise<void> {
  const fresh = { is_open: 1, waiting_since: now, agent_id: null, taken_at: null, told: '' } as const
  const talk = await trx
    .selectFrom('service_talks')
    .select(['is_open', 'waiting_since'])
    .where('im_id', '=', imId)
    .executeTakeFirst()
  if (talk === undefined)
    await trx
      .insertInto('service_talks')
      .values({ im_id: imId, ...fresh })
      .execute()
  else if (talk.is_open === 0)
    await trx.updateTable('service_talks').set(fresh).where('im_id', '=', imId).execute()
  else if (talk.waiting_since === null)
    await trx.updateTable('service_talks').set({ waiting_since: now }).where('im_id', '=', imId).execute()
}

/** null: an agent who is there answers. */
async function standingOf(db: Db, imId: string, now: number): Promise<Standing | null> {
  const waiting = waitingOf(await openTalks(db, now))
  const place = waiting.findIndex((talk) => talk.imId === imId) + 1
  if (place === 0) return null
  const isThere = (await agentsThere(db, now).limit(1).execute()).length > 0
  return isThere ? { kind: 'line', place } : { kind: 'nobody', isOpen: isServiceOpen(now) }
}

/** One word while they wait; that nobody is there is told also after the place in line. Source: S-SERVICE-4. */
async function tellStanding(trx: Trx, whom: Told, now: number): Promise<MessageRow[]> {
  const { imId } = whom
  const standing = await standingOf(trx, imId, now)
  if (standing === null) return []
  const { told } = await trx
    .selectFrom('service_talks')
    .select('told')
    .where('im_id', '=', imId)
    .executeTakeFirstOrThrow()
  if (told === 'nobody' || told === standing.kind) return []
  await trx.updateTable('service_talks').set({ told: standing.kind }).where('im_id', '=', imId).execute()
  return [await tell(trx, whom, (language) => wordsFor(standing, language, now), now)]
}

/** A person waits for the service from now on; the messages that they are told it by. */
export async function awaitService(trx: Trx, whom: Told, now: number): Promise<MessageRow[]> {
  await enterQueue(trx, whom.imId, now)
  return tellStanding(trx, whom, now)
}

/** The same for a message that was stored, where it is to the service. */
export async function noteService(trx: Trx, { senderId, target }: Draft, now: number): Promise<MessageRow[]> {
  if (target.isGroup || target.id === senderId) return []
  const service = await findService(trx)
  return service === target.id ? awaitService(trx, { service, imId: senderId }, now) : []
}
