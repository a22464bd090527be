import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { type JobView, toJobView } from '../../../lib/job'
import { toPage } from '../../../lib/reading'

/** Pages of them. */
export const APPLICATIONS = '/users/jobs/applications'

/** What the employer asks the candidate to. Source: portal specification 3. */
export interface Interview {
  /** ms */
  readonly at: number
  readonly jobTitle: string
  readonly address: string
  readonly contact: string
  readonly mobile: string
  readonly answer: 'none' | 'accepted' | 'cancelled'
}

export interface Application {
  readonly id: number
  readonly job: JobView
  /** ms */
  readonly appliedAt: number
  /** ms, 0: not yet */
  readonly viewedAt: number
  readonly interview: Interview | null
}

/** With what was sent, as it was then; null: nothing of it. */
export interface ApplicationWhole extends Application {
  readonly resumeName: string | null
  readonly hasFile: boolean
  readonly letter: { readonly title: string; readonly content: string } | null
}

const ANSWERS = ['none', 'accepted', 'cancelled'] as const

function toInterview(one: unknown): Interview | null {
  const at = timeAt(one, 'interviewTime')
  if (at === 0) return null
  return {
    at,
    jobTitle: textAt(one, 'interviewJob'),
    address: textAt(one, 'actionAddress'),
    contact: textAt(one, 'actionConact'),
    mobile: textAt(one, 'actionMobile'),
    answer: ANSWERS[numberAt(one, 'confirmStatus')] ?? 'none',
  }
}

/** null: its job is gone. */
export function toApplication(one: unknown): Application | null {
  const { job, interview } = toFields(one)
  if (numberAt(job, 'id') === 0) return null
  return {
    id: numberAt(one, 'id'),
    job: toJobView(job),
    appliedAt: timeAt(one, 'appliedAt'),
    viewedAt: timeAt(one, 'viewedAt'),
    interview: toInterview(interview),
  }
}

export function toWhole(one: unknown): ApplicationWhole | null {
  const application = toApplication(one)
  if (application === null) return null
  const { resume, letter, attachmentId } = toFields(one)
  return {
    ...application,
    resumeName: resume ? textAt(resume, 'name') : null,
    hasFile: typeof attachmentId === 'number',
    letter: letter ? { title: textAt(letter, 'title'), content: textAt(letter, 'content') } : null,
  }
}

/** As many as are looked through for what there is to do. */
const READ = 50

const toApplications = (body: unknown) => toPage(body, toApplication)

/** The last ones, the newest first, and how many there are. */
export const useApplications = () => useOwn(`${APPLICATIONS}?size=${READ}`, toApplications)

/** Where one of them is. */
export const applicationPath = (id: number | string): string =>
  `/users/applications/${encodeURIComponent(id)}`

/** null: there is none of this person's. */
export const useApplication = (id: string) => useOwn(applicationPath(id), toWhole)

/** Out of the person's list; the employer keeps it. */
export const removeApplication = (id: number): Promise<Answer> =>
  callMain({ method: 'DELETE', path: applicationPath(id) })

/** Once, to the interview as it was seen, which guards against another; the answer is the application. */
export const answerInterview = (
  id: number,
  { at, address, contact, mobile }: Interview,
  answer: 'accepted' | 'cancelled',
): Promise<Answer> =>
  callMain({
    method: 'POST',
    path: `${applicationPath(id)}/confirm`,
    json: {
      confirmStatus: ANSWERS.indexOf(answer),
      interviewTime: at / 1000,
      actionAddress: address,
      actionConact: contact,
      actionMobile: mobile,
    },
  })
