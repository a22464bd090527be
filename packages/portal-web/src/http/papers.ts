// What one applies with: the resumes and the letters, the overview of what is one's own and the dialog to apply read it here.

import { listAt, numberAt, textAt, timeAt, toFields } from '../lib/fields'
import { useOwn } from './read'

const STATUSES = ['draft', 'submitted', 'approved', 'rejected'] as const
type Status = (typeof STATUSES)[number]

/** A resume in a list. */
export interface ResumeView {
  readonly id: number
  readonly name: string
  /** Where the last text that was submitted stands. */
  readonly status: Status
  /** There is an approved text: that alone is applied with, and read by employers. */
  readonly hasApproved: boolean
  /** Something is saved that was not submitted yet; not of a draft, of which nothing was. */
  readonly isChanged: boolean
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
  const fields = toFields(one)
  const status = textAt(one, 'status')
  return {
    id: numberAt(one, 'id'),
    name: textAt(one, 'name'),
    status: STATUSES.find((known) => known === status) ?? 'draft',
    hasApproved: fields.hasApproved === true,
    isChanged: fields.isChanged === true,
    completeness: numberAt(one, 'completeness'),
    isDefault: fields.isDefault === true,
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
