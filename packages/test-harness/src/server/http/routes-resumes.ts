/** Resumes of a seeker. */
import { FAULTS, NAME_MAX, Start } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import type { Trx } from '../db/tables'
import { requiredText } from '../required-text'
import { type Saved, saveOnce, type Try } from '../seekers/once'
import { copyResume } from '../seekers/resume-copy'
import { submitResume } from '../seekers/resume-review'
import {
  addResume,
  changeResume,
  deleteResume,
  findRow,
  listResumes,
  listSummaries,
  readResume,
  setDefault,
} from '../seekers/resumes'
import { listViewers } from '../seekers/viewers'
import { type Answer, bare, invalid, noContent, notFound, refused } from './answer'
import { changedResume } from './changed-resume'
import { BodyId, optional, PageFields, pageOf, QueryId, readId } from './job-params'
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

const add = route({
  method: 'POST',
  path: RESUMES,
  access: 'seeker',
  body: z.object({ name: requiredText(NAME_MAX), start: Start.optional() }),
  takesOnceKey: true,
  says: '`start` is given back by the resume until the parts that it is about are saved.',
  async handle({ backend, caller: { account }, onceKey, body: { name, start } }) {
    const now = backend.clock()
    const asked: Try = { accountId: account.id, thing: 'resume', key: onceKey }
    const rename = async (trx: Trx, id: number): Promise<Saved> =>
      (await changeResume(trx, account.id, id, { name }, now)) ? { kind: 'saved', id } : { kind: 'missing' }
    const saved = await backend.writes.run((trx) =>
      saveOnce(trx, asked, now, (id) =>
        id === undefined ? addResume(trx, account.id, { name, start }, now) : rename(trx, id),
      ),
    )
    return saved.kind === 'saved'
      ? bare(await readResume(backend.db, account.id, saved.id))
      : refused('too_many', 'there are as many as may be')
  },
})

/** Ours: everything that stands in a resume, as a draft to go on from. */
const copy = route({
  method: 'POST',
  path: `${RESUMES}/copy`,
  access: 'seeker',
  answers: [200, 404],
  body: z.object({ id: BodyId, name: requiredText(NAME_MAX).optional() }),
  takesOnceKey: true,
  async handle({ backend, caller: { account }, onceKey, body: { id, name } }) {
    const now = backend.clock()
    const asked: Try = { accountId: account.id, thing: 'resume_copy', key: onceKey }
    const again = async (trx: Trx, made: number): Promise<Saved> =>
      (await findRow(trx, account.id, made)) ? { kind: 'saved', id: made } : { kind: 'missing' }
    const saved = await backend.writes.run((trx) =>
      saveOnce(trx, asked, now, (made) =>
        made === undefined ? copyResume(trx, account.id, id, name, now) : again(trx, made),
      ),
    )
    if (saved.kind === 'missing') return notFound()
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
      id === undefined
        ? 'missing'
        : await backend.writes.run((trx) => deleteResume(trx, account.id, id, backend.clock()))
    if (deleted === 'last') return refused('last_resume', 'the only resume cannot be deleted')
    return deleted === 'deleted' ? noContent() : notFound()
  },
})

/** Source: specification 4. */
const submit = route({
  method: 'PUT',
  path: `${RESUMES}/:id/submit`,
  access: 'seeker',
  answers: [200, 404],
  says: 'What stands in it now is what is reviewed. Where a part is missing that it needs: 422 `resume_incomplete`, by its name.',
  async handle({ backend, caller: { account }, params }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const submitted = await backend.writes.run((trx) =>
      submitResume(trx, account.id, id, backend.reviewPolicy, backend.clock()),
    )
    if (submitted.kind === 'missing') return notFound()
    if (submitted.kind === 'submitted') return bare(await readResume(backend.db, account.id, id))
    const fields = submitted.parts.map((field) => ({ field, message: FAULTS.missing }))
    const message = `your resume lacks ${submitted.parts.join(' and ')}`
    return { status: 422, body: { code: 'resume_incomplete', message, fields } }
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
    return changedResume(backend, account.id, params.id, (trx, id, now) =>
      setDefault(trx, account.id, id, params.defaultCv === '1', now),
    )
  },
})

/** 0 is open to employers, 1 hidden: it stands forward no more, also once it is shown again. Spelt as in the contract. */
const privacy = route({
  method: 'PUT',
  path: `${RESUMES}/:id/pirvacy/:level`,
  access: 'seeker',
  answers: [200, 404],
  handle({ backend, caller: { account }, params }) {
    if (!isFlag(params.level)) return noFlag('level')
    const change = params.level === '0' ? { privacy_level: 0 } : { privacy_level: 1, forward_until: null }
    return changedResume(backend, account.id, params.id, (trx, id, now) =>
      changeResume(trx, account.id, id, change, now),
    )
  },
})

const refresh = route({
  method: 'PUT',
  path: `${RESUMES}/:id/refresh`,
  access: 'seeker',
  answers: [200, 404],
  handle: ({ backend, caller: { account }, params }) =>
    changedResume(backend, account.id, params.id, (trx, id, now) =>
      changeResume(trx, account.id, id, {}, now),
    ),
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
  copy,
  one,
  remove,
  submit,
  makeDefault,
  privacy,
  refresh,
  viewers,
]
