import {
  isReportedKind,
  type ReportDecision,
  type ReportedKind,
  type ReportReason,
} from '../../../contract/reports'
import { PARTS, type Part, type REFUSALS } from '../../../contract/resume'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { type ReportedMessage, toReportedMessage } from '../../../http/reported-messages'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { QUEUE_MS } from '../../../lib/limits'
import { toPage } from '../../../lib/reading'

export const REVIEWS = '/reviews'
/** Rows of a queue that are read at once; the rest follows when these are decided. */
export const QUEUE_SIZE = 50

/** How much waits of each kind, and what was decided today. */
export interface Queue {
  readonly resumes: number
  readonly companies: number
  readonly reports: number
  readonly decided: number
}

const waitingOf = (one: unknown): number => numberAt(one, 'waiting')

export const useQueue = () =>
  useOwn(
    REVIEWS,
    (body): Queue => ({
      resumes: waitingOf(toFields(body).resumes),
      companies: waitingOf(toFields(body).companies),
      reports: waitingOf(toFields(body).reports),
      decided: numberAt(body, 'decidedToday'),
    }),
    QUEUE_MS,
  )

/** A resume that waits. */
export interface Waiting {
  readonly id: number
  readonly owner: string
  readonly name: string
  /** ms */
  readonly submittedAt: number
  /** It was sent back before. */
  readonly isAgain: boolean
  /** Nothing of it was ever approved. */
  readonly isFirst: boolean
  readonly marks: number
}

const toWaiting = (one: unknown): Waiting => ({
  id: numberAt(one, 'id'),
  owner: textAt(one, 'ownerName'),
  name: textAt(one, 'name'),
  submittedAt: timeAt(one, 'submitTime'),
  isAgain: toFields(one).isAgain === true,
  isFirst: toFields(one).isFirst === true,
  marks: numberAt(one, 'marks'),
})

export const useWaiting = () =>
  useOwn(`${REVIEWS}/resumes?size=${QUEUE_SIZE}`, (body) => toPage(body, toWaiting), QUEUE_MS)

/** A text that looks like a way to reach somebody. */
export interface Mark {
  readonly part: string
  readonly text: string
}

/** One resume as it was submitted. */
export interface Case {
  readonly id: number
  readonly name: string
  readonly version: number
  /** By the contract's names, as it came. */
  readonly content: unknown
  /** null: never approved, so all of it is new */
  readonly changed: readonly Part[] | null
  readonly marks: readonly Mark[]
  readonly owner: {
    readonly name: string
    /** ms */
    readonly memberSince: number
    readonly approvedBefore: number
    readonly applications: number
  }
}

function toCase(body: unknown): Case | null {
  if (body === null) return null
  const { content, approved, owner } = toFields(body)
  const changed = listAt(body, 'changed')
  return {
    id: numberAt(body, 'id'),
    name: textAt(body, 'name'),
    version: numberAt(body, 'version'),
    content,
    changed: approved === null ? null : PARTS.filter((part) => changed.includes(part)),
    marks: listAt(body, 'marks').map((one) => ({ part: textAt(one, 'part'), text: textAt(one, 'text') })),
    owner: {
      name: textAt(owner, 'name'),
      memberSince: timeAt(owner, 'memberSince'),
      approvedBefore: numberAt(owner, 'approvedBefore'),
      applications: numberAt(owner, 'applications'),
    },
  }
}

/** null: nothing waits under this id any more. */
export const useCase = (id: number) => useOwn(`${REVIEWS}/resumes/${id}`, toCase)

export type Reason = (typeof REFUSALS)[number]

/** What a reviewer says of a resume. */
export type Decision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'refuse'; readonly reason: Reason; readonly text: string }

export const decide = ({ id, version }: Case, decision: Decision): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${REVIEWS}/resumes/${id}`, json: { version, ...decision } })

/** Something that people reported. */
export interface Reported {
  readonly kind: ReportedKind
  readonly id: number
  /** "": whoever it was is gone */
  readonly title: string
  readonly company: string
  readonly people: number
  readonly reasons: readonly string[]
  /** ms */
  readonly since: number
}

function toReported(one: unknown): Reported | null {
  const kind = textAt(one, 'kind')
  if (!isReportedKind(kind)) return null
  return {
    kind,
    id: numberAt(one, 'targetId'),
    title: textAt(one, 'title'),
    company: textAt(one, 'company'),
    people: numberAt(one, 'count'),
    reasons: listAt(one, 'reasons').map(String),
    since: timeAt(one, 'oldestAt'),
  }
}

export const useReported = () =>
  useOwn(`${REVIEWS}/reports?size=${QUEUE_SIZE}`, (body) => toPage(body, toReported), QUEUE_MS)

/** What is known of one of them. */
export interface ReportedCase {
  /** Somebody can be warned. */
  readonly isTold: boolean
  /** ms; 0 = about no person */
  readonly memberSince: number
  readonly texts: readonly { readonly reason: string; readonly text: string; readonly at: number }[]
  readonly messages: readonly ReportedMessage[]
  readonly earlier: readonly Earlier[]
}

/** What was decided before. */
interface Earlier {
  readonly decision: string
  readonly text: string
  /** ms */
  readonly at: number
}

const toReportedCase = (body: unknown): ReportedCase | null =>
  body === null
    ? null
    : {
        isTold: toFields(body).isTold === true,
        memberSince: timeAt(body, 'memberSince'),
        texts: listAt(body, 'texts').map((said) => ({
          reason: textAt(said, 'reason'),
          text: textAt(said, 'text'),
          at: timeAt(said, 'at'),
        })),
        messages: listAt(body, 'messages').map(toReportedMessage),
        earlier: listAt(body, 'earlier').map((one) => ({
          decision: textAt(one, 'decision'),
          text: textAt(one, 'text'),
          at: timeAt(one, 'at'),
        })),
      }

const pathOf = ({ kind, id }: Pick<Reported, 'kind' | 'id'>) => `${REVIEWS}/reports/${kind}/${id}`

/** null: nothing of it waits any more. */
export const useReportedCase = (row: Reported) => useOwn(pathOf(row), toReportedCase)

export interface ReportVerdict {
  readonly decision: ReportDecision
  /** "" where nothing is wrong */
  readonly reason: ReportReason | ''
  readonly text: string
}

export const decideReported = (row: Reported, { decision, reason, text }: ReportVerdict): Promise<Answer> =>
  callMain({
    method: 'PUT',
    path: pathOf(row),
    json: decision === 'keep' ? { decision } : { decision, reason, text },
  })
