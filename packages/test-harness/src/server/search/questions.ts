// search/ answers questions about jobs and candidates away from the thread that carries the chat.
//
//   a call > searcher.ts: one at a time, at most 16 wait   > in-worker.ts > worker.ts, a thread with its own connection
//                                                          > in-process.ts, where the database is no file
//
// This file lists the questions. What is not here: a question that writes, and one whose cost does not grow with them.

import { findCompanies, type NamedCompany } from '../assistant/companies'
import { type FindCandidates, type FoundCandidates, findCandidates } from '../candidates/find'
import type { Language } from '../constants/names'
import { type AnswerTime, readAnswerTimes } from '../jobs/answer-times'
import { countChoices, type JobCounts } from '../jobs/job-counts'
import { type JobList, listJobs, listRelated, type Search, type SearchedJobs } from '../jobs/job-lists'
import type { Order, Parts } from '../jobs/job-order'
import type { JobView } from '../jobs/job-views'
import { findNear, type NearJobs } from '../jobs/near'
import { type Recommending, recommendJobs } from '../jobs/recommended'
import { type Suggestions, suggest } from '../jobs/suggest/suggest'

/** Each question with what it takes and what it is answered; both travel between threads, so they are plain data. */
export interface Asking {
  list: { input: { filters: Search; order: Order }; answer: SearchedJobs }
  counts: { input: { filters: Search }; answer: JobCounts }
  answerTimes: { input: Record<string, never>; answer: readonly AnswerTime[] }
  suggest: { input: { text: string; language: Language }; answer: Suggestions }
  near: { input: { filters: Search }; answer: NearJobs }
  companies: { input: { text: string }; answer: readonly NamedCompany[] }
  related: {
    input: { id: number; count: number; hiddenBy: string | undefined }
    answer: readonly JobView[] | undefined
  }
  recommended: { input: Recommending; answer: JobList }
  candidates: { input: FindCandidates; answer: FoundCandidates }
}
export type QuestionName = keyof Asking

export interface Question<N extends QuestionName = QuestionName> {
  readonly name: N
  readonly input: Asking[N]['input']
  /** when it was asked, by the server's clock */
  readonly now: number
}

const ANSWERS: {
  readonly [N in QuestionName]: (parts: Parts, input: Asking[N]['input']) => Promise<Asking[N]['answer']>
} = {
  list: (parts, { filters, order }) => listJobs(parts, filters, order),
  counts: (parts, { filters }) => countChoices(parts, filters),
  answerTimes: ({ db, clock }) => readAnswerTimes(db, clock()),
  suggest: (parts, { text, language }) => suggest(parts, text, language),
  companies: (parts, { text }) => findCompanies(parts, text),
  near: (parts, { filters }) => findNear(parts, filters),
  related: (parts, { id, count, hiddenBy }) => listRelated(parts, id, count, hiddenBy),
  recommended: recommendJobs,
  candidates: findCandidates,
}

/** Answers a question from a database. */
export const answer = <N extends QuestionName>(
  parts: Omit<Parts, 'clock'>,
  { name, input, now }: Question<N>,
): Promise<Asking[N]['answer']> => ANSWERS[name]({ ...parts, clock: () => now }, input)
