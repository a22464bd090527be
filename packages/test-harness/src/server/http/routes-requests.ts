/** Requests to become contacts, and who may make them: privacy. */
import { z } from 'zod'
import { AskingFields } from '../chat/asking'
import { listContacts } from '../chat/contacts'
import { PRIVACY_KEYS, readPrivacy, setPrivacy } from '../chat/privacy'
import { askContact, decideRequest, findRequest } from '../chat/request-changes'
import { tellChange } from '../socket/tell-change'
import { chatData, invalid, notFound, refused, tooFast } from './answer'
import { route } from './route'
import { changeAnswer } from './routes-contacts'

const ask = route({
  method: 'POST',
  path: '/chat/users/:imId/add_reqs',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ request: z.object({ im_id: z.string().min(1).max(64), ...AskingFields }) }),
  says: 'Answers alike whether the asked one exists, has blocked the asker, or has refused before.',
  async handle({ backend, caller: { me }, params, body: { request } }) {
    if (params.imId !== me) return notFound()
    if (request.im_id === me) return invalid([{ field: 'request.im_id', message: 'this is you' }])
    const waitMs = backend.rates.contactRequests.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    const isHeard = backend.rates.requestsTo.take(request.im_id) === 0
    const changed = await backend.writes.run((trx) => askContact(trx, me, request, isHeard, backend.clock()))
    await tellChange(backend, me, changed)
    const { contacts, ...when } = await changeAnswer(backend, me, [request.im_id], changed)
    return chatData({ contact: contacts[0] ?? null, ...when })
  },
})

const decide = route({
  method: 'POST',
  path: '/chat/users/:imId/add_reqs/:reqId',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ decision: z.enum(['accept', 'refuse', 'cancel', 'seen']) }),
  says: 'Cancel is of who asked, the others of who was asked. Who asked is not told of a refusal.',
  async handle({ backend, caller: { me }, params: { imId, reqId = '' }, body: { decision } }) {
    if (imId !== me) return notFound()
    const waitMs = backend.rates.chatChanges.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    const decided = await backend.writes.run((trx) =>
      decideRequest(trx, me, reqId, decision, backend.clock()),
    )
    if (decided.kind === 'missing') return notFound()
    if (decided.kind === 'over') return refused('not_allowed', 'this request was answered or taken back')
    await tellChange(backend, me, decided.changed)
    const { contacts, ...when } = await changeAnswer(backend, me, [decided.peerId], decided.changed)
    return chatData({ contact: contacts[0] ?? null, ...when })
  },
})

const one = route({
  method: 'GET',
  path: '/chat/users/:imId/add_reqs/:reqId',
  access: 'chat',
  answers: [200, 404],
  says: 'For other clients: ours reads all contacts at once, with the last request of each.',
  async handle({ backend: { db, clock }, caller: { me }, params: { imId, reqId = '' } }) {
    if (imId !== me) return notFound()
    const row = await findRequest(db, me, reqId, clock())
    if (row === undefined) return notFound()
    const [contact] = await listContacts(db, me, clock(), row.from_id === me ? row.to_id : row.from_id)
    return contact?.request?.req_id === reqId ? chatData({ request: contact.request, contact }) : notFound()
  },
})

const privacy = route({
  method: 'GET',
  path: '/chat/users/:imId/privacy_settings',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller: { me }, params }) {
    return params.imId === me ? chatData({ settings: await readPrivacy(backend.db, me) }) : notFound()
  },
})

const changePrivacy = route({
  method: 'POST',
  path: '/chat/users/:imId/privacy_settings',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ key: z.enum(PRIVACY_KEYS), value: z.union([z.literal(0), z.literal(1)]) }),
  async handle({ backend, caller: { me }, params, body: { key, value } }) {
    if (params.imId !== me) return notFound()
    const waitMs = backend.rates.chatChanges.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    const settings = await backend.writes.run((trx) => setPrivacy(trx, me, key, value))
    if (key === 'last_seen') await backend.presence.seenChanged(me)
    return chatData({ settings })
  },
})

export const requestRoutes = [ask, decide, one, privacy, changePrivacy]
