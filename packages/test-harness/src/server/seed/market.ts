/** The employers of the demo and their jobs: those written by hand, then those that chance makes. */
import { looseText } from '@sarika/im-engine/text'
import { ALL_PROVINCES, provinceIdOf } from '../constants/locations'
import type { JobIndex } from '../db/job-index-types'
import type { Trx } from '../db/tables'
import { dayOf } from '../jobs/days'
import { type JobInput, UNSAID } from '../jobs/job-input'
import { companyText, type Portrait } from '../jobs/portrait'
import { writeJobs } from '../jobs/write-jobs'
import { COMPANIES } from './companies'
import { Chance } from './market/chance'
import { type MarketEmployer, makeEmployers } from './market/employers'
import { makeJobs, OCCUPATIONS } from './market/jobs'
import { DEMO_MAIL_DOMAIN, PEOPLE } from './people'
import { PICTURES } from './pictures'
import { type DemoPortrait, wordsOfJob } from './portraits/portrait'
import { PORTRAITS } from './portraits/portraits'

const SEED = 7_274_752
const EMPLOYERS = 292
/** Of employers that chance makes; below the ids of accounts that people make. */
const FIRST_ACCOUNT_ID = 100
const FIRST_IM_ID = 21_000
/** In one piece; the next one is made when it is written. */
const PIECE = 1_000
const DAY_MS = 24 * 3_600_000

/** The language that comes first wrote it, the others stand beside it. */
function wordsIn([first, ...others]: ReturnType<typeof wordsOfJob>): Partial<JobInput> {
  if (first === undefined) return {}
  const [language, words] = first
  return { ...words, language, texts: Object.fromEntries(others) }
}

const personOf = (account: string) => PEOPLE.find(({ login }) => login === account)

function writtenJobs(now: number): JobInput[] {
  return COMPANIES.flatMap(({ id, account, industryId, locationId, about, jobs }) => {
    const portrait = PORTRAITS[account]
    return jobs.map((job): JobInput => {
      const occupation = OCCUPATIONS.find(({ titles }) => titles.en === job.work)
      if (!occupation) throw new Error(`no kind of work is called ${job.work}`)
      const [from, to] = job.pay
      // One more day for each: a list has an order.
      const publishedAt = now - job.id * DAY_MS
      return {
        ...UNSAID,
        id: job.id,
        company: { id, name: personOf(account)?.company ?? '' },
        title: Object.values(job.titles)[0] ?? '',
        titles: job.titles,
        otherTitles: [occupation.titles.en, ...occupation.others],
        locationIds: [job.locationId ?? locationId],
        salary: {
          text: job.salary,
          from: from * 100,
          to: to === undefined ? null : to * 100,
          period: 'month',
        },
        categoryId: occupation.category,
        industryId,
        levelId: 3,
        qualificationId: occupation.qualification,
        experienceId: 2,
        termId: job.isPartTime ? 2 : 1,
        languageIds: [1, 2],
        isOpen: !job.isClosed,
        postedOn: dayOf(publishedAt),
        publishedAt,
        createdAt: publishedAt,
        ...(portrait
          ? wordsIn(wordsOfJob(portrait, job.id))
          : { description: `${occupation.tasks} ${about}` }),
      }
    })
  })
}

const pictureOf = (file: string): string => `${PICTURES}${file}.svg`

const toPortrait = ({
  cover,
  pictures,
  benefits,
  foundedYear,
  workLanguages,
  abouts,
  desk,
}: DemoPortrait): Portrait => ({
  cover: pictureOf(cover),
  pictures: pictures.map(([file, alt]) => ({ address: pictureOf(file), alt })),
  benefits,
  foundedYear,
  workLanguages,
  abouts,
  desk,
})

const writtenEmployers = () =>
  COMPANIES.map(({ id, account, about, industryId, scaleId, locationId, address }) => {
    const person = personOf(account)
    const name = person?.company ?? ''
    const point = ALL_PROVINCES.find((province) => province.id === provinceIdOf(locationId))?.point
    const portrait = PORTRAITS[account]
    const page = portrait ? toPortrait(portrait) : {}
    return {
      id,
      account_id: person?.id ?? '',
      source_id: '',
      name,
      about,
      scale_id: scaleId,
      industry_id: industryId,
      location_id: locationId,
      address,
      website: `https://${account}.example/`,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      is_verified: 1 as const,
      verification: 'verified' as const,
      is_featured: 1 as const,
      contact_name: person?.nickname ?? '',
      phone: `+855 ${person?.mobile ?? ''}`,
      email: `${account}@${DEMO_MAIL_DOMAIN}`,
      search_text: companyText(name, about, page),
      logo: portrait ? pictureOf(portrait.logo) : '',
      portrait: JSON.stringify(page),
    }
  })

/** Of a demo that was written before they showed themselves: pages and words in place of those that said less. */
export async function writePortraits(trx: Trx, index: JobIndex, now: number): Promise<void> {
  for (const { id, about, logo, portrait, search_text } of writtenEmployers())
    await trx
      .updateTable('companies')
      .set({ about, logo, portrait, search_text })
      .where('id', '=', id)
      .execute()
  await writeJobs(trx, index, writtenJobs(now), now)
}

/** With an account each, so that a chat can be opened from every job; somebody may log in as them and answer. */
async function writeMadeEmployers(
  trx: Trx,
  employers: readonly MarketEmployer[],
  passwordHash: string,
  now: number,
): Promise<void> {
  const accounts = employers.map((employer) => ({
    id: String(FIRST_ACCOUNT_ID + employer.id),
    im_id: String(FIRST_IM_ID + employer.id),
    login: `employer-${employer.id}`,
    password_hash: passwordHash,
    kind: 'employer' as const,
    user_type: 0,
    nickname: `${employer.contact}, ${employer.name}`,
    avatar: '',
    company: employer.name,
    region_code: '',
    mobile: '',
    sex: 0,
    created_at: now,
  }))
  const companies = employers.map((employer) => ({
    id: employer.id,
    account_id: String(FIRST_ACCOUNT_ID + employer.id),
    source_id: '',
    name: employer.name,
    about: employer.about,
    scale_id: employer.scaleId,
    industry_id: employer.industryId,
    location_id: employer.locationId,
    address: employer.address,
    website: employer.website,
    latitude: employer.point.latitude,
    longitude: employer.point.longitude,
    is_verified: employer.isVerified ? (1 as const) : (0 as const),
    verification: employer.isVerified ? ('verified' as const) : ('new' as const),
    is_featured: employer.isFeatured ? (1 as const) : (0 as const),
    contact_name: employer.contact,
    phone: employer.phone,
    email: employer.email,
    search_text: looseText(`${employer.name} ${employer.about}`),
  }))
  await trx.insertInto('accounts').values(accounts).execute()
  await trx.insertInto('companies').values(companies).execute()
}

function* piecesOf<T>(items: Iterable<T>): Generator<T[]> {
  let piece: T[] = []
  for (const item of items) {
    piece.push(item)
    if (piece.length < PIECE) continue
    yield piece
    piece = []
  }
  yield piece
}

/** Writes all employers and jobs anew; `count` jobs are made by chance, and none of their employers without them. */
export async function writeMarket(
  trx: Trx,
  index: JobIndex,
  count: number,
  passwordHash: string,
  now: number,
): Promise<void> {
  await trx.deleteFrom('jobs').execute()
  await trx.deleteFrom('companies').execute()
  const written = writtenJobs(now)
  await trx.insertInto('companies').values(writtenEmployers()).execute()
  await writeJobs(trx, index, written, now)
  const lastJob = Math.max(...written.map(({ id }) => id))
  const chance = new Chance(SEED)
  const employers = makeEmployers(chance, count > 0 ? EMPLOYERS : 0, COMPANIES.length + 1)
  if (employers.length > 0) {
    await writeMadeEmployers(trx, employers, passwordHash, now)
    for (const piece of piecesOf(makeJobs(chance, employers, count, lastJob + 1, now)))
      await writeJobs(trx, index, piece, now)
  }
  const counted = [
    { name: 'company', value: COMPANIES.length + employers.length },
    { name: 'job', value: lastJob + count },
  ]
  await trx.deleteFrom('counters').where('name', 'in', ['company', 'job']).execute()
  await trx.insertInto('counters').values(counted).execute()
}
