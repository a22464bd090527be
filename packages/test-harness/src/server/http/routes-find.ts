/** Finding people: by an exact phone, id or user name, and which numbers of one's own phone are somebody's. */
import { readWholePhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import type { Backend } from '../backend'
import { findByAccount, findById, findByPhone, matchPhones } from '../chat/find-people'
import { MAX_MATCHED_PHONES } from '../limits'
import { type Answer, chatData, invalid, notFound, tooFast } from './answer'
import { route } from './route'

const SAYS =
  'One list of at most one. Nobody, who does not want to be found so, and who has blocked the caller are one answer.'

/** One of thirty a day, whoever is looked for. */
async function search(
  backend: Backend,
  me: string,
  find: () => Promise<readonly unknown[]>,
): Promise<Answer<200 | 429>> {
  const waitMs = backend.rates.personSearches.take(me)
  return waitMs > 0 ? tooFast(waitMs) : chatData({ contacts: await find() })
}

const byPhone = route({
  method: 'GET',
  path: '/chat/user/phone/:phone',
  access: 'chat',
  answers: [200, 429],
  says: `The number with its area code, e.g. +85512000001. ${SAYS}`,
  async handle({ backend, caller: { me }, params }) {
    const phone = readWholePhone(params.phone ?? '')
    if (phone === null) return invalid([{ field: 'phone', message: 'no phone with its area code' }])
    return search(backend, me, () => findByPhone(backend.db, me, phone))
  },
})

const byId = route({
  method: 'GET',
  path: '/chat/user/id/:id',
  access: 'chat',
  answers: [200, 429],
  says: SAYS,
  handle: ({ backend, caller: { me }, params: { id = '' } }) =>
    search(backend, me, () => findById(backend.db, me, id)),
})

const byAccount = route({
  method: 'GET',
  path: '/chat/user/search/:text',
  access: 'chat',
  answers: [200, 429],
  says: `The whole user name, or the id. ${SAYS}`,
  handle: ({ backend, caller: { me }, params: { text = '' } }) =>
    search(backend, me, () => findByAccount(backend.db, me, text)),
})

const phones = route({
  method: 'POST',
  path: '/chat/users/:imId/phones',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ phones: z.array(z.string().min(1).max(40)).min(1).max(MAX_MATCHED_PHONES) }),
  says: 'Of these numbers, with their area codes, those that are somebody who wants to be found by theirs.',
  async handle({ backend, caller: { me }, params, body }) {
    if (params.imId !== me) return notFound()
    const waitMs = backend.rates.matchedPhones.take(me, body.phones.length)
    if (waitMs > 0) return tooFast(waitMs)
    return chatData({ contacts: await matchPhones(backend.db, me, body.phones) })
  },
})

export const findRoutes = [byPhone, byId, byAccount, phones]
