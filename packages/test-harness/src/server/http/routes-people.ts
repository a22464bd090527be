import { z } from 'zod'
import { listKnown } from '../chat/people'
import { readPersonCard } from '../chat/person-card'
import { bare, chatData, imData, notFound } from './answer'
import { API, route } from './route'

const MAX_PEOPLE = 100

/** One person as the chat knows them: oneself, a contact, or a member of a group one is in. */
const person = route({
  method: 'GET',
  path: '/chat/users/:imId/',
  access: 'chat',
  answers: [200, 404],
  says: 'For other clients: ours reads the lists of contacts and members, which tell the same.',
  async handle({ backend, caller: { me }, params: { imId = '' } }) {
    const [user] = await listKnown(backend.db, me, [imId], backend.clock())
    return user ? chatData({ user }) : notFound()
  },
})

/** What a client says of its own chat user; every one of ours says `en`. */
const update = route({
  method: 'POST',
  path: '/chat/users/:imId/',
  access: 'chat',
  answers: [200, 404],
  body: z.object({ lang: z.enum(['en', 'zh', 'km', 'ko', 'th', 'vi']) }),
  async handle({ backend, caller: { me }, params, body }) {
    if (params.imId !== me) return notFound()
    const { lang } = body
    await backend.writes.run((trx) =>
      trx.updateTable('accounts').set({ lang }).where('im_id', '=', me).execute(),
    )
    return chatData(null)
  },
})

/** Names and pictures of several; whom the caller does not know is left out. */
const simpleInfo = route({
  method: 'GET',
  path: '/biz/users/simple-info',
  access: 'chat',
  says: 'For other clients: ours reads the lists of contacts and members, which tell the same.',
  query: z.object({ im_ids: z.string().min(1).max(4_096) }),
  async handle({ backend, caller: { me }, query }) {
    const imIds = query.im_ids.split(',').slice(0, MAX_PEOPLE)
    return imData(await listKnown(backend.db, me, imIds, backend.clock()))
  },
})

/**
 * Whose chat identity an account is, by the id that the main API has for it. The product is ours; of the types of account
 * there is one here, so it says nothing.
 */
const details = route({
  method: 'GET',
  path: `${API}/sarika/im/users/details`,
  access: 'im-token',
  answers: [200, 404],
  says: 'For other clients: ours is told the chat identity of whoever it shows together with them.',
  query: z.object({ userId: z.string().min(1).max(64), accountType: z.string().max(8).optional() }),
  async handle({ backend: { db, clock }, caller: { me }, query: { userId } }) {
    const account = await db
      .selectFrom('accounts')
      .select('im_id')
      .where('id', '=', userId)
      .executeTakeFirst()
    const [person] = account ? await listKnown(db, me, [account.im_id], clock()) : []
    if (!person) return notFound()
    const { im_id, nickname, avatar, relation_type } = person
    return bare({ im_id, nickname, avatar, relation_type })
  },
})

/** What a profile shows of somebody beside what the lists of the chat tell. Ours. */
const card = route({
  method: 'GET',
  path: `${API}/users/im/:imId/card`,
  access: 'account',
  answers: [200, 404],
  says: 'The company that they act for, and the groups that both are in. A stranger is nobody.',
  async handle({ backend: { db, clock }, caller: { account }, params: { imId = '' } }) {
    const found = await readPersonCard(db, account.im_id, imId, clock())
    return found ? bare(found) : notFound()
  },
})

export const peopleRoutes = [person, update, simpleInfo, details, card]
