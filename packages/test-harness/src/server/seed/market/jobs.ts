import { ALL_PROVINCES, REMOTE } from '../../constants/locations'
import { LANGUAGES, type Language, type Names } from '../../constants/names'
import type { Placement } from '../../db/tables-jobs'
import { dayOf } from '../../jobs/days'
import { type JobInput, type JobWords, NO_SALARY, type Salary, UNSAID } from '../../jobs/job-input'
import type { Chance } from './chance'
import type { MarketEmployer } from './employers'
import { HANDS_ON_WORK } from './hands-on-work'
import { BENEFITS, HOW_TO_APPLY, VARIANTS, type Variant } from './job-words'
import { inKhmer } from './khmer-words'
import type { Occupation } from './occupation'
import { OFFICE_WORK } from './office-work'

export const OCCUPATIONS: readonly Occupation[] = [...OFFICE_WORK, ...HANDS_ON_WORK]

type WrittenWords = JobWords & Pick<JobInput, 'language' | 'texts'>

const DAY_MS = 24 * 3_600_000
const OLDEST_DAYS = 45
const SHARE_CLOSED = 0.03
const SHARE_WITH_END = 0.3
const SHARE_NEGOTIABLE = 0.12
const SHARE_AT_HOME = 0.8

/** By the last two digits of a job's number: of a hundred jobs four are urgent, and so on. */
const PLACEMENTS: Readonly<Record<number, Placement>> = {
  5: 'urgent',
  27: 'urgent',
  51: 'urgent',
  77: 'urgent',
  13: 'hot',
  39: 'fast',
  63: 'specialized',
  88: 'specialized',
}

/** Administration, customer service, design, information technology, translation: what can be done from anywhere. */
const DONE_ANYWHERE: ReadonlySet<number> = new Set([2, 6, 7, 14, 25])
/** Every twelfth such job by its number may be done from anywhere; half of these have no office at all. */
const REMOTE_AMONG = 12

/** By the job's number and not by chance, which would make every job after it another one. */
function locationsOf(index: number, category: number, locationId: number): number[] {
  if (index < districts.length || !DONE_ANYWHERE.has(category) || index % REMOTE_AMONG > 0)
    return [locationId]
  return index % (2 * REMOTE_AMONG) > 0 ? [REMOTE] : [locationId, REMOTE]
}

const dollars = new Intl.NumberFormat('en')

const districts = ALL_PROVINCES.flatMap((province) =>
  province.districts.map(({ id }) => ({ id, provinceId: province.id })),
)

const mapNames = (of: (language: keyof Names) => string): Names => {
  const [en, zh, km, ko, th, vi] = LANGUAGES.map(of)
  return { en: en ?? '', zh: zh ?? '', km: km ?? '', ko: ko ?? '', th: th ?? '', vi: vi ?? '' }
}

function salaryOf(chance: Chance, { pay }: Occupation, { payShare }: Variant): Salary {
  if (chance.isLucky(SHARE_NEGOTIABLE)) return { ...NO_SALARY, text: 'Negotiable' }
  const [low, high] = pay
  const from = Math.round((low + chance.float() * (high - low) * 0.5) * payShare * 0.1) * 10
  const to = from + Math.max(1, Math.round((high - low) * payShare * 0.04)) * 10
  const text = `$${dollars.format(from)} to $${dollars.format(to)}`
  return { text, from: from * 100, to: to * 100, period: 'month' }
}

function requirementsOf({ experience }: Variant, isInOffice: boolean): string {
  const years = [
    'No experience is needed',
    'One year in such work or more',
    'Three years in such work',
    'Five years in such work',
    'Ten years, some of them leading others',
  ]
  return `${years[experience - 1]}. ${isInOffice ? 'Khmer, and English enough to write an e-mail.' : 'Khmer, and a good eye and hand.'}`
}

/** Two of five jobs by their number are told in Khmer too; it is the first where the employer writes Khmer first. */
function wordsOf(index: number, first: Language, english: JobWords, khmer: JobWords): WrittenWords {
  if (index % 5 > 1) return { ...english, language: 'en', texts: {} }
  return first === 'km'
    ? { ...khmer, language: 'km', texts: { en: english } }
    : { ...english, language: 'en', texts: { km: khmer } }
}

/** Whom a job is offered by, and where: each district has one before any has its second. */
function placeOf(
  chance: Chance,
  index: number,
  byProvince: ReadonlyMap<number, readonly MarketEmployer[]>,
  all: readonly MarketEmployer[],
) {
  const given = districts[index]
  if (given) return { employer: chance.pick(byProvince.get(given.provinceId) ?? all), locationId: given.id }
  const employer = chance.pick(all)
  if (chance.isLucky(SHARE_AT_HOME)) return { employer, locationId: employer.locationId }
  return {
    employer,
    locationId: chance.pick(districts.filter(({ provinceId }) => provinceId === employer.provinceId)).id,
  }
}

/** Jobs of these employers in every district, kind of work and way of work; ids count from `firstId`. */
export function* makeJobs(
  chance: Chance,
  employers: readonly MarketEmployer[],
  count: number,
  firstId: number,
  now: number,
): Generator<JobInput> {
  const byProvince = new Map(
    ALL_PROVINCES.map(({ id }) => [id, employers.filter(({ provinceId }) => provinceId === id)]),
  )
  const byIndustry = new Map(
    employers.map(({ industryId }) => [
      industryId,
      OCCUPATIONS.filter(({ industries }) => industries.length === 0 || industries.includes(industryId)),
    ]),
  )
  for (let index = 0; index < count; index++) {
    const { employer, locationId } = placeOf(chance, index, byProvince, employers)
    const occupation = chance.pick(byIndustry.get(employer.industryId) ?? OCCUPATIONS)
    const variant = chance.pick(VARIANTS)
    const titles = mapNames((language) =>
      variant.pattern[language].replace('{}', occupation.titles[language]),
    )
    const publishedAt = now - Math.floor(chance.float() ** 2 * OLDEST_DAYS * DAY_MS)
    const isInOffice = OFFICE_WORK.includes(occupation)
    const job = {
      ...UNSAID,
      id: firstId + index,
      company: employer,
      title: titles[employer.language],
      titles,
      otherTitles: occupation.others,
      locationIds: locationsOf(index, occupation.category, locationId),
      salary: salaryOf(chance, occupation, variant),
      categoryId: occupation.category,
      industryId: employer.industryId,
      levelId: variant.level,
      qualificationId: occupation.qualification,
      experienceId: variant.experience,
      termId: variant.term,
      age: chance.isLucky(0.2) ? { from: 18, to: 40 } : UNSAID.age,
      hirelings: chance.whole(1, 6),
      languageIds: isInOffice ? [1, 2] : [1],
      placement: PLACEMENTS[index % 100] ?? 'ordinary',
      isOpen: index < districts.length || !chance.isLucky(SHARE_CLOSED),
      postedOn: dayOf(publishedAt),
      publishedAt,
      closesAt:
        index >= districts.length && chance.isLucky(SHARE_WITH_END)
          ? now + chance.whole(10, 75) * DAY_MS
          : null,
      createdAt: publishedAt,
    } satisfies Partial<JobInput>
    const benefits = [0, 3, 6].map((from) => from + chance.whole(0, 2))
    const english: JobWords = {
      description: `${occupation.tasks} ${employer.about}`,
      requirements: requirementsOf(variant, isInOffice),
      benefits: benefits.map((one) => BENEFITS[one]).join(' '),
      howToApply: chance.pick(HOW_TO_APPLY),
    }
    const howToApply = HOW_TO_APPLY.indexOf(english.howToApply)
    const khmer = inKhmer({ occupation, variant, isInOffice, benefits, howToApply })
    yield { ...job, ...wordsOf(index, employer.language, english, khmer) }
  }
}
