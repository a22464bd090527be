// A job as its employer writes it, as desk and server know it: what it has, and what is missing before it goes out.
//
//   Posting                  the whole (zod); a draft may lack anything
//   faultsOf(posting, ...)   why it does not go out, by field; [] = it does
//   tidy(posting)            without languages in which nothing is said
//
// A fault is a key of i18n (area "posting", `faults`); the server sends the key's English (FAULTS). What a job may not ask for
// stands in posting-faults.ts. Absent: sex and age of those who are wanted. No job here has them.

import { isBlank } from '@sarika/im-engine/text'
import { z } from 'zod'
import { PAPER_LANGUAGES, type PaperLanguage } from './paper'
import { PERKS } from './perks'
import { type Ask, asksIn } from './posting-faults'

/** Characters of a title and of a street; as of imported jobs. Ours. */
export const TITLE_MAX = 300
/** Characters of each of the texts; as of imported jobs. Ours. */
export const POSTING_TEXT_MAX = 20_000
/** Characters of what is said beside the pay, and of a client. Ours. */
export const PAY_WORDS_MAX = 100
export const CLIENT_MAX = 170
/** Cents of a US dollar. Ours. */
export const PAY_MAX_CENTS = 10_000_000
/** People wanted by one job. Ours. */
export const HIRELINGS_MAX = 10_000
/** Places of one job. Ours. */
export const MAX_PLACES = 5
/** A job closes at most so many days ahead. Ours. */
export const CLOSES_WITHIN_DAYS = 90
/** Published jobs of a company that no reviewer has verified. Ours. */
export const UNVERIFIED_JOBS = 3

export const PERIODS = ['month', 'hour', 'day', 'year'] as const

const text = (most: number) => z.string().max(most).default('')
/** One of a list of the constants; 0: not said. */
const choice = z.int().min(0).max(10_000).default(0)
const choices = (most: number) => z.array(z.int().min(1).max(10_000)).max(most).default([])
const cents = z.int().min(1).max(PAY_MAX_CENTS).nullable().default(null)

/** What is written of a job in one language; `others`: what one gets besides the perks, one a line. */
export const PostingWords = z.object({
  title: text(TITLE_MAX),
  description: text(POSTING_TEXT_MAX),
  requirements: text(POSTING_TEXT_MAX),
  howToApply: text(POSTING_TEXT_MAX),
  others: text(POSTING_TEXT_MAX),
})
export type PostingWords = z.output<typeof PostingWords>

/** The texts that a language is measured by, in their order. */
export const PARTS = ['title', 'description', 'requirements', 'howToApply'] as const
export type WordsPart = keyof PostingWords
const ALL_PARTS: readonly WordsPart[] = [...PARTS, 'others']

/** e.g. `{ language: 'km', words: { km: { title: 'ចុងភៅ', ... } }, payFrom: 35_000, payPeriod: 'month', closesOn: '2026-12-24', ... }` */
export const Posting = z.object({
  /** in which it is written first */
  language: z.enum(PAPER_LANGUAGES),
  words: z.partialRecord(z.enum(PAPER_LANGUAGES), PostingWords).default({}),
  perks: z.array(z.enum(PERKS)).max(PERKS.length).default([]),
  categoryId: choice,
  termId: choice,
  levelId: choice,
  qualificationId: choice,
  experienceId: choice,
  languageIds: choices(20),
  hirelings: z.int().min(1).max(HIRELINGS_MAX).default(1),
  /** cents of a US dollar */
  payFrom: cents,
  /** null: the same */
  payTo: cents,
  payPeriod: z.enum(PERIODS).default('month'),
  /** e.g. "service charge" */
  payWords: text(PAY_WORDS_MAX),
  locationIds: choices(MAX_PLACES),
  /** the street, in words */
  place: text(TITLE_MAX),
  /** the last day in Cambodia, `2026-12-24`; "": not said */
  closesOn: z.union([z.literal(''), z.iso.date()]).default(''),
  /** for whom an agency hires */
  client: text(CLIENT_MAX),
})
export type Posting = z.output<typeof Posting>

export const NO_WORDS: PostingWords = PostingWords.parse({})

/** A posting in which nothing is said yet. */
export const emptyPosting = (language: PaperLanguage): Posting => Posting.parse({ language })

export const wordsIn = ({ words }: Posting, language: PaperLanguage): PostingWords =>
  words[language] ?? NO_WORDS

const isSaid = (words: PostingWords): boolean => ALL_PARTS.some((part) => !isBlank(words[part]))

/** The languages in which something is said, in the order of ours. */
export const languagesSaid = (posting: Posting): readonly PaperLanguage[] =>
  PAPER_LANGUAGES.filter((language) => isSaid(wordsIn(posting, language)))

/** How many of the four parts are written. */
export const partsSaid = (posting: Posting, language: PaperLanguage): number =>
  PARTS.filter((part) => !isBlank(wordsIn(posting, language)[part])).length

/** Without languages in which nothing is said; written first in the one that was named, else in the first that says what the work is. */
export function tidy(posting: Posting): Posting {
  const said = languagesSaid(posting)
  const whole = [posting.language, ...said].find(
    (language) => !isBlank(wordsIn(posting, language).description),
  )
  const language = whole ?? (said.includes(posting.language) ? posting.language : said[0])
  return {
    ...posting,
    language: language ?? posting.language,
    words: Object.fromEntries(said.map((one) => [one, wordsIn(posting, one)])),
  }
}

const dollars = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const showCents = (cents: number): string => `$${dollars.format(cents / 100)}`

/** Pay as every page shows it, e.g. "$350 to $400 + service charge"; "" where nothing is said. */
export function payText({ payFrom, payTo, payWords }: Posting): string {
  const ends = [payFrom, payTo].filter((end) => end !== null).map(showCents)
  const words = payWords.trim()
  return [...new Set(ends)].join(' to ') + (words === '' ? '' : ` + ${words}`)
}

/** The texts of one language but for its title: whether something is said there. */
export const hasText = ({ title: _, ...texts }: PostingWords): boolean =>
  Object.values(texts).some((text) => !isBlank(text))

/** What is wrong, in English; the keys are those of i18n. */
export const FAULTS = {
  title: 'Write a title.',
  work: 'Say what they will do.',
  pay: 'Say what you pay.',
  payOrder: '"Up to" must be higher than "from".',
  place: 'Choose a place.',
  closes: 'Choose a closing day.',
  closesPast: 'This day is over. Choose a later one.',
  closesFar: 'Choose a day within the next 90 days.',
  client: 'Name the company you hire for.',
  sex: 'Remove the words that ask for men or women.',
  age: 'Remove the words that ask for an age.',
  photo: 'Remove the words that ask for a photo.',
  money: 'Remove the words that ask for money.',
} as const
export type PostingFault = keyof typeof FAULTS

/** Why a job does not go out; `field` as in Posting, of words with their language, e.g. "words.km.title". */
export interface Fault {
  readonly field: string
  readonly fault: PostingFault
  /** the words that ask for what no job may ask for; "" of all other faults */
  readonly words: string
}

const DAY_MS = 24 * 3_600_000

/** The last day on which a job may close, e.g. lastClosing("2026-11-27") > "2027-02-25". */
export const lastClosing = (today: string): string =>
  new Date(Date.parse(today) + CLOSES_WITHIN_DAYS * DAY_MS).toISOString().slice(0, 10)

function closingFault({ closesOn }: Posting, today: string): PostingFault | null {
  if (closesOn === '') return 'closes'
  if (closesOn < today) return 'closesPast'
  return closesOn > lastClosing(today) ? 'closesFar' : null
}

function payFault({ payFrom, payTo }: Posting): PostingFault | null {
  if (payFrom === null) return 'pay'
  return payTo !== null && payTo < payFrom ? 'payOrder' : null
}

/** Which texts may hold which asks: pictures for customers are part of some work, and so are fees and deposits of theirs. */
const ASKS: Readonly<Record<WordsPart, readonly Ask[]>> = {
  title: ['sex', 'age'],
  description: ['sex', 'age'],
  requirements: ['sex', 'age', 'photo', 'money'],
  howToApply: ['sex', 'age', 'photo', 'money'],
  others: ['sex', 'age', 'money'],
}

const asksOf = (posting: Posting): Fault[] =>
  languagesSaid(posting).flatMap((language) =>
    ALL_PARTS.flatMap((part) =>
      asksIn(wordsIn(posting, language)[part], ASKS[part]).map(({ ask, words }) => ({
        field: `words.${language}.${part}`,
        fault: ask,
        words,
      })),
    ),
  )

/** Why a job does not go out, in the order of its form. `today`: the day in Cambodia; of an agency the client is asked for. */
export function faultsOf(
  written: Posting,
  { today, isAgency }: { readonly today: string; readonly isAgency: boolean },
): readonly Fault[] {
  const posting = tidy(written)
  const { language, locationIds, client } = posting
  const first = wordsIn(posting, language)
  const missing: readonly (readonly [string, PostingFault | null])[] = [
    [`words.${language}.title`, isBlank(first.title) ? 'title' : null],
    [`words.${language}.description`, isBlank(first.description) ? 'work' : null],
    ['payFrom', payFault(posting)],
    ['closesOn', closingFault(posting, today)],
    ['locationIds', locationIds.length === 0 ? 'place' : null],
    ['client', isAgency && isBlank(client) ? 'client' : null],
  ]
  return [
    ...missing.flatMap(([field, fault]) => (fault === null ? [] : [{ field, fault, words: '' }])),
    ...asksOf(posting),
  ]
}
