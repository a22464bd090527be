/** The parts of a resume that are no lists: its name and file, who somebody is, what they did last, what they have none of. */
import { Career, NAME_MAX, None, Profile } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import { requiredText } from '../required-text'
import { saveAttributes, saveCareer, saveNone, saveProfile } from '../seekers/resumes'
import { changedResume } from './changed-resume'
import { BodyId } from './job-params'
import { refuseTimes } from './part-faults'
import { API, route } from './route'

const RESUME = `${API}/users/resumes/:id`

const attributes = route({
  method: 'PUT',
  path: `${RESUME}/attributes`,
  access: 'seeker',
  answers: [200, 404],
  body: z.object({ name: requiredText(NAME_MAX).optional(), attachmentId: BodyId.nullable().optional() }),
  says: '`attachmentId` is a file of `/users/resumes/attachment` that belongs to the resume; null takes it away.',
  handle: ({ backend, caller: { account }, params, body }) =>
    changedResume(backend, account.id, params.id, (trx, id, now) =>
      saveAttributes(trx, account.id, id, body, now),
    ),
})

const profile = route({
  method: 'PUT',
  path: `${RESUME}/profile`,
  access: 'seeker',
  answers: [200, 404],
  body: Profile,
  handle: ({ backend, caller: { account }, params, body }) =>
    refuseTimes('profile', body, backend.clock()) ??
    changedResume(backend, account.id, params.id, (trx, id, now) =>
      saveProfile(trx, account.id, id, body, now),
    ),
})

const career = route({
  method: 'PUT',
  path: `${RESUME}/career/profile`,
  access: 'seeker',
  answers: [200, 404],
  body: Career,
  handle: ({ backend, caller: { account }, params, body }) =>
    changedResume(backend, account.id, params.id, (trx, id, now) =>
      saveCareer(trx, account.id, id, body, now),
    ),
})

/** Ours. */
const none = route({
  method: 'PUT',
  path: `${RESUME}/none`,
  access: 'seeker',
  answers: [200, 404],
  body: None,
  says: 'Sections that have entries are refused by the field `sections`.',
  handle: ({ backend, caller: { account }, params, body }) =>
    changedResume(backend, account.id, params.id, (trx, id, now) => saveNone(trx, account.id, id, body, now)),
})

export const resumePartRoutes = [attributes, profile, career, none]
