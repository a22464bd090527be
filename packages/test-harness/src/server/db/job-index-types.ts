import type { AliasedRawBuilder, RawBuilder } from 'kysely'
import type { Trx } from './tables'

/** What one job is found by: words apart by spaces, as jobs/words.ts makes them. */
export interface IndexedJob {
  readonly id: number
  /** every title after `sameText`, one a line */
  readonly titleText: string
  /** the words of every title, and each title whole as one word */
  readonly titles: string
  /** the other titles likewise */
  readonly others: string
  /** employer and places */
  readonly names: string
  readonly body: string
}

/** Stands between what is no one name or text; a character that nobody writes. */
export const EDGE = '\ue000'

/** One form of a word of the query: one word, or several in a row where a script has no spaces. */
export interface Term {
  readonly words: readonly string[]
  /** whatever begins with it counts too */
  readonly isStart: boolean
  /** longer rows of words that mean something else: what has one of them is not found by this form */
  readonly without?: readonly (readonly string[])[]
}

/** Several parts that have to be there together, as one form of a part. */
export interface Together {
  readonly all: readonly Part[]
}

/** A part of what is looked for, in one of its forms. */
export type Part = readonly (Term | Together)[]

export interface JobQuery {
  /** each run of letters with all of its parts; with `any` one run is enough */
  readonly runs: readonly (readonly Part[])[]
  readonly match: 'all' | 'any'
  /** of these runs a job has one besides */
  readonly needs?: readonly (readonly Part[])[]
  /** what a whole title would be, each as one word */
  readonly titles: readonly string[]
}

/** Where the query is found, the best first: it is a whole title, a whole other title, all words are in titles and names, or anywhere. */
export const TIERS = ['title', 'other title', 'names', 'all'] as const
export type Tier = (typeof TIERS)[number]

/** A job that is found, with the place of its best tier; within a tier the smaller score is the better one. */
export interface FoundJob {
  job_id: number
  tier: number
  score: number
}

/** Full-text search, the same behind both databases. */
export interface JobIndex {
  /** Takes all jobs out of it. */
  empty(trx: Trx): Promise<void>
  put(trx: Trx, jobs: readonly IndexedJob[]): Promise<void>
  /** What is found in a tier and those before it, ranked, to be joined as `found`; each job costs time. */
  find(query: JobQuery, within: 'names' | 'all'): AliasedRawBuilder<FoundJob, 'found'>
  /** Ids of what is found in a tier and those before it. */
  matching(query: JobQuery, tier: Tier): RawBuilder<{ job_id: number }>
  /** Ids of jobs that have this text, folded like titles, somewhere in a title. */
  titled(text: string): RawBuilder<{ job_id: number }>
}
