// What one applies with: the resumes and the letters, the overview of what is one's own and the dialog to apply read it here.

import { listAt, numberAt, textAt, timeAt, toFields } from '../lib/fields'
import { useOwn } from './read'

const STATUSES = ['draft', 'submitted', 'approved', 'rejected'] as const
type Status = (typeof STATUSES)[number]

/** A resume in a list. */
export interface ResumeView {
  readonly id: number
  readonly name: string
  /** Approved ones alone can be applied with. */
  readonly status: Status
  /** Percent. */
  readonly completeness: number
  readonly isDefault: boolean
}

/** A resume as a file. */
export interface ResumeFile {
  readonly id: number
  /** With its ending, e.g. "Sokha.pdf". */
  readonly name: string
  readonly bytes: number
  /** ms */
  readonly createdAt: number
}

export interface LetterText {
  readonly title: string
  readonly content: string
}

/** A cover letter; plain text with line ends. */
export interface Letter extends LetterText {
  readonly id: number
  /** ms */
  readonly updatedAt: number
}

export const RESUMES = '/users/resumes'
export const FILES = `${RESUMES}/attachment`
export const LETTERS = '/users/letters'

export function toResumeView(one: unknown): ResumeView {
  const status = textAt(one, 'status')
  return {
    id: numberAt(one, 'id'),
    name: textAt(one, 'name'),
    status: STATUSES.find((known) => known === status) ?? 'draft',
    completeness: numberAt(one, 'completeness'),
    isDefault: toFields(one).isDefault === true,
  }
}

const toFile = (one: unknown): ResumeFile => ({
  id: numberAt(one, 'id'),
  name: textAt(one, 'name'),
  bytes: numberAt(one, 'size'),
  createdAt: timeAt(one, 'createAt'),
})

const toLetter = (one: unknown): Letter => ({
  id: numberAt(one, 'id'),
  title: textAt(one, 'title'),
  content: textAt(one, 'content'),
  updatedAt: timeAt(one, 'updateTime'),
})

/** The default one first. */
export const useResumeViews = () =>
  useOwn(`${RESUMES}/simple`, (body) => listAt(body, 'result').map(toResumeView))

/** The last first. */
export const useFiles = () => useOwn(FILES, (body) => listAt(body, 'result').map(toFile))

/** The last changed first. */
export const useLetters = () => useOwn(LETTERS, (body) => listAt(body, 'result').map(toLetter))
