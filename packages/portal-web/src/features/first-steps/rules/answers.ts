import { z } from 'zod'
import type { Start } from '../../../contract/resume'
import { SEARCH } from '../../../lib/limits'
import { noSearch, type Search, toAddress } from '../../../lib/search'

/** Trades, and words of one's own, that say more exactly what is looked for. */
export const MAX_TRADES = 3

const ids = z.array(z.int().positive()).default([])

/** What somebody has answered so far; nothing is what was not answered. */
export const Answers = z.object({
  /** in words of one's own, e.g. "receptionist" */
  keyword: z.string().max(SEARCH.text).default(''),
  categoryIds: ids,
  tradeIds: ids,
  locationIds: ids,
  /** dollars a month; 0: any */
  payFrom: z.int().min(0).default(0),
  termIds: ids,
  lastName: z.string().default(''),
  firstName: z.string().default(''),
  jobtitle: z.string().default(''),
  company: z.string().default(''),
  languageIds: ids,
})
export type Answers = z.output<typeof Answers>

export const NO_ANSWERS: Answers = Answers.parse({})

/** The questions, each with the answers that it asks for: skipped, they are taken back. */
export const QUESTIONS = {
  work: ['keyword', 'categoryIds', 'tradeIds'],
  where: ['locationIds'],
  pay: ['payFrom', 'termIds'],
  you: ['lastName', 'firstName', 'jobtitle', 'company', 'languageIds'],
} as const satisfies Record<string, readonly (keyof Answers)[]>
export type Question = keyof typeof QUESTIONS

/** The answers without those of one question. */
export const without = (answers: Answers, question: Question): Answers => ({
  ...answers,
  ...Object.fromEntries(QUESTIONS[question].map((name) => [name, NO_ANSWERS[name]])),
})

const FILTERS = ['category', 'trade', 'location', 'term'] as const

/** The search that finds what fits, as the list of jobs has it in its address. */
export const searchOf = (answers: Answers): Search<(typeof FILTERS)[number]> => ({
  ...noSearch(FILTERS),
  keyword: answers.keyword.trim(),
  ids: {
    category: answers.categoryIds,
    trade: answers.tradeIds,
    location: answers.locationIds,
    term: answers.termIds,
  },
  pay: { min: answers.payFrom === 0 ? null : answers.payFrom, max: null },
})

export const addressOf = (answers: Answers): string => toAddress(searchOf(answers)).toString()

/**
 * What is looked for, as far as it was said. `title`: the trades and words in one line, e.g. "Receptionist, Waiter". `usual`:
 * the function that most jobs of these words have, for who chose none; 0 = not known.
 */
export function intentionOf(answers: Answers, title: string, usual: number): Start['intention'] {
  const { categoryIds, locationIds, payFrom, termIds } = answers
  const functions = categoryIds.length > 0 || usual === 0 ? categoryIds : [usual]
  return {
    ...(title === '' ? {} : { reqJobTitle: title }),
    ...(functions.length === 0 ? {} : { categoryIds: [...functions] }),
    ...(locationIds.length === 0 ? {} : { locationIds: [...locationIds] }),
    // One alone can be kept; several are any.
    jobTerm: termIds.length === 1 ? (termIds[0] ?? 0) : 0,
    salaryFrom: payFrom,
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether nothing was answered at all. */
export const isEmpty = (answers: Answers): boolean => isSame(answers, NO_ANSWERS)
