// What the server's thread and that of the search say to each other, besides questions.
import type { Asking, QuestionName } from './questions'

/** An order: close the connection and end. */
export const CLOSE = 'close'

export type Said<N extends QuestionName = QuestionName> =
  | { readonly kind: 'answered'; readonly value: Asking[N]['answer'] }
  | { readonly kind: 'failed'; readonly error: unknown }
