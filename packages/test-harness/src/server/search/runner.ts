import type { Asking, Question, QuestionName } from './questions'

/** What answers questions of a search; two kinds, in-process.ts and in-worker.ts. */
export interface SearchRunner {
  /** how many it answers side by side; the searcher gives it no more */
  readonly atOnce: number
  /** Answers; throws what the question threw, or `RunnerGone`. */
  run<N extends QuestionName>(question: Question<N>): Promise<Asking[N]['answer']>
  close(): Promise<void>
}

/** There is no answer because of who was asked, not because of the question; the next question finds a runner again. */
export class RunnerGone extends Error {
  constructor(
    reason: string,
    /** false: the question itself may be the reason, as when it takes for ever */
    readonly canAskAgain: boolean,
    cause?: unknown,
  ) {
    super(reason, { cause })
  }
}
