/** The entries of a resume: the same three calls for each section. */
import type { z } from 'zod'
import { dayOf } from '../jobs/days'
import { type Saved, saveOnce, type Try } from '../seekers/once'
import { addItem, changeItem } from '../seekers/resume-items'
import { SECTION_NAMES, SECTIONS, type Section, timeFaults } from '../seekers/resume-sections'
import { type Answer, bare, invalid, noContent, notFound, refused } from './answer'
import { readId } from './job-params'
import { API, type Route, route } from './route'

function toAnswer(saved: Saved, body: object): Answer<200 | 404 | 422> {
  if (saved.kind === 'missing') return notFound()
  return saved.kind === 'too-many'
    ? refused('too_many', 'there is as much as may be')
    : bare({ id: saved.id, ...body })
}

function routesOf(section: Section): Route[] {
  const path = `${API}/users/resumes/:id/${section}`
  const content: z.ZodType<Readonly<Record<string, unknown>>> = SECTIONS[section]
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
      const faults = timeFaults(section, body, dayOf(now))
      if (faults.length > 0) return invalid(faults)
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
      const faults = timeFaults(section, body, dayOf(now))
      if (faults.length > 0) return invalid(faults)
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
