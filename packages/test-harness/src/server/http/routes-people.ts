import { z } from 'zod'
import { listKnown } from '../chat/people'
import { chatData, imData, notFound } from './answer'
import { route } from './route'

const MAX_PEOPLE = 100

/** One person as the chat knows them: oneself, a contact, or a member of a group one is in. */
const person = route({
  method: 'GET',
  path: '/chat/users/:imId/',
  access: 'chat',
  answers: [200, 404],
  async handle({ backend, caller: { me }, params: { imId = '' } }) {
    const [user] = await listKnown(backend.db, me, [imId])
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
  query: z.object({ im_ids: z.string().min(1).max(4_096) }),
  async handle({ backend, caller: { me }, query }) {
    const imIds = query.im_ids.split(',').slice(0, MAX_PEOPLE)
    return imData(await listKnown(backend.db, me, imIds))
  },
})

export const peopleRoutes = [person, update, simpleInfo]
