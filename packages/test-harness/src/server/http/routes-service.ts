/** The online service: whether somebody is there, how somebody asks for a person, and what agents do. */
import { randomUUID } from 'node:crypto'
import { isServiceOpen } from '@sarika/portal-web/contract/service'
import { z } from 'zod'
import type { Backend } from '../backend'
import type { Refusal } from '../chat/codes'
import { judgeText } from '../chat/content'
import type { MessageRow } from '../db/tables'
import { answerTalk, closeTalk, type Handled, handOver, markThere, takeTalk } from '../service/agents'
import { askService } from '../service/ask'
import { agentsThere, findService } from '../service/service'
import { listTalks, readTalk } from '../service/talks'
import { type Answer, bare, chatOff, noContent, notFound, refused, tooFast } from './answer'
import { API, route } from './route'

const SERVICE = `${API}/service`
const TALK = `${SERVICE}/talks/:imId`

const Text = z.string().check((given) => {
  const fault = judgeText(given.value)
  if (fault !== null) given.issues.push({ code: 'custom', message: fault, input: given.value })
})

const deliver = ({ hub, push }: Backend, rows: readonly MessageRow[], audience: readonly string[]) => {
  for (const row of rows) {
    hub.deliver(row, audience, null)
    push.announce(row, audience)
  }
}

const notSent = ({ retryAfterMs, message }: Refusal): Answer<422 | 429> =>
  retryAfterMs === undefined ? refused('not_sent', message) : tooFast(retryAfterMs)

const service = route({
  method: 'GET',
  path: SERVICE,
  access: 'anyone',
  says: 'Whom one writes to in the chat (`imId`, "" = there is no online service here), and whether somebody is there now.',
  async handle({ backend: { db, clock, isChatOn } }) {
    const imId = isChatOn ? ((await findService(db)) ?? '') : ''
    const now = clock()
    const isThere =
      imId !== '' && isServiceOpen(now) && (await agentsThere(db, now).limit(1).execute()).length > 0
    return bare({ imId, isThere })
  },
})

const ask = route({
  method: 'POST',
  path: `${SERVICE}/ask`,
  access: 'account',
  answers: [200, 404, 429],
  takesOnceKey: true,
  body: z.object({ question: Text.optional() }),
  says: "Opens the caller's conversation with the online service and puts it into the queue; `question` becomes their message in it.",
  async handle({ backend, caller: { account }, body: { question = '' }, onceKey }) {
    if (!backend.isChatOn) return chatOff()
    const imId = await findService(backend.db)
    if (imId === undefined || imId === account.im_id) return notFound()
    const waitMs = backend.rates.serviceAsks.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const clientId = onceKey || randomUUID()
    const asked = await backend.writes.run((trx) =>
      askService(
        trx,
        { service: imId, imId: account.im_id },
        { text: question, clientId },
        backend.words,
        backend.clock(),
      ),
    )
    if (asked.kind === 'refused') return notSent(asked)
    for (const row of asked.rows) backend.hub.deliver(row, [account.im_id, imId], null)
    return bare({ imId })
  },
})

const talks = route({
  method: 'GET',
  path: `${SERVICE}/talks`,
  access: 'agent',
  answers: [200, 404],
  says: 'Conversations that wait, the oldest first, then those that agents answer; and the other agents who are there. Whoever asks counts as there.',
  async handle({ backend, caller: { account } }) {
    const now = backend.clock()
    await markThere(backend, account.id, now)
    const imId = await findService(backend.db)
    return imId === undefined ? notFound() : bare(await listTalks(backend.db, imId, account.id, now))
  },
})

const talk = route({
  method: 'GET',
  path: TALK,
  access: 'agent',
  answers: [200, 404],
  query: z.object({ before: z.coerce.number().int().min(0).default(0) }),
  says: 'One of them, with its newest messages, or those before the message `before`.',
  async handle({ backend: { db, clock }, caller: { account }, params, query: { before } }) {
    const imId = await findService(db)
    if (imId === undefined) return notFound()
    const found = await readTalk(db, imId, account.id, params.imId ?? '', before, clock())
    return found === null ? notFound() : bare(found)
  },
})

const REFUSED: Readonly<Record<Exclude<Handled, 'done' | 'missing'>, Answer<422>>> = {
  others: refused('service_taken', 'another agent answers this conversation, or nobody has taken it'),
  away: refused('service_agent_away', 'this agent is not there'),
}

const handled = (outcome: Handled): Answer<204 | 404 | 422> => {
  if (outcome === 'done') return noContent()
  return outcome === 'missing' ? notFound() : REFUSED[outcome]
}

const take = route({
  method: 'POST',
  path: `${TALK}/take`,
  access: 'agent',
  answers: [204, 404, 429],
  says: '`service_taken`: another agent was quicker.',
  async handle({ backend, caller: { account }, params: { imId = '' } }) {
    const waitMs = backend.rates.serviceActs.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    return handled(await backend.writes.run((trx) => takeTalk(trx, account.id, imId, backend.clock())))
  },
})

const hand = route({
  method: 'POST',
  path: `${TALK}/hand-over`,
  access: 'agent',
  answers: [204, 404, 429],
  body: z.object({ agentId: z.string().max(64).default('') }),
  says: 'To another agent who is there (`service_agent_away`: who is not); "" = back into the queue.',
  async handle({ backend, caller: { account }, params: { imId = '' }, body: { agentId } }) {
    const waitMs = backend.rates.serviceActs.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const to = agentId === '' ? null : agentId
    return handled(await backend.writes.run((trx) => handOver(trx, account.id, imId, to, backend.clock())))
  },
})

const close = route({
  method: 'POST',
  path: `${TALK}/close`,
  access: 'agent',
  answers: [204, 404, 429],
  says: 'The next message of its person opens it again.',
  async handle({ backend, caller: { account }, params: { imId = '' } }) {
    const waitMs = backend.rates.serviceActs.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    return handled(await backend.writes.run((trx) => closeTalk(trx, account.id, imId, backend.clock())))
  },
})

const answer = route({
  method: 'POST',
  path: `${TALK}/messages`,
  access: 'agent',
  answers: [204, 404, 429],
  takesOnceKey: true,
  body: z.object({ text: Text }),
  says: "The service's account says it to the person; that the caller wrote it is kept for agents.",
  async handle({ backend, caller: { account }, params: { imId = '' }, body: { text }, onceKey }) {
    const waitMs = backend.rates.serviceActs.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const by = await findService(backend.db)
    if (by === undefined) return notFound()
    const posted = await backend.writes.run((trx) =>
      answerTalk(
        trx,
        { service: by, agentId: account.id, imId },
        { text, clientId: onceKey || randomUUID() },
        backend.words,
        backend.clock(),
      ),
    )
    if (typeof posted === 'string') return handled(posted)
    if (posted.kind === 'refused') return notSent(posted)
    if (posted.kind === 'stored') deliver(backend, [posted.row], posted.audience)
    return noContent()
  },
})

export const serviceRoutes = [service, ask, talks, talk, take, hand, close, answer]
