import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { RESUMES } from '../../../http/papers'
import { type Lone, partOf, type Slot, sectionOf, toContent, type Values } from '../rules/paper'
import { INTENTIONS } from './resumes'

/** Answers with it whole. */
export const addResume = (name: string, onceKey: string): Promise<Answer> =>
  callMain({ method: 'POST', path: RESUMES, json: { name }, onceKey })

/** Answers with the copy whole. */
export const copyResume = (id: number, onceKey: string): Promise<Answer> =>
  callMain({ method: 'POST', path: `${RESUMES}/copy`, json: { id }, onceKey })

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
  submit: 'submit',
} as const
export type Deed = keyof typeof DEEDS

export const doTo = (id: number, deed: Deed): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${RESUMES}/${id}/${DEEDS[deed]}` })

function saveLone(resumeId: number, part: Lone, values: Values): Promise<Answer> {
  const own = `${RESUMES}/${resumeId}`
  if (part === 'workStatus')
    return callMain({ method: 'PUT', path: `${INTENTIONS}/work/${values.status ?? 0}` })
  const path = {
    profile: `${own}/profile`,
    career: `${own}/career/profile`,
    intention: INTENTIONS,
    none: `${own}/none`,
    attributes: `${own}/attributes`,
  }[part]
  return callMain({ method: 'PUT', path, json: values })
}

/** Of an entry: its number on the server, undefined while it has none, and the key of the try to make it. */
export interface EntryTry {
  readonly id: number | undefined
  readonly onceKey: string
}

/** Saves a slot; an entry without a number is made, and the answer has its number. `null`: it is deleted. */
export function saveSlot(
  resumeId: number,
  slot: Slot,
  values: Values | null,
  { id, onceKey }: EntryTry,
): Promise<Answer> {
  const section = sectionOf(slot)
  const part = partOf(slot)
  if (section === null) return saveLone(resumeId, part as Lone, values ?? {})
  const path = `${RESUMES}/${resumeId}/${section}${id === undefined ? '' : `/${id}`}`
  if (values === null) return callMain({ method: 'DELETE', path })
  return callMain({ method: id === undefined ? 'POST' : 'PUT', path, json: toContent(values), onceKey })
}

/** Sends a picture; the answer has its id. */
export function sendPicture(
  resumeId: number,
  picture: Blob,
  name: string,
  onceKey: string,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const form = new FormData()
  form.set('file', picture, name)
  return callMain({ method: 'POST', path: `${RESUMES}/${resumeId}/images`, form, onceKey, onProgress })
}
