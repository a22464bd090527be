/** What a job asks for, held against what a resume says: facts alone, no weights and nothing about the person. */
import type { Content } from '../seekers/resume-content'

/** What of a job is compared; ids of the constants, 0 and []: it asks for nothing there. */
export interface Asked {
  readonly locations: readonly number[]
  readonly languages: readonly number[]
  readonly experience_id: number
  readonly category_id: number
  readonly term_id: number
}

/** One thing that the job asks for, by its list of the constants; languages one by one. */
export interface Fact {
  readonly kind: 'place' | 'language' | 'experience' | 'category' | 'term'
  readonly id: number
  readonly isMet: boolean
}

/** What a card shows of a resume. */
export interface Summary {
  /** of the newest work, else what is looked for; "": neither is said */
  readonly title: string
  /** of work in all; times that overlap count once */
  readonly months: number
  /** where the person lives; 0: not said */
  readonly locationId: number
  readonly languages: readonly number[]
}

/** A district has its province's id and two digits. */
export const provinceOf = (id: number): number => (id < 100 ? id : Math.floor(id / 100))

/** Months since the year 0; of nothing null. */
function monthOf(text: unknown): number | null {
  const [year, month] =
    /^(\d{4})-(\d\d)/
      .exec(String(text ?? ''))
      ?.slice(1)
      .map(Number) ?? []
  return year === undefined || month === undefined ? null : year * 12 + month
}

/** How long somebody has worked: months of work that is over, and the month since which they work; null: they do not now. */
export interface Work {
  readonly months: number
  readonly since: number | null
}

/** First and last month count whole. What goes on counts from its first month, so what was besides it does not. */
export function workOf({ experiences }: Content): Work {
  const spans = experiences
    .map((one) => ({ from: monthOf(one.formtime), to: monthOf(one.totime) }))
    .flatMap(({ from, to }) => (from === null ? [] : [{ from, to }]))
    .sort((a, b) => a.from - b.from)
  const since = spans.find(({ to }) => to === null)?.from ?? null
  let [months, reached] = [0, 0]
  for (const { from, to } of spans) {
    const end = Math.min(to ?? 0, since === null ? Number.POSITIVE_INFINITY : since - 1)
    months += Math.max(0, end - Math.max(from, reached + 1) + 1)
    reached = Math.max(reached, end)
  }
  return { months, since }
}

export function monthsAt({ months, since }: Work, now: number): number {
  const today = new Date(now).getUTCFullYear() * 12 + new Date(now).getUTCMonth() + 1
  return months + (since === null ? 0 : Math.max(0, today - since + 1))
}

const languagesOf = ({ languageLevels }: Content): number[] => [
  ...new Set(languageLevels.map(({ languageId }) => Number(languageId))),
]

export function summaryOf(content: Content, now: number): Summary {
  const { experiences, career, intention, profile } = content
  const worked = String(experiences[0]?.jobtitle ?? '')
  return {
    title: worked || career.careerPosition || intention?.reqJobTitle || '',
    months: monthsAt(workOf(content), now),
    locationId: profile.locationId ?? 0,
    languages: languagesOf(content),
  }
}

/** Years that `workyears` asks for at least, by its id. */
const LEAST_YEARS = [0, 0, 1, 3, 5, 10]

/** What a resume says of that. */
export interface Said {
  readonly provinces: readonly number[]
  readonly languages: readonly number[]
  readonly categories: readonly number[]
  readonly months: number
  /** 0: any; undefined: not said */
  readonly term: number | undefined
}

export function saidOf(content: Content, now: number): Said {
  const { profile, intention, career } = content
  return {
    provinces: [profile.locationId ?? 0, ...(intention?.locationIds ?? [])].map(provinceOf),
    languages: languagesOf(content),
    categories: [career.careerCategory ?? 0, ...(intention?.categoryIds ?? [])],
    months: monthsAt(workOf(content), now),
    term: intention?.jobTerm,
  }
}

/** What the job asks for and whether the resume says it, in this order; [] where it asks for nothing. */
export function factsOf(
  asked: Asked,
  { provinces, languages, categories, months, term }: Said,
): readonly Fact[] {
  const [location] = asked.locations
  const least = LEAST_YEARS[asked.experience_id] ?? 0
  const facts: Fact[] = asked.languages.map((id) => ({ kind: 'language', id, isMet: languages.includes(id) }))
  const isNear = asked.locations.map(provinceOf).some((one) => provinces.includes(one))
  if (location !== undefined) facts.unshift({ kind: 'place', id: location, isMet: isNear })
  const add = (kind: Fact['kind'], id: number, isMet: boolean) =>
    void (id > 0 && facts.push({ kind, id, isMet }))
  if (least > 0) add('experience', asked.experience_id, months >= 12 * least)
  add('category', asked.category_id, categories.includes(asked.category_id))
  // Who takes any term says 0.
  add('term', asked.term_id, term === 0 || term === asked.term_id)
  return facts
}
