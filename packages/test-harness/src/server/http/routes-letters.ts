/** Cover letters and saved searches. */
import { NAME_MAX } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import {
  MAX_LETTER_TEXT,
  MAX_PUSHED_JOBS,
  MAX_QUERY_IDS,
  MAX_SEARCH_KEYWORD,
  MAX_SEARCH_NAME,
} from '../limits'
import { requiredText } from '../required-text'
import { deleteLetter, listLetters, saveLetter } from '../seekers/letters'
import { type Saved, saveOnce, type Try } from '../seekers/once'
import { deleteSearch, listSearches, saveSearch, startSearch } from '../seekers/searches'
import { type Answer, bare, noContent, notFound, refused } from './answer'
import { BodyId, readId } from './job-params'
import { API, route } from './route'

function toAnswer(saved: Saved): Answer<200 | 404 | 422> {
  if (saved.kind === 'missing') return notFound()
  return saved.kind === 'too-many'
    ? refused('too_many', 'there are as many as may be')
    : bare({ id: saved.id })
}

const letters = route({
  method: 'GET',
  path: `${API}/users/letters`,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listLetters(backend.db, account.id) }),
})

/** With an id it changes that letter. */
const saveOneLetter = route({
  method: 'POST',
  path: `${API}/users/letters/save`,
  access: 'seeker',
  answers: [200, 404],
  body: z.object({
    id: BodyId.optional(),
    title: requiredText(NAME_MAX),
    content: requiredText(MAX_LETTER_TEXT),
  }),
  takesOnceKey: true,
  async handle({ backend, caller: { account }, onceKey, body }) {
    const now = backend.clock()
    const asked: Try = { accountId: account.id, thing: 'letter', key: body.id === undefined ? onceKey : '' }
    const saved = await backend.writes.run((trx) =>
      saveOnce(trx, asked, now, (id = body.id) => saveLetter(trx, account.id, { ...body, id }, now)),
    )
    return toAnswer(saved)
  },
})

const removeLetter = route({
  method: 'DELETE',
  path: `${API}/users/letters/:id`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const isGone = id !== undefined && (await backend.writes.run((trx) => deleteLetter(trx, account.id, id)))
    return isGone ? noContent() : notFound()
  },
})

/** As many as a search takes, since that is what is kept. */
const ConstantIds = z.array(z.int().min(1).max(10_000)).max(MAX_QUERY_IDS).default([])

const Search = z.object({
  id: BodyId.optional(),
  name: requiredText(MAX_SEARCH_NAME),
  /** keywords */
  jobtitle: requiredText(MAX_SEARCH_KEYWORD),
  category: ConstantIds,
  jobLevelId: ConstantIds,
  jobterm: ConstantIds,
  salaryId: ConstantIds,
  workyears: ConstantIds,
  /** jobs of one e-mail */
  pushjobnum: z.int().min(1).max(MAX_PUSHED_JOBS),
  /** days between two e-mails */
  pushperiod: z.union([z.literal(1), z.literal(3), z.literal(7), z.literal(14), z.literal(30)]),
})

const searches = route({
  method: 'GET',
  path: `${API}/users/searches/agents`,
  access: 'seeker',
  says: 'With the address that mails go to, which a code was read at; empty: the account has none, and none go out.',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listSearches(backend.db, account.id), email: account.email }),
})

const saveOneSearch = route({
  method: 'POST',
  path: `${API}/users/searches/agents/save`,
  access: 'seeker',
  answers: [200, 404],
  body: Search,
  takesOnceKey: true,
  async handle({ backend, caller: { account }, onceKey, body }) {
    const now = backend.clock()
    const asked: Try = {
      accountId: account.id,
      thing: 'saved_search',
      key: body.id === undefined ? onceKey : '',
    }
    const saved = await backend.writes.run((trx) =>
      saveOnce(trx, asked, now, (id = body.id) => saveSearch(trx, account.id, { ...body, id }, now)),
    )
    return toAnswer(saved)
  },
})

const removeSearch = route({
  method: 'DELETE',
  path: `${API}/users/searches/agents/:id`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const isGone = id !== undefined && (await backend.writes.run((trx) => deleteSearch(trx, account.id, id)))
    return isGone ? noContent() : notFound()
  },
})

const startOneSearch = route({
  method: 'POST',
  path: `${API}/users/searches/agents/:id/start`,
  access: 'seeker',
  answers: [204, 404],
  says: 'Mails of a search that has ended go out again: the next one a period after the last.',
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const isStarted =
      id !== undefined && (await backend.writes.run((trx) => startSearch(trx, account.id, id)))
    return isStarted ? noContent() : notFound()
  },
})

export const letterRoutes = [
  letters,
  saveOneLetter,
  removeLetter,
  searches,
  saveOneSearch,
  removeSearch,
  startOneSearch,
]
