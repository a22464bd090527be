/** The entries of a resume: the same three calls for each section. */
import type { z } from 'zod'
import { dayOf } from '../jobs/days'
import { addItem, changeItem } from '../seekers/resume-items'
import { SECTION_NAMES, SECTIONS, type Section, timeFaults } from '../seekers/resume-sections'
import { type Answer, bare, invalid, noContent, notFound, refused } from './answer'
import { readId } from './job-params'
import { API, type Route, route } from './route'

const full = (): Answer => refused('too_many', 'there is as much as may be')

function routesOf(section: Section): Route[] {
  const path = `${API}/users/resumes/:id/${section}`
  const content: z.ZodType<Readonly<Record<string, unknown>>> = SECTIONS[section]
  const add = route({
    method: 'POST',
    path,
    access: 'seeker',
    body: content,
    async handle({ backend, caller: { account }, params, body }) {
      const resumeId = readId(params.id ?? '')
      const now = backend.clock()
      const faults = timeFaults(section, body, dayOf(now))
      if (faults.length > 0) return invalid(faults)
      if (resumeId === undefined) return notFound()
      const added = await backend.writes.run((trx) => addItem(trx, account.id, resumeId, section, body, now))
      if (added.kind === 'too-many') return full()
      return added.kind === 'added' ? bare({ id: added.id, ...body }) : notFound()
    },
  })
  const change = route({
    method: 'PUT',
    path: `${path}/:itemId`,
    access: 'seeker',
    body: content,
    async handle({ backend, caller: { account }, params, body }) {
      const resumeId = readId(params.id ?? '')
      const itemId = readId(params.itemId ?? '')
      const now = backend.clock()
      const faults = timeFaults(section, body, dayOf(now))
      if (faults.length > 0) return invalid(faults)
      if (resumeId === undefined || itemId === undefined) return notFound()
      const place = { resumeId, section, itemId }
      const changed = await backend.writes.run((trx) => changeItem(trx, account.id, place, body, now))
      if (changed === 'too-many') return full()
      return changed === 'changed' ? bare({ id: itemId, ...body }) : notFound()
    },
  })
  const remove = route({
    method: 'DELETE',
    path: `${path}/:itemId`,
    access: 'seeker',
    async handle({ backend, caller: { account }, params }) {
      const resumeId = readId(params.id ?? '')
      const itemId = readId(params.itemId ?? '')
      if (resumeId === undefined || itemId === undefined) return notFound()
      const place = { resumeId, section, itemId }
      const now = backend.clock()
      const changed = await backend.writes.run((trx) => changeItem(trx, account.id, place, null, now))
      return changed === 'changed' ? noContent() : notFound()
    },
  })
  return [add, change, remove]
}

export const resumeItemRoutes = SECTION_NAMES.flatMap(routesOf)
