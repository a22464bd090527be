import { createContext, useContext } from 'react'
import type { PaperLanguage } from '../../../../contract/paper'
import type { Fault, Posting } from '../../../../contract/posting'
import type { DeskJob } from '../api/postings'

export interface Writing {
  readonly job: DeskJob
  readonly posting: Posting
  /** Changes some of its fields. */
  readonly change: (fields: Partial<Posting>) => void
  /** Why it does not go out: all of it, also what is not said yet. */
  readonly faults: readonly Fault[]
  /** What is said of a field now: what it asks for at once, what is missing when somebody wants it out. */
  readonly errorOf: (field: string) => string | undefined
  /** Whose words are shown. */
  readonly language: PaperLanguage
  readonly show: (language: PaperLanguage) => void
}

export const WritingContext = createContext<Writing | null>(null)

export function useWriting(): Writing {
  const writing = useContext(WritingContext)
  if (writing === null) throw new Error('no job is written here')
  return writing
}
