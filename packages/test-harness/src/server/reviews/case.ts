/** One reported thing as a reviewer reads it: what people say, the messages around, and what was reported and decided before. */
import type { ReportedKind } from '@sarika/portal-web/contract/reports'
import type { Db } from '../db/tables'
import { seconds } from '../seekers/paged'
import { nicknamesOf } from './evidence'
import { openReports, readNames } from './reported'
import { whoIsTold } from './subject'

/** undefined: nothing of it is reported that nobody has decided about. */
export async function readReported(db: Db, kind: ReportedKind, id: number) {
  const reports = await openReports(db)
    .select(['reports.id', 'person_id', 'reason', 'text', 'updated_at'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('updated_at')
    .orderBy('reports.id')
    .execute()
  const [first] = reports
  if (first === undefined) return undefined
  const named = (await readNames(db, kind, [id])).get(id)
  return {
    ...{ kind, targetId: id, title: named?.title ?? '', company: named?.company ?? '' },
    /** Somebody can be warned. */
    isTold: (await whoIsTold(db, kind, id)) !== '',
    memberSince: await memberSince(db, first.person_id),
    texts: reports.map(({ reason, text, updated_at }) => ({ reason, text, at: seconds(updated_at) })),
    messages: await readMessages(
      db,
      reports.map((one) => one.id),
      kind === 'message' ? id : null,
    ),
    earlier: await readEarlier(db, kind, id, first.person_id),
  }
}

/** Seconds; null: about no person, or about one who is gone. */
async function memberSince(db: Db, personId: string): Promise<number | null> {
  if (personId === '') return null
  const row = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('im_id', '=', personId)
    .executeTakeFirst()
  return row ? seconds(row.created_at) : null
}

/** Each once, whoever reported it, in the order that they were written. */
async function readMessages(db: Db, reportIds: readonly number[], reportedId: number | null) {
  const rows = await db
    .selectFrom('report_messages')
    .select(['message_id', 'sender_id', 'sent_at', 'type', 'text'])
    .distinct()
    .where('report_id', 'in', reportIds)
    .orderBy('message_id')
    .execute()
  const names = await nicknamesOf(
    db,
    rows.map(({ sender_id }) => sender_id),
  )
  return rows.map(({ message_id, sender_id, sent_at, type, text }) => ({
    msgId: String(message_id),
    senderName: names.get(sender_id) ?? '',
    isReported: message_id === reportedId,
    sentAt: seconds(sent_at),
    type,
    text,
  }))
}

/** What was decided before about the same thing and, of a person, about all that others reported of them. */
async function readEarlier(db: Db, kind: ReportedKind, id: number, personId: string) {
  const rows = await db
    .selectFrom('review_decisions')
    .select(['decision', 'reason', 'text', 'decided_at'])
    .where('kind', 'in', ['job', 'employer', 'person', 'message'])
    .where(({ or, and, eb, exists, selectFrom }) => {
      const same = and([eb('review_decisions.kind', '=', kind), eb('review_decisions.target_id', '=', id)])
      if (personId === '') return same
      const ofPerson = selectFrom('reports')
        .select('reports.id')
        .whereRef('reports.kind', '=', 'review_decisions.kind')
        .whereRef('reports.target_id', '=', 'review_decisions.target_id')
        .where('reports.person_id', '=', personId)
      return or([same, exists(ofPerson)])
    })
    .orderBy('decided_at', 'desc')
    .orderBy('review_decisions.id', 'desc')
    .execute()
  return rows.map(({ decision, reason, text, decided_at }) => ({
    ...{ decision, reason, text },
    at: seconds(decided_at),
  }))
}
