/** What agents do with conversations of the service. Each function says who was quicker, or that there is none. */
import type { Backend } from '../backend'
import { encryptContent } from '../chat/cipher'
import { type Posted, postMessage } from '../chat/post-message'
import type { WordList } from '../chat/words'
import type { MessageRow, Trx } from '../db/tables'
import { openTalks } from './queue'
import { agentsThere } from './service'
import { tell } from './tell'
import { endedIn, withYou } from './words'

/** `missing`: no such conversation is open. `others`: another agent answers it. `away`: that agent is not there. */
export type Undone = 'missing' | 'others' | 'away'

/** Done: what its person is told by it. */
export type Handled = Undone | readonly MessageRow[]

/** A conversation of the service, and the agent who does something with it. */
export interface Deed {
  readonly service: string
  readonly agentId: string
  readonly imId: string
}

/** A desk asks every few seconds; that its agent is there is written down less often. */
const SEEN_EVERY_MS = 20_000

/** Their desk has asked. */
export async function markThere(
  { db, writes }: Pick<Backend, 'db' | 'writes'>,
  accountId: string,
  now: number,
): Promise<void> {
  const known = await db
    .selectFrom('service_agents')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('seen_at', '>', now - SEEN_EVERY_MS)
    .executeTakeFirst()
  if (known === undefined) await writes.run((trx) => noteAgent(trx, accountId, now))
}

async function noteAgent(trx: Trx, accountId: string, now: number): Promise<void> {
  await trx
    .insertInto('service_agents')
    .values({ account_id: accountId, seen_at: now })
    .onConflict((c) => c.column('account_id').doUpdateSet({ seen_at: now }))
    .execute()
}

async function stateOf(trx: Trx, { agentId, imId }: Deed, now: number) {
  const talk = (await openTalks(trx, now)).find((one) => one.imId === imId)
  if (talk === undefined) return 'missing'
  if (talk.agentId === null) return 'waiting'
  return talk.agentId === agentId ? 'mine' : 'others'
}

const talkOf = (trx: Trx, imId: string) => trx.updateTable('service_talks').where('im_id', '=', imId)

/** Its person is told who answers from now on. Source: S-SERVICE-15. */
async function give(trx: Trx, { service, imId }: Deed, agentId: string, now: number): Promise<MessageRow[]> {
  const { agent_id } = await trx
    .selectFrom('service_talks')
    .select('agent_id')
    .where('im_id', '=', imId)
    .executeTakeFirstOrThrow()
  await talkOf(trx, imId).set({ agent_id: agentId, taken_at: now }).execute()
  if (agent_id === agentId) return []
  const { nickname } = await trx
    .selectFrom('accounts')
    .select('nickname')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()
  return [await tell(trx, { service, imId }, (language) => withYou(nickname, language), now)]
}

/** Of two who take it at once, the first one has it. Source: S-SERVICE-6. */
export async function takeTalk(trx: Trx, deed: Deed, now: number): Promise<Handled> {
  const state = await stateOf(trx, deed, now)
  if (state === 'missing' || state === 'others') return state
  await noteAgent(trx, deed.agentId, now)
  return state === 'waiting' ? give(trx, deed, deed.agentId, now) : []
}

/** Only its own agent answers, hands over and closes; null: it is theirs. */
async function notOwn(trx: Trx, deed: Deed, now: number): Promise<'missing' | 'others' | null> {
  const state = await stateOf(trx, deed, now)
  if (state === 'mine') return null
  return state === 'missing' ? 'missing' : 'others'
}

/** `to`: another agent, who must be there; null: back into the queue. */
export async function handOver(trx: Trx, deed: Deed, to: string | null, now: number): Promise<Handled> {
  const why = await notOwn(trx, deed, now)
  if (why !== null) return why
  if (to === null) {
    const since = { waiting_since: now }
    await talkOf(trx, deed.imId).set({ agent_id: null, taken_at: null }).execute()
    await talkOf(trx, deed.imId).where('waiting_since', 'is', null).set(since).execute()
    return []
  }
  const there = await agentsThere(trx, now).where('accounts.id', '=', to).executeTakeFirst()
  return there === undefined ? 'away' : give(trx, deed, to, now)
}

/** Its person is told that it is closed. Source: S-SERVICE-15. */
export async function closeTalk(trx: Trx, deed: Deed, now: number): Promise<Handled> {
  const why = await notOwn(trx, deed, now)
  if (why !== null) return why
  await talkOf(trx, deed.imId)
    .set({ is_open: 0, agent_id: null, taken_at: null, waiting_since: null, told: '' })
    .execute()
  return [await tell(trx, deed, endedIn, now)]
}

export interface Answer {
  readonly text: string
  /** of this try: the same again is stored once */
  readonly clientId: string
}

/** The service's account says it; that this agent wrote it is kept. Source: S-SERVICE-7. */
export async function answerTalk(
  trx: Trx,
  deed: Deed,
  { text, clientId }: Answer,
  words: WordList,
  now: number,
): Promise<Undone | Posted> {
  const why = await notOwn(trx, deed, now)
  if (why !== null) return why
  const { service, agentId, imId } = deed
  const target = { isGroup: false, id: imId }
  const body = { type: 'text', ...encryptContent(text, service, target) }
  const posted = await postMessage(trx, { senderId: service, target, clientId, body }, now, words)
  if (posted.kind !== 'stored') return posted
  await trx.insertInto('service_answers').values({ message_id: posted.row.id, agent_id: agentId }).execute()
  await talkOf(trx, imId).set({ waiting_since: null, told: '' }).execute()
  return posted
}
