import { LOCATIONS, placeNameOf, provinceIdOf } from '../../constants/locations'
import type { Search } from '../../jobs/job-lists'
import { OCCUPATIONS } from '../../jobs/occupations/occupations'
import type { NamedCompany } from '../companies'
import { folded } from '../fold'
import { readQuestion, type Told } from '../read'
import { findCompanies, findJobs, MOST_JOBS } from '../reads'
import { quoted } from '../texts/lines'
import { unusedOf } from '../unused'
import type { Asked, Intent, Said } from './intent'

/** All places but those that are left out. */
const otherPlaces = (notPlaces: readonly number[]): number[] =>
  LOCATIONS.map(({ id }) => id).filter((id) => !notPlaces.includes(id))

/** What is asked of jobs: what was told, and whose they are. */
type Wish = Asked & { readonly companies: readonly NamedCompany[] }

/** Filters of the search for what was named but the pay; without any, all open jobs. */
function filtersOf({ told: { trades, places, notPlaces }, companies }: Wish): Search {
  const location = places.length > 0 ? places : notPlaces.length > 0 ? otherPlaces(notPlaces) : []
  return {
    ...(companies.length > 0 && { employerId: companies.map(({ id }) => id) }),
    ...(trades.length > 0 && { trade: trades }),
    ...(location.length > 0 && { location }),
  }
}

/** Stands beside a company's name, which was used. */
const COMPANY = ['company', 'ក្រុមហ៊ុន', '公司', '회사', 'บริษัท', 'cong ty'].map(folded)

/** The companies that a question names; the rest of it is read without them, for a name may have a place or a trade in it. Source: S-AI-37. */
async function withCompanies(asked: Asked): Promise<Wish> {
  const { from, asker, text, signal } = asked
  const companies = await findCompanies(from, asker.accountId, text, signal)
  if (companies.length === 0) return { ...asked, companies }
  const question = [...companies.map(({ said }) => said), ...COMPANY].reduce(
    (rest, name) => rest.replaceAll(name, ' | '),
    text,
  )
  return { ...asked, question, told: readQuestion(question), companies }
}

/** Just below a sum, in dollars. */
const CENT = 0.01

/** Jobs whose pay begins at what was asked for, then those that only reach it. Source: S-AI-31. */
async function findPaid(asked: Wish) {
  const { from, asker, signal, told } = asked
  const sort = told.isBestPaid === true ? 'pay' : 'relevance'
  const find = (pay: Search) => findJobs(from, asker.accountId, { ...filtersOf(asked), ...pay }, signal, sort)
  const { payMin, payMax } = told
  if (payMin === undefined)
    return { fit: await find(payMax === undefined ? {} : { payMax }), reach: undefined }
  const fit = await find({ payFrom: payMin })
  if (fit.totalCount >= MOST_JOBS) return { fit, reach: undefined }
  return { fit, reach: await find({ payMin, payMax: payMin - CENT }) }
}

/** A district of its province's name is not named beside it. */
const withoutTwins = (places: readonly number[]): number[] =>
  places.filter((id) => id === provinceIdOf(id) || !places.includes(provinceIdOf(id)))

/** A sum of dollars, e.g. "$300", or "$244 (៛1,000,000)" where it was named in riel. */
const sumOf = (dollars: number, { riel }: Told): string =>
  riel === undefined ? `$${dollars}` : `$${dollars} (៛${riel.toLocaleString('en')})`

/** What was looked for, as the search's names say it. Source: S-AI-32. */
function lookedFor({ told, language, t, companies }: Wish): string {
  const { trades, places, notPlaces, payMin, payMax, isBestPaid } = told
  return [
    ...new Set(companies.map(({ name }) => quoted(name))),
    ...OCCUPATIONS.filter(({ number }) => trades.includes(number)).map(({ names }) => names[language][0]),
    ...withoutTwins(places).map((id) => placeNameOf(id, language)),
    ...(places.length > 0 ? [] : notPlaces.map((id) => t.notIn(placeNameOf(id, language)))),
    ...(payMin === undefined ? [] : [`≥ ${sumOf(payMin, told)}`]),
    ...(payMax === undefined ? [] : [`≤ ${sumOf(payMax, told)}`]),
    ...(isBestPaid === true ? [t.bestPaid] : []),
  ].join(', ')
}

/** How many there are; that they fit only where all of the question was used. */
function headline({ t }: Asked, total: number, shown: number, isAll: boolean, isPart: boolean): string {
  if (isAll) return t.newestJobs(total, shown)
  return isPart ? t.found(total, shown) : t.jobs(total, shown)
}

async function answer(asking: Asked): Promise<Said> {
  const asked = await withCompanies(asking)
  const { t, question, told, language } = asked
  const { fit, reach } = await findPaid(asked)
  const jobs = [...fit.result, ...(reach?.result ?? [])].slice(0, MOST_JOBS)
  const unused = unusedOf(question, told).map(quoted)
  const what = lookedFor(asked)
  const shownFit = Math.min(fit.result.length, jobs.length)
  const some = headline(asked, fit.totalCount, shownFit, what === '', unused.length > 0)
  const lines = [
    what !== '' && t.lookedFor(what),
    unused.length > 0 && t.unused(unused.join(', ')),
    fit.totalCount > 0 ? some : reach !== undefined && reach.totalCount > 0 ? t.noneFrom : t.noJobs,
    reach !== undefined && reach.totalCount > 0 && t.reach(reach.totalCount, `$${told.payMin}`),
  ]
  return {
    text: lines.filter((line) => line !== false).join('\n'),
    jobs: jobs.map(({ id, title, titles }) => ({ id, title: titles[language] ?? title })),
  }
}

/** Open jobs that fit, as cards. */
export const jobs: Intent = {
  name: 'jobs',
  cues: [
    ...[
      'job',
      'jobs',
      'work',
      'vacancy',
      'vacancies',
      'hiring',
      'opening',
      'openings',
      'position',
      'positions',
    ],
    ...['ការងារ', 'រកការ', 'ជ្រើសរើស'],
    ...['工作', '职位', '招聘', '岗位', '招人'],
    ...['일자리', '채용', '구인', '직장', '일을 찾'],
    ...['งาน', 'ตำแหน่ง', 'รับสมัคร'],
    ...['việc làm', 'công việc', 'tuyển dụng', 'tìm việc', 'việc'],
  ],
  isMeant: ({ trades, places, notPlaces, payMin, payMax, isBestPaid }) =>
    isBestPaid === true ||
    trades.length > 0 ||
    places.length > 0 ||
    notPlaces.length > 0 ||
    payMin !== undefined ||
    payMax !== undefined,
  answer,
}
