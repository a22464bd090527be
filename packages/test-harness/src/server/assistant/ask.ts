/** A question and its replies, as messages between who asks and `1`. */
import { randomUUID } from 'node:crypto'
import { job, robot } from '@sarika/im-engine/kinds'
import { type Writer, writesOf } from '../accounts/own-writes'
import type { Backend } from '../backend'
import { AckCode, type Refusal, refuse } from '../chat/codes'
import { type Draft, findRepeat, isRepeat, storeMessage } from '../chat/store-message'
import { openView } from '../chat/views'
import type { Language } from '../constants/names'
import type { MessageRow, Trx } from '../db/tables'
import { ASSISTANT_ID, type Asker, type Reply } from './assistant'
import { TEXTS } from './texts/texts'

export interface Questioner extends Writer, Pick<Asker, 'language'> {
  readonly imId: string
}

export type Outcome =
  /** `rows`: what is new, the question first; `reply`: undefined where it was answered before */
  | {
      readonly kind: 'answered'
      readonly question: MessageRow
      readonly replies: readonly MessageRow[]
      readonly reply?: Reply
    }
  | Refusal

/** Answers under way, by asker and client id: a question that comes again meanwhile is not asked twice. */
const underWay = new WeakMap<Backend, Map<string, Promise<Outcome>>>()

function pendingOf(backend: Backend): Map<string, Promise<Outcome>> {
  const pending = underWay.get(backend) ?? new Map<string, Promise<Outcome>>()
  underWay.set(backend, pending)
  return pending
}

/**
 * Answers, then stores question and replies in one transaction: a server that ends in between has neither, and the question that
 * comes again is answered then. Nobody else hears of it. Source: S-AI-3.
 */
export function askAssistant(
  backend: Backend,
  who: Questioner,
  draft: Draft,
  signal: AbortSignal,
): Promise<Outcome> {
  const pending = pendingOf(backend)
  const key = `${who.imId} ${draft.clientId}`
  const known = pending.get(key)
  if (known) return known
  const asking = ask(backend, who, draft, signal).finally(() => pending.delete(key))
  pending.set(key, asking)
  return asking
}

async function ask(backend: Backend, who: Questioner, draft: Draft, signal: AbortSignal): Promise<Outcome> {
  const { assistant, db, writes, clock, rates } = backend
  if (assistant === null || draft.body.type !== 'text') return refuse(AckCode.notPermitted)
  const before = await findRepeat(db, who.imId, draft.clientId)
  if (before)
    return isRepeat(before, draft)
      ? { kind: 'answered', question: before, replies: [] }
      : refuse(AckCode.reused, 'this seq stands for another message of yours')
  const retryAfterMs = rates.questions.take(who.imId)
  if (retryAfterMs > 0) return { ...refuse(AckCode.tooFast), retryAfterMs }
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('im_id', '=', who.imId)
    .executeTakeFirstOrThrow()
  const reply = await assistant.answer(draft.body.content, { accountId, language: who.language }, signal)
  return writesOf(writes, who).run(async (trx) => {
    const question = await storeMessage(trx, draft, clock())
    await openView(trx, who.imId, draft.target, clock())
    return { kind: 'answered', question, replies: await storeReply(trx, who.imId, reply, clock()), reply }
  })
}

/** The words, then a card for each job. */
async function storeReply(
  trx: Trx,
  imId: string,
  { intent, text, jobs }: Reply,
  now: number,
): Promise<MessageRow[]> {
  const bodies = [
    // The screen offers the way there.
    { type: robot.type, content: text, ...(intent === 'person' && { extra: { intent } }) },
    ...jobs.map(({ id, title }) => cardOf(id, title)),
  ]
  const rows: MessageRow[] = []
  for (const body of bodies)
    rows.push(
      await storeMessage(
        trx,
        { senderId: ASSISTANT_ID, target: { isGroup: false, id: imId }, clientId: randomUUID(), body },
        now,
      ),
    )
  return rows
}

function cardOf(id: number, title: string) {
  const { text, jobId, more, extra } = job.encode({
    ...{ jobId: String(id), jobTitle: title, resumeId: '', jobApplyId: '', text: '' },
  })
  return { type: job.type, content: text, jobId, ...more, extra }
}

/** The conversation of the assistant, where it is missing: its first words. Source: S-AI-1. */
export async function addAssistant(
  { writes, clock, hub }: Pick<Backend, 'writes' | 'clock' | 'hub'>,
  who: Writer & { readonly imId: string },
  language: Language,
): Promise<void> {
  const rows = await writesOf(writes, who).run(async (trx) => {
    const view = await trx
      .selectFrom('conversation_views')
      .select('peer_id')
      .where('owner_id', '=', who.imId)
      .where('peer_id', '=', ASSISTANT_ID)
      .where('is_group', '=', 0)
      .executeTakeFirst()
    if (view) return []
    return storeReply(
      trx,
      who.imId,
      { intent: 'greeting', text: TEXTS[language].greeting, jobs: [] },
      clock(),
    )
  })
  for (const row of rows) hub.deliver(row, [who.imId], null)
}
