/** What agents do with conversations of the service. Each function says who was quicker, or that there is none. */
import type { Backend } from '../backend'
import { encryptContent } from '../chat/cipher'
import { type Posted, postMessage } from '../chat/post-message'
import type { WordList } from '../chat/words'
import type { Trx } from '../db/tables'
import { openTalks } from './queue'
import { agentsThere } from './service'

/** `missing`: no such conversation is open. `others`: another agent answers it. `away`: that agent is not there. */
export type Handled = 'done' | 'missing' | 'others' | 'away'

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

async function stateOf(trx: Trx, agentId: string, imId: string, now: number) {
  const talk = (await openTalks(trx, now)).find((one) => one.imId === imId)
  if (talk === undefined) return 'missing'
  if (talk.agentId === null) return 'waiting'
  return talk.agentId === agentId ? 'mine' : 'others'
}

const talkOf = (trx: Trx, imId: string) => trx.updateTable('service_talks').where('im_id', '=', imId)

/** Of two who take it at once, the first one has it. Source: S-SERVICE-6. */
export async function takeTalk(trx: Trx, agentId: string, imId: string, now: number): Promise<Handled> {
  const state = await stateOf(trx, agentId, imId, now)
  if (state === 'missing' || state === 'others') return state
  await noteAgent(trx, agentId, now)
  if (state === 'waiting') await talkOf(trx, imId).set({ agent_id: agentId, taken_at: now }).execute()
  return 'done'
}

/** Only its own agent answers, hands over and closes. */
async function own(trx: Trx, agentId: string, imId: string, now: number): Promise<Handled> {
  const state = await stateOf(trx, agentId, imId, now)
  if (state === 'missing') return 'missing'
  return state === 'mine' ? 'done' : 'others'
}

/** `to`: another agent, who must be there; null: back into the queue. */
export async function handOver(
  trx: Trx,
  agentId: string,
  imId: string,
  to: string | null,
  now: number,
): Promise<Handled> {
  const mine = await own(trx, agentId, imId, now)
  if (mine !== 'done') return mine
  if (to === null) {
    const since = { waiting_since: now }
    await talkOf(trx, imId).set({ agent_id: null, taken_at: null }).execute()
    await talkOf(trx, imId).where('waiting_since', 'is', null).set(since).execute()
    return 'done'
  }
  const there = await agentsThere(trx, now).where('accounts.id', '=', to).executeTakeFirst()
  if (there === undefined) return 'away'
  await talkOf(trx, imId).set({ agent_id: to, taken_at: now }).execute()
  return 'done'
}

export async function closeTalk(trx: Trx, agentId: string, imId: string, now: number): Promise<Handled> {
  const mine = await own(trx, agentId, imId, now)
  if (mine === 'done')
    await talkOf(trx, imId)
      .set({ is_open: 0, agent_id: null, taken_at: null, waiting_since: null, told: '' })
      .execute()
  return mine
}

export interface Answer {
  readonly text: string
  /** of this try: the same again is stored once */
  readonly clientId: string
}

/** The service's account says it; that this agent wrote it is kept. Source: S-SERVICE-7. */
export async function answerTalk(
  trx: Trx,
  { service, agentId, imId }: { service: string; agentId: string; imId: string },
  { text, clientId }: Answer,
  words: WordList,
  now: number,
): Promise<Exclude<Handled, 'done'> | Posted> {
  const mine = await own(trx, agentId, imId, now)
  if (mine !== 'done') return mine
  const target = { isGroup: false, id: imId }
  const body = { type: 'text', ...encryptContent(text, service, target) }
  const posted = await postMessage(trx, { senderId: service, target, clientId, body }, now, words)
  if (posted.kind !== 'stored') return posted
  await trx.insertInto('service_answers').values({ message_id: posted.row.id, agent_id: agentId }).execute()
  await talkOf(trx, imId).set({ waiting_since: null, told: '' }).execute()
  return posted
}
