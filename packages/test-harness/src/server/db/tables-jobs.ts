/** Employers, their jobs, and what jobs are found by. Ids of lists (`..._id`) are those of constants/; 0: not said. */
import type { Generated } from 'kysely'
import type { Flag } from './flag'

export interface CompaniesTable {
  /** given by `counters`, so that the demo's first has 1 on every database */
  id: number
  /** the employer's account that speaks for it; "": nobody does */
  account_id: string
  /** what an imported one is called where it comes from; "" for our own */
  source_id: string
  name: string
  about: string
  scale_id: number
  industry_id: number
  location_id: number
  address: string
  /** http(s), or "" */
  website: string
  latitude: number | null
  longitude: number | null
  is_verified: Flag
  /** shown among the recommended ones */
  is_featured: Flag
  contact_name: string
  phone: string
  email: string
  /** its picture: a path of this server, "" where it has none */
  logo: Generated<string>
  /** the rest of its page, a `Portrait` (jobs/portrait.ts) as JSON */
  portrait: Generated<string>
  /** name and profile in every language after `looseText` */
  search_text: string
  /** of those who wrote in the last 90 days: half were answered within so many seconds; null: too few to say */
  answers_within: Generated<number | null>
  /** and so many of a hundred were answered within seven days */
  answered_percent: Generated<number | null>
  /** an agency hires for others, whom its jobs name */
  kind: Generated<'employer' | 'agency'>
  /** whether a reviewer knows it: `new` has sent no papers yet */
  verification: Generated<Verification>
  /** why its papers were sent back, as JSON; "" unless it is refused */
  refusal: Generated<string>
  /** its name in other languages: `{"km":"..."}` */
  names: Generated<string>
  /** when its papers went to a reviewer, and when the last ones were decided, ms */
  sent_at: Generated<number | null>
  decided_at: Generated<number | null>
}

export type Verification = 'new' | 'sent' | 'verified' | 'refused'

export type SalaryPeriod = '' | 'hour' | 'day' | 'month' | 'year'

/** What an employer chose for a job: where it is shown besides the list (specification 2, the five services). */
export type Placement = 'ordinary' | 'urgent' | 'hot' | 'fast' | 'specialized'

export interface JobsTable {
  /** given by `counters` */
  id: number
  /** 0: whoever offers it is not named */
  company_id: number
  /** what an imported one is called where it comes from; "" for our own */
  source_id: string
  /** as the employer wrote it first */
  title: string
  /** chosen locations: `[1204]` */
  locations: string
  /** in the words of the source, for what is none of our locations */
  place: string
  /** as it is shown: `$350 + service charge` */
  salary: string
  /** in cents of a US dollar, for one `salary_period` */
  salary_from: number | null
  salary_to: number | null
  salary_period: SalaryPeriod
  /** the same as a month's, in cents (jobs/monthly-pay.ts); both null where no sum is said */
  pay_month_from: number | null
  pay_month_to: number | null
  /** the band of it */
  salary_id: number
  category_id: number
  industry_id: number
  level_id: number
  qualification_id: number
  experience_id: number
  term_id: number
  /** 1 male, 2 female, 0 either */
  sex: number
  age_from: number | null
  age_to: number | null
  /** how many are wanted */
  hirelings: number
  /** `[1,2]` */
  languages: string
  /** the languages that it has words in: ` en km ` */
  written_in: Generated<string>
  placement: Placement
  is_open: Flag
  /** 1: closed while its employer's account is being deleted, and open again if that is kept */
  is_paused: Generated<number>
  /** the day of publication as it was written, `2026-11-22` */
  posted_on: string
  published_at: number
  /** leaves the lists then */
  closes_at: number | null
  created_at: number
  updated_at: number
  /** the account that answers for it; "": the company's owner */
  recruiter_id: Generated<string>
  /** 1: never published; it is in no list and on no page */
  is_draft: Generated<Flag>
  /** for whom an agency hires, in words; "" otherwise */
  client: Generated<string>
}

/** What is long, apart: a search reads past thousands of jobs. */
interface JobTextsTable {
  job_id: number
  /** the title by language, as far as it was written: `{"en":"Cook","km":"..."}` */
  titles: string
  /** other names of the same job: `["Chef"]` */
  other_titles: string
  /** every title after `sameText`, one a line */
  title_text: string
  description: string
  requirements: string
  benefits: string
  how_to_apply: string
  /** in which the four are written; "": nobody said it, their letters tell */
  language: string
  /** the four in other languages: `{"km":{"description":"...", ...}}` */
  texts: string
}

/** Every location a job is found by: those of the job and the provinces they lie in. */
interface JobLocationsTable {
  location_id: number
  job_id: number
}

/**
 * Words of titles by what is left of them when one letter is missing, and words that jobs write with a hyphen or point
 * by what they are without (jobs/spelling.ts). Words are taken out only when all is written anew.
 */
interface JobWordsTable {
  shape: string
  word: string
}

/** A title of jobs, under the word that it is as a whole (`wholeWord` of jobs/words.ts). Titles are never taken out. */
interface SuggestedTitlesTable {
  key: string
  /** as it was first written */
  text: string
  /** jobs with it, closed ones too: which titles are worth counting */
  jobs: number
}

/** From which words on a title can be typed (`startsOf` of jobs/words.ts). */
interface SuggestedStartsTable {
  start: string
  key: string
}

export interface JobTables {
  companies: CompaniesTable
  jobs: JobsTable
  job_texts: JobTextsTable
  job_locations: JobLocationsTable
  job_words: JobWordsTable
  suggested_titles: SuggestedTitlesTable
  suggested_starts: SuggestedStartsTable
}
