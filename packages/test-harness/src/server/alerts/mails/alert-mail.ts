import { placeNameOf } from '../../constants/locations'
import type { Language } from '../../constants/names'
import { SALARIES } from '../../constants/salaries'
import { TERMS } from '../../constants/terms'
import { escapeHtml } from '../../http/plain-page'
import type { SearchedJob } from '../../jobs/job-lists'
import type { ReadSent } from '../../jobs/logo-picture'
import { showDay } from './clock'
import { button, frame, type Html, link, row, stylesOf, table } from './frame'
import { type Say, sayIn, sayPeriod } from './mail-texts'
import { drawBird, drawSmallLogo } from './pictures'

/** New jobs of a saved search. */
export interface AlertNews {
  readonly language: Language
  readonly name: string
  /** what the search asks for, e.g. ["“receptionist”", "Full time"] */
  readonly asked: readonly string[]
  /** those of this mail, and how many are new at all */
  readonly jobs: readonly SearchedJob[]
  readonly newCount: number
  readonly since: number
  readonly everyDays: number
  readonly jobCount: number
  readonly now: number
  readonly links: AlertLinks
}

interface AlertLinks {
  job(id: number): string
  readonly search: string
  readonly change: string
  readonly end: string
}

/** What a mail says of a job. */
interface Shown {
  readonly title: string
  readonly company: string
  /** its sum alone, e.g. "$350", and with its words, e.g. "$350 a month" */
  readonly sum: string
  readonly pay: string
  /** e.g. "Siem Reap · Full time" */
  readonly facts: string
  readonly url: string
  readonly picture: string | null
}

const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language === 'km' ? 'en' : language, {
    ...{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

function payOf({ salary: { from, to, period }, salaryId }: SearchedJob, language: Language, say: Say) {
  const [low, high] = [from || null, to || null]
  const ends = [low, high].flatMap((end) => (end === null ? [] : money(end, language)))
  const band = SALARIES.find(({ id }) => id === salaryId)?.names[language] ?? ''
  if (ends.length === 0) return { sum: band, pay: band }
  const sum = [...new Set(ends)].join('–')
  const known = period === 'hour' || period === 'day' || period === 'year' ? period : 'month'
  return { sum, pay: say(known, { sum }) }
}

function toShown(job: SearchedJob, { language, links }: AlertNews, say: Say): Shown {
  const titles: Readonly<Record<string, unknown>> = job.titles
  const own = titles[language]
  const places: readonly number[] = job.locations
  const term = TERMS.find(({ id }) => id === job.termId)?.names[language] ?? ''
  const where = places.slice(0, 2).map((id) => placeNameOf(id, language))
  return {
    title: typeof own === 'string' && own !== '' ? own : job.title,
    company: job.employer?.name ?? '',
    ...payOf(job, language, say),
    facts: [where.join(', '), term].filter((fact) => fact !== '').join(' · '),
    url: links.job(job.id),
    picture: job.employer?.logo ?? null,
  }
}

/** A company without a logo is shown by its first letter. */
const faceOf = ({ company }: Shown, cid: string | undefined): Html =>
  cid === undefined
    ? table(
        `<tr><td width="48" height="48" align="center" bgcolor="#e3efed" style="border-radius:12px;${stylesOf('en').strong};color:#0b6b66">${escapeHtml([...company][0] ?? '·')}</td></tr>`,
        'width="48"',
      )
    : `<img src="cid:${cid}" width="48" height="48" alt="${escapeHtml(company)}" style="display:block;border-radius:12px">`

/** The sum stands out of its words, which some languages put before it. */
const payHtml = ({ sum, pay }: Shown, strong: string): Html =>
  escapeHtml(pay).replace(escapeHtml(sum), () => `<span style="${strong}">${escapeHtml(sum)}</span>`)

function jobRow(job: Shown, cid: string | undefined, language: Language, say: Say): Html {
  const { strong, soft, link: linked } = stylesOf(language)
  const lines = [
    link(job.title, job.url, `${strong};text-decoration:none`),
    `<span style="${soft}">${escapeHtml(job.company)}</span>`,
    `<span style="${soft}">${payHtml(job, strong)} ${escapeHtml(job.facts === '' ? '' : `· ${job.facts}`)}</span>`,
  ]
  const cells = `<td width="62" valign="top" style="padding:16px 0">${faceOf(job, cid)}</td><td valign="top" style="padding:14px 0">${lines.join('<br>')}</td><td width="76" align="right">${link(say('open'), job.url, `${linked};display:inline-block;padding:12px 0`)}</td>`
  return row('0 32px', '', table(`<tr>${cells}</tr>`, 'width="100%" style="border-top:1px solid #efede7"'))
}

/** Each logo once, by the name that the mail has for it. */
async function picturesOf(jobs: readonly Shown[], readSent: ReadSent) {
  const pictures = new Map([['bird', await drawBird()]])
  const names = new Map<string, string>()
  for (const { picture } of jobs) {
    if (picture === null || names.has(picture)) continue
    const drawn = await drawSmallLogo(picture, readSent)
    if (drawn === null) continue
    const name = `logo${names.size}`
    names.set(picture, name)
    pictures.set(name, drawn)
  }
  return { pictures, names }
}

const linesOf = ({ title, company, pay, facts, url }: Shown): string =>
  [title, [company, pay, facts].filter((part) => part !== '').join(' · '), url].join('\n')

/** Subject, text and page of the mail. */
export async function writeAlertMail(news: AlertNews, readSent: ReadSent) {
  const { language, name, asked, newCount, since, everyDays, jobCount, now, links } = news
  const say = sayIn(language)
  const jobs = news.jobs.map((job) => toShown(job, news, say))
  const title = say(newCount === 1 ? 'one' : 'many', { count: newCount, name })
  const newest = newCount > jobs.length ? [say('newest', { count: jobs.length })] : []
  const lead = [...asked, say('since', { day: showDay(since, language) }), ...newest].join(' · ')
  const rhythm = say('rhythm', { period: sayPeriod(everyDays, language), count: jobCount })
  // Without a figure: it leads to jobs that were there before, too.
  const all = say('seeAll')
  const { pictures, names } = await picturesOf(jobs, readSent)
  const content = [
    row('0 32px 18px', stylesOf(language).soft, escapeHtml(lead)),
    ...jobs.map((job) => jobRow(job, names.get(job.picture ?? ''), language, say)),
    row('8px 32px 28px', '', button(all, links.search, language)),
  ].join('\n')
  const ways = `${link(say('change'), links.change)} · ${link(say('stop'), links.end)} (${escapeHtml(say('stopLead'))})`
  const foot = `${escapeHtml(rhythm)} ${ways}<br>${escapeHtml(say('neverPay'))}`
  const preview = jobs
    .slice(0, 3)
    .map((job) => `${job.title}, ${job.company}`)
    .join(' · ')
  const day = showDay(now, language)
  const text = [
    ...[title, lead, ...jobs.map(linesOf), `${all}\n${links.search}`],
    `${rhythm}\n${say('change')}: ${links.change}\n${say('stop')}: ${links.end}`,
    say('neverPay'),
  ].join('\n\n')
  const html = frame({ language, day, title, preview, content, foot })
  return { subject: title, text: `${text}\n`, html, pictures }
}
