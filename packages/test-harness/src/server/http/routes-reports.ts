/** Reports of jobs, employers, people and messages; one of each account and thing. */
import { REASONS_OF } from '@sarika/portal-web/contract/reports'
import { z } from 'zod'
import type { Db } from '../db/tables'
import { MAX_REPORT_TEXT, REPORT_MESSAGES } from '../limits'
import {
  chosenOf,
  type Finding,
  findReportedMessage,
  findReportedPerson,
  nicknamesOf,
  type Shown,
} from '../reviews/evidence'
import { keepReport, reportThing } from '../reviews/reports'
import { seconds } from '../seekers/paged'
import { bare, notFound, refused, tooFast } from './answer'
import { readId } from './job-params'
import { API, route } from './route'

const ReportText = z.string().trim().max(MAX_REPORT_TEXT).default('')
const REPEATS = 'A repeat by the same account takes the place of its first report.'

const reportOf = (path: string, kind: 'job' | 'employer') =>
  route({
    method: 'POST',
    path: `${API}${path}/:id/report`,
    access: 'account',
    answers: [200, 404, 429],
    body: z.object({ reason: z.enum(REASONS_OF[kind]), text: ReportText }),
    says: REPEATS,
    async handle({ backend, caller: { account }, params: { id = '' }, body }) {
      const target = readId(id)
      if (target === undefined) return notFound()
      const waitMs = backend.rates.reports.take(account.im_id)
      if (waitMs > 0) return tooFast(waitMs)
      const now = backend.clock()
      const isKept = await backend.writes.run((trx) => reportThing(trx, account.id, kind, target, body, now))
      return isKept ? bare({ id: target, isReported: true }) : notFound()
    },
  })

const OWN = { person: 'nobody reports themselves', message: 'this message is your own' } as const

type Find = (db: Db, me: string, param: string, now: number) => Promise<Finding>

/** With the names of who wrote them, as everybody has them. */
async function toView(db: Db, me: string, messages: readonly Shown[]) {
  const names = await nicknamesOf(
    db,
    messages.map(({ senderId }) => senderId),
  )
  return messages.map(({ messageId, senderId, sentAt, type, text }) => ({
    msgId: String(messageId),
    senderName: names.get(senderId) ?? '',
    isOwn: senderId === me,
    sentAt: seconds(sentAt),
    type,
    text,
  }))
}

/** What a report would bring a reviewer, and the report: the same messages, by the same code. */
const reportsOf = (path: string, kind: 'person' | 'message', find: Find) => [
  route({
    method: 'GET',
    path: `${API}${path}`,
    access: 'account',
    answers: [200, 404],
    says: 'The messages that a report would bring a reviewer, as they are now.',
    async handle({ backend: { db, clock }, caller: { account }, params: { about = '' } }) {
      const found = await find(db, account.im_id, about, clock())
      if (found === 'missing') return notFound()
      if (found === 'own') return refused('not_allowed', OWN[kind])
      return bare({ messages: await toView(db, account.im_id, found.messages) })
    },
  }),
  route({
    method: 'POST',
    path: `${API}${path}`,
    access: 'account',
    answers: [200, 404, 429],
    body: z.object({
      reason: z.enum(REASONS_OF[kind]),
      text: ReportText,
      messages: z.array(z.string().max(20)).max(REPORT_MESSAGES).optional(),
    }),
    says: `\`messages\`: ids of those that were shown; they are kept as they are now, without what was withdrawn. ${REPEATS}`,
    async handle({ backend, caller: { account }, params: { about = '' }, body }) {
      const waitMs = backend.rates.reports.take(account.im_id)
      if (waitMs > 0) return tooFast(waitMs)
      const now = backend.clock()
      const found = await backend.writes.run(async (trx) => {
        const found = await find(trx, account.im_id, about, now)
        if (typeof found === 'string') return found
        const messages = chosenOf(found, body.messages)
        await keepReport(trx, account.id, { ...found, kind, messages }, body, now)
        return found
      })
      if (found === 'missing') return notFound()
      return found === 'own' ? refused('not_allowed', OWN[kind]) : bare({ id: found.id, isReported: true })
    },
  }),
]

export const reportRoutes = [
  reportOf('/jobs', 'job'),
  reportOf('/users/employers', 'employer'),
  ...reportsOf('/users/people/:about/report', 'person', findReportedPerson),
  ...reportsOf('/users/messages/:about/report', 'message', findReportedMessage),
]
