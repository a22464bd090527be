/** Resumes of a seeker. */
import { z } from 'zod'
import type { Backend } from '../backend'
import type { Trx } from '../db/tables'
import { dayOf } from '../jobs/days'
import { MAX_NAME } from '../limits'
import { requiredText } from '../required-text'
import { type Saved, saveOnce, type Try } from '../seekers/once'
import { Profile } from '../seekers/resume-sections'
import {
  addResume,
  changeResume,
  deleteResume,
  listResumes,
  listSummaries,
  readResume,
  setDefault,
  submitProfile,
} from '../seekers/resumes'
import { listViewers } from '../seekers/viewers'
import { type Answer, bare, invalid, noContent, notFound, refused } from './answer'
import { optional, PageFields, pageOf, QueryId, readId } from './job-params'
import { API, route } from './route'

const RESUMES = `${API}/users/resumes`

const list = route({
  method: 'GET',
  path: RESUMES,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listResumes(backend.db, account.id) }),
})

/** To choose one from. */
const simple = route({
  method: 'GET',
  path: `${RESUMES}/simple`,
  access: 'seeker',
  handle: async ({ backend, caller: { account } }) =>
    bare({ result: await listSummaries(backend.db, account.id) }),
})

const Named = z.object({ name: requiredText(MAX_NAME) })

const add = route({
  method: 'POST',
  path: RESUMES,
  access: 'seeker',
  body: Named,
  takesOnceKey: true,
  async handle({ backend, caller: { account }, onceKey, body: { name } }) {
    const now = backend.clock()
    const asked: Try = { accountId: account.id, thing: 'resume', key: onceKey }
    const rename = async (trx: Trx, id: number): Promise<Saved> =>
      (await changeResume(trx, account.id, id, { name }, now)) ? { kind: 'saved', id } : { kind: 'missing' }
    const saved = await backend.writes.run((trx) =>
      saveOnce(trx, asked, now, (id) =>
        id === undefined ? addResume(trx, account.id, name, now) : rename(trx, id),
      ),
    )
    return saved.kind === 'saved'
      ? bare(await readResume(backend.db, account.id, saved.id))
      : refused('too_many', 'there are as many as may be')
  },
})

const one = route({
  method: 'GET',
  path: `${RESUMES}/:id`,
  access: 'seeker',
  answers: [200, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const resume = id === undefined ? undefined : await readResume(backend.db, account.id, id)
    return resume ? bare(resume) : notFound()
  },
})

const remove = route({
  method: 'DELETE',
  path: `${RESUMES}/:id`,
  access: 'seeker',
  answers: [204, 404],
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    const deleted =
      id === undefined ? 'missing' : await backend.writes.run((trx) => deleteResume(trx, account.id, id))
    if (deleted === 'last') return refused('last_resume', 'the only resume cannot be deleted')
    return deleted === 'deleted' ? noContent() : notFound()
  },
})

/** Changes one and answers it whole. */
async function changed(
  backend: Backend,
  accountId: string,
  idText: string | undefined,
  change: (trx: Trx, id: number, now: number) => Promise<boolean>,
): Promise<Answer<200 | 404>> {
  const id = readId(idText ?? '')
  if (id === undefined) return notFound()
  const now = backend.clock()
  const isChanged = await backend.writes.run((trx) => change(trx, id, now))
  return isChanged ? bare(await readResume(backend.db, accountId, id)) : notFound()
}

/** Its name, which is all of it besides the sections. */
const attributes = route({
  method: 'PUT',
  path: `${RESUMES}/:id/attributes`,
  access: 'seeker',
  answers: [200, 404],
  body: Named,
  handle: ({ backend, caller: { account }, params, body: { name } }) =>
    changed(backend, account.id, params.id, (trx, id, now) =>
      changeResume(trx, account.id, id, { name }, now),
    ),
})

const profile = route({
  method: 'PUT',
  path: `${RESUMES}/:id/profile`,
  access: 'seeker',
  answers: [200, 404],
  body: Profile,
  handle({ backend, caller: { account }, params, body }) {
    if (body.birthday > dayOf(backend.clock()))
      return invalid([{ field: 'birthday', message: 'in the future' }])
    return changed(backend, account.id, params.id, (trx, id, now) =>
      submitProfile(trx, account.id, id, body, now),
    )
  },
})

/** A part of a path that says yes or no. */
const isFlag = (text: string | undefined): boolean => text === '0' || text === '1'
const noFlag = (field: string): Answer<422> => invalid([{ field, message: '0 or 1' }])

const makeDefault = route({
  method: 'PUT',
  path: `${RESUMES}/:id/default/:defaultCv`,
  access: 'seeker',
  answers: [200, 404],
  handle({ backend, caller: { account }, params }) {
    if (!isFlag(params.defaultCv)) return noFlag('defaultCv')
    return changed(backend, account.id, params.id, (trx, id, now) =>
      setDefault(trx, account.id, id, params.defaultCv === '1', now),
    )
  },
})

/** 0 is open to employers, 1 hidden; spelt as in the contract. */
const privacy = route({
  method: 'PUT',
  path: `${RESUMES}/:id/pirvacy/:level`,
  access: 'seeker',
  answers: [200, 404],
  handle({ backend, caller: { account }, params }) {
    if (!isFlag(params.level)) return noFlag('level')
    return changed(backend, account.id, params.id, (trx, id, now) =>
      changeResume(trx, account.id, id, { privacy_level: Number(params.level) }, now),
    )
  },
})

const refresh = route({
  method: 'PUT',
  path: `${RESUMES}/:id/refresh`,
  access: 'seeker',
  answers: [200, 404],
  handle: ({ backend, caller: { account }, params }) =>
    changed(backend, account.id, params.id, (trx, id, now) => changeResume(trx, account.id, id, {}, now)),
})

const viewers = route({
  method: 'GET',
  path: `${RESUMES}/employers/viewers`,
  access: 'seeker',
  query: z.object({ ...PageFields, resumeId: optional(QueryId) }),
  handle: async ({ backend, caller: { account }, query: { resumeId, ...page } }) =>
    bare(await listViewers(backend.db, account.id, pageOf(page), resumeId)),
})

export const resumeRoutes = [
  list,
  simple,
  add,
  one,
  remove,
  attributes,
  profile,
  makeDefault,
  privacy,
  refresh,
  viewers,
]
