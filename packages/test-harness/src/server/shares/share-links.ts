// shares/ is how others than reviewers and employers who got it read a resume.
//
//   share-links.ts     a seeker makes a link of a resume, sees how often it was opened, and ends it
//   share-signs.ts     the seal in its address
//   shared-resume.ts   what others read: the approved text, field by field; masked.ts: without ways to reach its owner
//   open-resume.ts     who reads one at all: by a link, among candidates, or as its owner
//
// Absent: one who opens a link by name, unless an employer is logged in. See docs/decisions/0095-a-link-to-a-resume.md.

import type { Db, Trx } from '../db/tables'
import { MAX_SHARE_LINKS } from '../limits'
import type { Saved } from '../seekers/once'
import { seconds } from '../seekers/paged'
import { findRow } from '../seekers/resumes'
import type { ShareSigns } from './share-signs'

const DAY_MS = 24 * 3_600_000

/** How long a link may be open, in days; the second one unless it is said. */
export const SHARE_DAYS = [7, 30, 90] as const

/** Links of a resume that are open, the newest first. */
const openLinks = (db: Db, accountId: string, resumeId: number, now: number) =>
  db
    .selectFrom('share_links')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('resume_id', '=', resumeId)
    .where('ends_at', '>', now)
    .orderBy('id', 'desc')

/** What keeps a resume from being shown by a link; null: nothing. */
export type Lack = 'approval' | 'visibility' | null

/** Undefined: there is none of theirs. */
export async function listLinks(
  db: Db,
  signs: ShareSigns,
  { accountId, resumeId }: { accountId: string; resumeId: number },
  now: number,
) {
  const resume = await findRow(db, accountId, resumeId)
  if (!resume) return undefined
  const rows = await openLinks(db, accountId, resumeId, now).execute()
  return {
    lacks: lackOf(resume),
    result: rows.map(({ id, created_at, ends_at, opened }) => ({
      id,
      sign: signs.signOf({ id, resumeId, endsAt: ends_at }),
      createTime: seconds(created_at),
      endTime: seconds(ends_at),
      openCount: opened,
    })),
  }
}

const lackOf = ({ approved, privacy_level }: { approved: string; privacy_level: number }): Lack => {
  if (approved === '') return 'approval'
  return privacy_level === 0 ? null : 'visibility'
}

export type Made = Saved | { readonly kind: 'lacks'; readonly lack: Exclude<Lack, null> }

export async function addLink(
  trx: Trx,
  { accountId, resumeId, days }: { accountId: string; resumeId: number; days: number },
  now: number,
): Promise<Made> {
  const resume = await findRow(trx, accountId, resumeId)
  if (!resume) return { kind: 'missing' }
  const lack = lackOf(resume)
  if (lack !== null) return { kind: 'lacks', lack }
  await trx
    .deleteFrom('share_links')
    .where('account_id', '=', accountId)
    .where('ends_at', '<=', now)
    .execute()
  const open = await openLinks(trx, accountId, resumeId, now).execute()
  if (open.length >= MAX_SHARE_LINKS) return { kind: 'too-many' }
  const own = { account_id: accountId, resume_id: resumeId }
  const { id } = await trx
    .insertInto('share_links')
    .values({ ...own, created_at: now, ends_at: now + days * DAY_MS, opened: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'saved', id }
}

/** It opens for nobody any more. Whether there was one. */
export async function endLink(trx: Trx, accountId: string, resumeId: number, id: number): Promise<boolean> {
  const ended = await trx
    .deleteFrom('share_links')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('resume_id', '=', resumeId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Somebody else than its owner opened it. */
export const countOpening = (trx: Trx, id: number) =>
  trx
    .updateTable('share_links')
    .set(({ eb }) => ({ opened: eb('opened', '+', 1) }))
    .where('id', '=', id)
    .execute()
