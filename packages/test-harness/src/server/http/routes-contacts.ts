import { z } from 'zod'
import type { Backend } from '../backend'
import { changeContact, deleteContact, listBlocked, setBlocked } from '../chat/contact-changes'
import { listContacts } from '../chat/contacts'
import type { AddressedNotice } from '../chat/notices'
import type { Trx } from '../db/tables'
import { type Answer, chatData, notFound, tooFast } from './answer'
import { route } from './route'

const imIds = z.array(z.string().min(1).max(64)).min(1).max(100)

/** Carries a change with others out and tells those it concerns; null is a person this account does not know. */
async function apply(
  backend: Backend,
  me: string,
  others: readonly string[],
  change: (trx: Trx, now: number) => Promise<AddressedNotice[] | null>,
): Promise<Answer<200 | 404 | 429>> {
  const waitMs = backend.rates.chatChanges.take(me)
  if (waitMs > 0) return tooFast(waitMs)
  const notices = await backend.writes.run((trx) => change(trx, backend.clock()))
  if (notices === null) return notFound()
  backend.hub.notify(notices)
  if (notices.length > 0) await backend.presence.meet(me, others)
  return chatData(null)
}

const list = route({
  method: 'GET',
  path: '/chat/users/:imId/contacts',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller, params }) {
    if (params.imId !== caller.me) return notFound()
    return chatData({ contacts: await listContacts(backend.db, caller.me) })
  },
})

const one = route({
  method: 'GET',
  path: '/chat/users/:imId/contacts/:contactId',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller: { me }, params: { imId, contactId = '' } }) {
    if (imId !== me) return notFound()
    const [contact] = await listContacts(backend.db, me, contactId)
    return contact ? chatData({ contact }) : notFound()
  },
})

const change = route({
  method: 'PATCH',
  path: '/chat/users/:imId/contacts/:contactId',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({
    friend_nickname: z.string().max(100).optional(),
    is_disturb: z.union([z.literal(0), z.literal(1)]).optional(),
    tags: z.string().max(1000).optional(),
  }),
  async handle({ backend, caller: { me }, params: { imId, contactId = '' }, body }) {
    if (imId !== me) return notFound()
    return apply(backend, me, [], (trx, now) => changeContact(trx, me, contactId, body, now))
  },
})

const remove = route({
  method: 'DELETE',
  path: '/chat/users/:imId/contacts/:contactId',
  access: 'chat',
  answers: [200, 404, 429],
  async handle({ backend, caller: { me }, params: { imId, contactId = '' } }) {
    if (imId !== me) return notFound()
    return apply(backend, me, [contactId], (trx, now) => deleteContact(trx, me, contactId, now))
  },
})

const blocked = route({
  method: 'GET',
  path: '/chat/users/:imId/blacklist',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller: { me }, params }) {
    if (params.imId !== me) return notFound()
    return chatData({ blacklist: await listBlocked(backend.db, me) })
  },
})

function blockRoute(method: 'POST' | 'DELETE', isBlocked: boolean) {
  return route({
    method,
    path: '/chat/users/:imId/blacklist',
    access: 'chat',
    answers: [200, 404, 429],
    body: z.object({ blacklist: imIds }),
    async handle({ backend, caller: { me }, params, body }) {
      if (params.imId !== me) return notFound()
      return apply(backend, me, body.blacklist, (trx, now) =>
        setBlocked(trx, me, body.blacklist, isBlocked, now),
      )
    },
  })
}

export const contactRoutes = [
  list,
  one,
  change,
  remove,
  blocked,
  blockRoute('POST', true),
  blockRoute('DELETE', false),
]
