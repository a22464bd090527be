/**
 * What the two of a conversation talk about: job, resume and interview, in `extra` of both lists.
 *
 * A job that is there stays, unless a person chooses another one or a recruiter changes it. An id that is "" or "0" is none.
 */

import type { Trx } from '../db/tables'
import { jobBetween } from '../hiring/who-may-send'
import { jobIn } from './content'
import { conversationIdOf, type Target } from './ids'
import type { Draft } from './store-message'

/** What a client may keep beside a conversation; the rest of `extra` the server makes. */
export interface Talked {
  readonly jobId?: string | undefined
  readonly jobTitle?: string | undefined
  readonly resumeId?: string | undefined
  readonly company?: string | undefined
  /** The application whose interview it is about. */
  readonly interview?: string | undefined
}

const isNone = (id: string | undefined): boolean => id === undefined || id === '' || id === '0'

/** With what is said anew; a job takes title and resume of the one before away. Source: S-HIRE-3. */
export function withTalked(
  before: Talked,
  { jobId, jobTitle, resumeId, company, interview }: Talked,
): Talked {
  const { jobTitle: _title, resumeId: _resume, ...rest } = before
  const kept = isNone(jobId) || jobId === before.jobId ? before : { ...rest, jobId }
  return {
    ...kept,
    ...(isNone(jobId) || jobTitle === undefined ? {} : { jobTitle }),
    ...(isNone(resumeId) ? {} : { resumeId }),
    ...(company === undefined ? {} : { company }),
    ...(isNone(interview) ? {} : { interview }),
  }
}

/** Says anew what stands beside a conversation that is in the list, or will be with its next message. */
export async function changeTalked(
  trx: Trx,
  me: string,
  target: Target,
  change: (before: Talked) => Talked,
): Promise<void> {
  const isView = { owner: me, conversation: conversationIdOf(me, target) }
  const view = await trx
    .selectFrom('conversation_views')
    .select('extra')
    .where('owner_id', '=', isView.owner)
    .where('conversation_id', '=', isView.conversation)
    .executeTakeFirst()
  if (!view) return
  const extra = JSON.stringify(change(JSON.parse(view.extra)))
  if (extra === view.extra) return
  await trx
    .updateTable('conversation_views')
    .set({ extra })
    .where('owner_id', '=', isView.owner)
    .where('conversation_id', '=', isView.conversation)
    .execute()
}

/** A card tells both lists its job, where one of the two acts for whoever offers it. Source: S-HIRE-3. */
export async function noteJob(trx: Trx, { senderId, target, body }: Draft): Promise<void> {
  if (target.isGroup) return
  const named = jobIn(body, senderId, target)
  if (named === null) return
  const job = await jobBetween(trx, senderId, target.id, named.jobId)
  if (job === null) return
  const change = (before: Talked): Talked =>
    named.isForced || isNone(before.jobId) || before.jobId === job.jobId
      ? withTalked(before, { ...job, resumeId: named.resumeId })
      : before
  await changeTalked(trx, senderId, target, change)
  await changeTalked(trx, target.id, { isGroup: false, id: senderId }, change)
}
