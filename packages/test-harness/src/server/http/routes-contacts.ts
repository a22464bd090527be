import { z } from 'zod'
import type { Backend } from '../backend'
import {
  type Changed,
  changeContact,
  deleteContact,
  listBlocked,
  setBlocked,
  tagContacts,
} from '../chat/contact-changes'
import { listContacts } from '../chat/contacts'
import { FRIEND } from '../chat/permission'
import { addContact } from '../chat/request-changes'
import type { Trx } from '../db/tables'
import { MAX_CONTACT_NOTE, MAX_CONTACT_TAG, MAX_CONTACT_TAGS } from '../limits'
import { tellChange } from '../socket/tell-change'
import { type Answer, chatData, invalid, notFound, tooFast } from './answer'
import { route } from './route'

const imId = z.string().min(1).max(64)
const imIds = z.array(imId).min(1).max(100)
const flag = z.union([z.literal(0), z.literal(1)])
const tagList = z.array(z.string().trim().min(1).max(MAX_CONTACT_TAG)).max(MAX_CONTACT_TAGS)

/** Tags as the wire has them: a list as JSON text. Source: specification 3, Contact. */
const tagText = z
  .string()
  .max(4_000)
  .refine(isTagText, `no list of at most ${MAX_CONTACT_TAGS} texts as JSON`)

function isTagText(text: string): boolean {
  try {
    return tagList.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** What one does to others, none does to oneself. */
const ofOneself = (field: string): Answer<422> => invalid([{ field, message: 'this is you' }])

type Change = (trx: Trx, now: number) => Promise<Changed | null>

/** What a change answers: the rows of those whom it is about, and when it was and its number, as in the notices. */
export async function changeAnswer(
  { db, clock }: Backend,
  me: string,
  others: readonly string[],
  { timestamp, rev }: Pick<Changed, 'timestamp' | 'rev'>,
) {
  const contacts = []
  for (const other of others) contacts.push(...(await listContacts(db, me, clock(), other)))
  return { contacts, timestamp, rev }
}

/** Carries a change with others out and tells those it concerns; null is a person this account does not know. */
async function apply(backend: Backend, me: string, change: Change): Promise<Changed | Answer<404 | 429>> {
  const waitMs = backend.rates.chatChanges.take(me)
  if (waitMs > 0) return tooFast(waitMs)
  const changed = await backend.writes.run((trx) => change(trx, backend.clock()))
  if (changed === null) return notFound()
  await tellChange(backend, me, changed)
  return changed
}

const isAnswer = (outcome: Changed | Answer<404 | 429>): outcome is Answer<404 | 429> => 'status' in outcome

/** A change of one person, answered with their row. */
async function applyToOne(
  backend: Backend,
  me: string,
  other: string,
  change: Change,
): Promise<Answer<200 | 404 | 429>> {
  const outcome = await apply(backend, me, change)
  if (isAnswer(outcome)) return outcome
  const { contacts, ...when } = await changeAnswer(backend, me, [other], outcome)
  return chatData({ contact: contacts[0] ?? null, ...when })
}

/** A change of several, answered with their rows. */
async function applyToMany(
  backend: Backend,
  me: string,
  others: readonly string[],
  change: Change,
): Promise<Answer<200 | 404 | 429>> {
  const outcome = await apply(backend, me, change)
  return isAnswer(outcome) ? outcome : chatData(await changeAnswer(backend, me, others, outcome))
}

const list = route({
  method: 'GET',
  path: '/chat/users/:imId/contacts',
  access: 'chat',
  answers: [200, 404],
  query: z.object({ user_type: z.coerce.number().int().min(0).max(9_999).optional() }),
  says: 'With `user_type`, ours: those of that type alone, e.g. 999 = the managers.',
  async handle({ backend: { db, clock }, caller: { me }, params, query: { user_type: type } }) {
    if (params.imId !== me) return notFound()
    const contacts = await listContacts(db, me, clock())
    return chatData({ contacts: contacts.filter((one) => type === undefined || one.user_type === type) })
  },
})

const one = route({
  method: 'GET',
  path: '/chat/users/:imId/contacts/:contactId',
  access: 'chat',
  answers: [200, 404],
  says: 'For other clients: ours reads all contacts at once.',
  async handle({ backend: { db, clock }, caller: { me }, params: { imId, contactId = '' } }) {
    if (imId !== me) return notFound()
    const [contact] = await listContacts(db, me, clock(), contactId)
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
    note: z.string().max(MAX_CONTACT_NOTE).optional(),
    is_disturb: flag.optional(),
    is_hide: flag.optional(),
    tags: tagText.optional(),
  }),
  async handle({ backend, caller: { me }, params: { imId, contactId = '' }, body }) {
    if (imId !== me) return notFound()
    if (contactId === me) return ofOneself(Object.keys(body)[0] ?? '')
    return applyToOne(backend, me, contactId, (trx, now) => changeContact(trx, me, contactId, body, now))
  },
})

/** Whether adding somebody only takes what is there: a contact, or a request of theirs. Who is added otherwise counts as asked. */
async function isAwaited({ db, clock }: Backend, me: string, other: string): Promise<boolean> {
  const [row] = await listContacts(db, me, clock(), other)
  const isAsking = row?.request?.is_self_req === 0 && row.request.status === 0
  return row?.relation_type === FRIEND || isAsking
}

const add = route({
  method: 'POST',
  path: '/chat/users/:imId/contacts/:contactId',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({ is_hide: flag.default(0) }).prefault({}),
  says: 'Accepts what they asked, adds who asks nobody for consent, or shows a contact that was hidden. Who has not asked counts as a request.',
  async handle({ backend, caller: { me }, params: { imId, contactId = '' }, body: { is_hide } }) {
    if (imId !== me) return notFound()
    if (contactId === me) return ofOneself('contactId')
    const isFree = await isAwaited(backend, me, contactId)
    const waitMs = isFree ? 0 : backend.rates.contactRequests.take(me)
    if (waitMs > 0) return tooFast(waitMs)
    return applyToOne(backend, me, contactId, (trx, now) => addContact(trx, me, contactId, is_hide, now))
  },
})

const tag = route({
  method: 'PUT',
  path: '/chat/users/:imId/contacts/tags',
  access: 'chat',
  answers: [200, 404, 429],
  body: z.object({
    tags: z
      .array(z.object({ im_id: imId, tags: tagList }))
      .min(1)
      .max(100),
  }),
  async handle({ backend, caller: { me }, params, body: { tags } }) {
    if (params.imId !== me) return notFound()
    const others = tags.map(({ im_id }) => im_id)
    if (others.includes(me)) return ofOneself('tags')
    return applyToMany(backend, me, others, (trx, now) => tagContacts(trx, me, tags, now))
  },
})

const remove = route({
  method: 'DELETE',
  path: '/chat/users/:imId/contacts/:contactId',
  access: 'chat',
  answers: [200, 404, 429],
  async handle({ backend, caller: { me }, params: { imId, contactId = '' } }) {
    if (imId !== me) return notFound()
    if (contactId === me) return ofOneself('contactId')
    return applyToOne(backend, me, contactId, (trx, now) => deleteContact(trx, me, contactId, now))
  },
})

const blocked = route({
  method: 'GET',
  path: '/chat/users/:imId/blacklist',
  access: 'chat',
  answers: [200, 404],
  says: 'For other clients: ours reads all contacts at once, which say who is blocked.',
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
    async handle({ backend, caller: { me }, params, body: { blacklist } }) {
      if (params.imId !== me) return notFound()
      if (blacklist.includes(me)) return ofOneself('blacklist')
      return applyToMany(backend, me, blacklist, (trx, now) => setBlocked(trx, me, blacklist, isBlocked, now))
    },
  })
}

export const contactRoutes = [
  list,
  one,
  change,
  add,
  tag,
  remove,
  blocked,
  blockRoute('POST', true),
  blockRoute('DELETE', false),
]
