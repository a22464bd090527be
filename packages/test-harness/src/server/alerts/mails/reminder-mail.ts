import { createEvent } from 'ics'
import type { Language } from '../../constants/names'
import { escapeHtml } from '../../http/plain-page'
import { daysFrom, showDay, showLeaf, showTime } from './clock'
import { button, frame, type Html, link, row, stylesOf, table } from './frame'
import { sayIn } from './mail-texts'
import { drawBird } from './pictures'

/** An interview of which somebody is reminded. */
export interface Meeting {
  readonly language: Language
  readonly applicationId: number
  readonly jobTitle: string
  readonly company: string
  readonly at: number
  readonly address: string
  readonly contact: string
  readonly mobile: string
  /** the candidate said that they come */
  readonly isAccepted: boolean
  readonly now: number
  /** the portal, e.g. `https://sarika.example` */
  readonly site: string
}

/** How long an interview is kept free, and when a calendar tells of it. */
const HOURS = 1
const HOURS_BEFORE = 2

/** The calendar file; undefined where the library cannot write it. Its id is the one that the portal's has, so a calendar has one entry. */
function calendarOf({ applicationId, jobTitle, company, at, address, contact, mobile, site }: Meeting) {
  const { value } = createEvent({
    uid: `interview-${applicationId}@${new URL(site).hostname}`,
    productId: 'Sarika',
    start: at,
    duration: { hours: HOURS },
    title: `${jobTitle}, ${company}`,
    description: `${contact}, ${mobile}`,
    location: address,
    url: `${site}/a/job-record/${applicationId}`,
    alarms: [{ action: 'display', description: jobTitle, trigger: { hours: HOURS_BEFORE, before: true } }],
  })
  return value ?? undefined
}

const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`

/** A leaf of a calendar. */
function leaf(at: number, language: Language): Html {
  const { month, day, weekday } = showLeaf(at, language)
  const { strong, small } = stylesOf(language)
  return table(
    `<tr><td bgcolor="#b93227" style="${small};font-size:13px;font-weight:700;line-height:26px;color:#ffffff">${escapeHtml(language === 'en' ? month.toUpperCase() : month)}</td></tr><tr><td style="${strong};font-size:32px;line-height:42px">${day}</td></tr><tr><td style="${small};font-size:13px;line-height:24px;padding-bottom:4px">${escapeHtml(weekday)}</td></tr>`,
    'width="76" style="border:1px solid #e4e1da;border-radius:10px;border-collapse:separate;overflow:hidden;text-align:center"',
  )
}

/** Subject, text, page and calendar file of the mail. */
export async function writeReminderMail(meeting: Meeting) {
  const { language, applicationId, jobTitle, company, at, address, contact, mobile, now, site } = meeting
  const say = sayIn(language)
  const { strong, text: plain, soft, link: linked } = stylesOf(language)
  const time = showTime(at)
  const title = say(daysFrom(now, at) === 0 ? 'today' : 'tomorrow', { time })
  const url = `${site}/a/job-record/${applicationId}`
  const person = say('askFor', { contact, mobile })
  const answer = say(meeting.isAccepted ? 'coming' : 'unanswered')
  const act = say(meeting.isAccepted ? 'openInterview' : 'answer')
  const about = [
    `<span style="${strong}">${escapeHtml(jobTitle)}</span>`,
    escapeHtml(company),
    `<span style="${soft}">${escapeHtml(address)}<br>${escapeHtml(person)}</span>`,
    link(say('map'), mapOf(address), linked),
  ].join('<br>')
  const take = table(
    `<tr><td style="padding:12px 16px;${plain}"><b>${escapeHtml(say('take'))}</b><br>${escapeHtml(say('takeLead'))}</td></tr>`,
    'width="100%" bgcolor="#f4f2ec" style="border-radius:8px"',
  )
  const content = [
    row(
      '12px 32px 18px',
      '',
      table(
        `<tr><td width="96" valign="top">${leaf(at, language)}</td><td valign="top" style="${plain}">${about}</td></tr>`,
      ),
    ),
    row('0 32px', '', take),
    row('18px 32px 8px', soft, escapeHtml(answer)),
    row('4px 32px 28px', '', button(act, url, language)),
  ].join('\n')
  const foot = `${escapeHtml(say('whyReminder'))}<br>${escapeHtml(say('neverPay'))}`
  const preview = `${jobTitle}, ${company} · ${address}`
  const when = `${showDay(at, language)}, ${time}`
  const text = [
    title,
    [jobTitle, company, when, address, person].join('\n'),
    `${say('take')}: ${say('takeLead')}`,
    `${answer}\n${url}`,
    [say('whyReminder'), say('neverPay')].join('\n'),
  ].join('\n\n')
  const calendar = calendarOf(meeting)
  return {
    subject: title,
    text: `${text}\n`,
    html: frame({ language, day: showDay(now, language), title, preview, content, foot }),
    pictures: new Map([['bird', await drawBird()]]),
    ...(calendar !== undefined && { calendar }),
  }
}
