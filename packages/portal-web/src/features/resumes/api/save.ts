import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { RESUMES } from '../../../http/papers'
import type { Experience, Profile, Resume } from './resumes'

/** Answers with it whole. */
export const addResume = (name: string, onceKey: string): Promise<Answer> =>
  callMain({ method: 'POST', path: RESUMES, json: { name }, onceKey })

export const renameResume = (id: number, name: string): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${RESUMES}/${id}/attributes`, json: { name } })

export const deleteResume = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${RESUMES}/${id}` })

/** What a press does to a resume; "pirvacy" is spelt as the server has it. */
const DEEDS = {
  default: 'default/1',
  hide: 'pirvacy/1',
  show: 'pirvacy/0',
  refresh: 'refresh',
} as const
export type Deed = keyof typeof DEEDS

export const doTo = (id: number, deed: Deed): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${RESUMES}/${id}/${DEEDS[deed]}` })

/** What is not edited here stays as it is. */
export function saveProfile({ id, otherProfile }: Resume, profile: Profile): Promise<Answer> {
  const { sexId, locationId, ...texts } = profile
  const json = { ...otherProfile, ...texts, sexId: Number(sexId), locationId: Number(locationId) }
  return callMain({ method: 'PUT', path: `${RESUMES}/${id}/profile`, json })
}

const pathOf = (resumeId: number, id: number) =>
  `${RESUMES}/${resumeId}/experiences${id === 0 ? '' : `/${id}`}`

/** Id 0: a new one. */
export function saveExperience(
  resumeId: number,
  { id, totime, ...rest }: Experience,
  onceKey: string,
): Promise<Answer> {
  const json = { ...rest, totime: totime === '' ? null : totime }
  return callMain({ method: id === 0 ? 'POST' : 'PUT', path: pathOf(resumeId, id), json, onceKey })
}

export const deleteExperience = (resumeId: number, id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: pathOf(resumeId, id) })
