import type { Spread } from '../api/fitting'
import type { Answers } from '../rules/answers'

/** What each question is given. */
export interface QuestionProps {
  readonly answers: Answers
  readonly change: (change: Partial<Answers>) => void
  /** undefined: not known yet */
  readonly spread: Spread | undefined
}
