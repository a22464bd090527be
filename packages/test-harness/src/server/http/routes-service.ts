/** The online service: whether somebody is there, how somebody asks for a person, and what agents do. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Backend } from '../backend'
import type { Refusal } from '../chat/codes'
import { judgeText } from '../chat/content'
import type { MessageRow, Trx } from '../db/tables'
import { THUMB_TYPE } from '../files/files'
import { FILE_TYPES } from '../files/types'
import {
  answerTalk,
  closeTalk,
  type Deed,
  type Handled,
  handOver,
  markThere,
  takeTalk,
  type Undone,
} from '../service/agents'
import { askService } from '../service/ask'
import { findFile } from '../service/files'
import { readBy } from '../service/reads'
import { agentsThere, findService } from '../service/service'
import { listTalks, readTalk } from '../service/talks'
import { type Answer, bare, chatOff, noContent, notFound, refused, tooFast } from './answer'
import { API, route } from './route'
import { READ_HEADERS, readHeaders } from './routes-files'

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
    const isThere = imId !== '' && (await agentsThere(db, now).limit(1).execute()).length > 0
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
  async handle({ backend, caller: { account }, body: { question = '' }, onceKey, language }) {
    if (!backend.isChatOn) return chatOff()
    const imId = await findService(backend.db)
    if (imId === undefined || imId === account.im_id) return notFound()
    const waitMs = backend.rates.serviceAsks.take(account.id)
    if (waitMs > 0) return tooFast(waitMs)
    const clientId = onceKey || randomUUID()
    const asked = await backend.writes.run((trx) =>
      askService(
        trx,
        { service: imId, imId: account.im_id, shown: language },
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

/** A file of a conversation that is theirs, for an agent; undefined: there is none, or it is not theirs to open. */
async function fileFor(
  { db }: Backend,
  agentId: string,
  { imId = '', id = '' }: Partial<Record<string, string>>,
) {
  const by = await findService(db)
  return by === undefined ? undefined : findFile(db, { service: by, agentId, imId }, id)
}

const file = route({
  method: 'GET',
  path: `${TALK}/files/:id`,
  access: 'agent',
  answers: [200, 404],
  files: FILE_TYPES,
  says: 'A file of an open conversation that the caller has, or has answered in; to everybody else there is none.',
  async handle({ backend, caller: { account }, params }) {
    const row = await fileFor(backend, account.id, params)
    const content = row === undefined ? null : await backend.files.open(row)
    if (row === undefined || content === null) return notFound()
    const headers = { ...readHeaders(row), 'content-length': String(row.size) }
    return { status: 200, file: { type: row.type, content }, headers }
  },
})

const thumb = route({
  method: 'GET',
  path: `${TALK}/files/:id/thumb`,
  access: 'agent',
  answers: [200, 404],
  files: [THUMB_TYPE],
  says: 'A small picture of a picture, for those who may open it.',
  async handle({ backend, caller: { account }, params }) {
    const row = await fileFor(backend, account.id, params)
    const content = row?.has_thumb ? await backend.files.openThumb(row) : null
    if (content === null) return notFound()
    return { status: 200, file: { type: THUMB_TYPE, content }, headers: READ_HEADERS }
  },
})

const REFUSED: Readonly<Record<Exclude<Undone, 'missing'>, Answer<422>>> = {
  others: refused('service_taken', 'another agent answers this conversation, or nobody has taken it'),
  away: refused('service_agent_away', 'this agent is not there'),
}

const undone = (why: Undone): Answer<404 | 422> => (why === 'missing' ? notFound() : REFUSED[why])

/** What an agent does with a conversation; its person is told what it says. */
async function act(
  backend: Backend,
  { agentId, imId }: Omit<Deed, 'service'>,
  does: (trx: Trx, deed: Deed, now: number) => Promise<Handled>,
): Promise<Answer<204 | 404 | 422 | 429>> {
  const waitMs = backend.rates.serviceActs.take(agentId)
  if (waitMs > 0) return tooFast(waitMs)
  const service = await findService(backend.db)
  if (service === undefined) return notFound()
  const handled = await backend.writes.run((trx) => does(trx, { service, agentId, imId }, backend.clock()))
  if (typeof handled === 'string') return undone(handled)
  for (const row of handled) backend.hub.deliver(row, [imId, service], null)
  return noContent()
}

const take = route({
  method: 'POST',
  path: `${TALK}/take`,
  access: 'agent',
  answers: [204, 404, 429],
  says: '`service_taken`: another agent was quicker.',
  async handle({ backend, caller: { account }, params: { imId = '' } }) {
    return act(backend, { agentId: account.id, imId }, takeTalk)
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
    const to = agentId === '' ? null : agentId
    return act(backend, { agentId: account.id, imId }, (trx, deed, now) => handOver(trx, deed, to, now))
  },
})

const close = route({
  method: 'POST',
  path: `${TALK}/close`,
  access: 'agent',
  answers: [204, 404, 429],
  says: 'The next message of its person opens it again.',
  async handle({ backend, caller: { account }, params: { imId = '' } }) {
    return act(backend, { agentId: account.id, imId }, closeTalk)
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
    const deed = { service: by, agentId: account.id, imId }
    const said = { text, clientId: onceKey || randomUUID() }
    const now = backend.clock()
    const { posted, notices } = await backend.writes.run(async (trx) => {
      const answered = await answerTalk(trx, deed, said, backend.words, now)
      const isNew = typeof answered !== 'string' && answered.kind === 'stored'
      return { posted: answered, notices: isNew ? await readBy(trx, deed, now) : [] }
    })
    if (typeof posted === 'string') return undone(posted)
    if (posted.kind === 'refused') return notSent(posted)
    if (posted.kind === 'stored') deliver(backend, [posted.row], posted.audience)
    backend.hub.notify(notices)
    return noContent()
  },
})

export const serviceRoutes = [service, ask, talks, talk, file, thumb, take, hand, close, answer]
