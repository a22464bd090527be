import type { Enclosures, Resume } from '../api/enclosures'

/** What goes with an application, as it is chosen. */
export interface Choice {
  /** e.g. "online-3", "file-1"; "": none */
  readonly resume: string
  /** 0: none */
  readonly letterId: number
}

export const keyOf = ({ kind, id }: Pick<Resume, 'kind' | 'id'>): string => `${kind}-${id}`

/** The default resume, else the first that can be sent; no letter. */
export function firstChoice({ resumes }: Enclosures): Choice {
  const sendable = resumes.filter(({ canBeSent }) => canBeSent)
  const first = sendable.find(({ isDefault }) => isDefault) ?? sendable[0]
  return { resume: first === undefined ? '' : keyOf(first), letterId: 0 }
}

/** What is there no longer is not chosen. */
export function stillThere({ resumes, letters }: Enclosures, { resume, letterId }: Choice): Choice {
  return {
    resume: resumes.some((one) => one.canBeSent && keyOf(one) === resume) ? resume : '',
    letterId: letters.some(({ id }) => id === letterId) ? letterId : 0,
  }
}

/** A resume, a file or a letter must be chosen. Source: portal specification 5. */
export const isEnough = ({ resume, letterId }: Choice): boolean => resume !== '' || letterId !== 0

/** By the server's names. */
export function toEnclosure({ resume, letterId }: Choice): Readonly<Record<string, number>> {
  const [kind, id] = resume.split('-')
  return {
    ...(kind === 'online' && { resumeId: Number(id) }),
    ...(kind === 'file' && { attachmentId: Number(id) }),
    ...(letterId !== 0 && { letterId }),
  }
}
