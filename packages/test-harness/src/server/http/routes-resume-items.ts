/** The entries of a resume: the same three calls for each section. */
import { SECTION_NAMES, SECTIONS, type Section } from '@sarika/portal-web/contract/resume'
import type { z } from 'zod'
import { saveOnce, type Try } from '../seekers/once'
import { addItem, changeItem, type Entered, type EntrySaved } from '../seekers/resume-items'
import { type Answer, bare, noContent, notFound, refused } from './answer'
import { wrongField } from './changed-resume'
import { readId } from './job-params'
import { refuseTimes } from './part-faults'
import { API, type Route, route } from './route'

function toAnswer(saved: EntrySaved, body: object): Answer<200 | 404 | 422> {
  if (saved.kind === 'missing') return notFound()
  if (saved.kind === 'wrong') return wrongField(saved.field)
  return saved.kind === 'too-many'
    ? refused('too_many', 'there is as much as may be')
    : bare({ id: saved.id, ...body })
}

function routesOf(section: Section): Route[] {
  const path = `${API}/users/resumes/:id/${section}`
  const content: z.ZodType<Entered> = SECTIONS[section]
  const add = route({
    method: 'POST',
    path,
    access: 'seeker',
    answers: [200, 404],
    body: content,
    takesOnceKey: true,
    async handle({ backend, caller: { account }, onceKey, params, body }) {
      const resumeId = readId(params.id ?? '')
      const now = backend.clock()
      const refusal = refuseTimes(section, body, now)
      if (refusal) return refusal
      if (resumeId === undefined) return notFound()
      const asked: Try = { accountId: account.id, thing: 'resume_item', key: onceKey }
      const saved = await backend.writes.run((trx) =>
        saveOnce(trx, asked, now, (itemId) =>
          itemId === undefined
            ? addItem(trx, account.id, resumeId, section, body, now)
            : changeItem(trx, account.id, { resumeId, section, itemId }, body, now),
        ),
      )
      return toAnswer(saved, body)
    },
  })
  const change = route({
    method: 'PUT',
    path: `${path}/:itemId`,
    access: 'seeker',
    answers: [200, 404],
    body: content,
    async handle({ backend, caller: { account }, params, body }) {
      const resumeId = readId(params.id ?? '')
      const itemId = readId(params.itemId ?? '')
      const now = backend.clock()
      const refusal = refuseTimes(section, body, now)
      if (refusal) return refusal
      if (resumeId === undefined || itemId === undefined) return notFound()
      const place = { resumeId, section, itemId }
      const saved = await backend.writes.run((trx) => changeItem(trx, account.id, place, body, now))
      return toAnswer(saved, body)
    },
  })
  const remove = route({
    method: 'DELETE',
    path: `${path}/:itemId`,
    access: 'seeker',
    answers: [204, 404],
    async handle({ backend, caller: { account }, params }) {
      const resumeId = readId(params.id ?? '')
      const itemId = readId(params.itemId ?? '')
      if (resumeId === undefined || itemId === undefined) return notFound()
      const place = { resumeId, section, itemId }
      const now = backend.clock()
      const changed = await backend.writes.run((trx) => changeItem(trx, account.id, place, null, now))
      return changed.kind === 'saved' ? noContent() : notFound()
    },
  })
  return [add, change, remove]
}

export const resumeItemRoutes = SECTION_NAMES.flatMap(routesOf)
