/** Who reads the resume of somebody: whoever has a link, an employer who finds it among candidates, and its owner. */
import type { PaperContent } from '@sarika/portal-web/contract/paper'
import { isKnown } from '../candidates/known'
import { findVisible } from '../candidates/visible'
import type { Account, Db, Trx } from '../db/tables'
import { placeOf } from '../hiring/recruiters'
import { type Content, readContent, readContents } from '../seekers/resume-content'
import { findRow } from '../seekers/resumes'
import { type How, noteLook } from '../seekers/viewers'
import { countOpening } from './share-links'
import type { ShareSigns } from './share-signs'
import { openContent } from './shared-resume'

interface Asked {
  readonly resumeId: number
  /** "": without a link */
  readonly sign: string
  /** null: nobody is logged in */
  readonly account: Account | null
}

/** Whoever reads it, and what they may know. */
export interface Opened {
  readonly how: Exclude<How, 'application'> | 'own'
  readonly resumeId: number
  readonly ownerId: string
  /** as it was approved; to its owner as it stands where nothing is approved yet */
  readonly content: Content
  /** ms; null: nothing is approved yet */
  readonly approvedAt: number | null
  readonly link: { readonly id: number; readonly endsAt: number } | null
  /** for which whoever reads it acts */
  readonly companyId: number | undefined
  /** name and photo are told */
  readonly isNamed: boolean
  /** phone, mail and the chat are told */
  readonly hasContact: boolean
}

const findLink = (db: Db, id: number, resumeId: number, now: number) =>
  db
    .selectFrom('share_links')
    .select(['id', 'ends_at'])
    .where('id', '=', id)
    .where('resume_id', '=', resumeId)
    .where('ends_at', '>', now)
    .executeTakeFirst()

async function byLink(
  db: Db,
  signs: ShareSigns,
  { resumeId, sign, account }: Asked,
  now: number,
): Promise<Opened | undefined> {
  const linkId = signs.idIn(sign)
  const row = linkId === undefined ? undefined : await findLink(db, linkId, resumeId, now)
  if (!row) return undefined
  const link = { id: row.id, endsAt: row.ends_at }
  const resume = signs.isOf({ ...link, resumeId }, sign) ? await findVisible(db, resumeId) : undefined
  const content = resume && readContent(resume.approved)
  if (!content) return undefined
  return {
    ...{ how: 'link', resumeId, ownerId: resume.account_id, content, approvedAt: resume.approved_at, link },
    companyId: account ? (await placeOf(db, account.id))?.id : undefined,
    isNamed: true,
    hasContact: false,
  }
}

async function asOwner(db: Db, accountId: string, resumeId: number): Promise<Opened | undefined> {
  const row = await findRow(db, accountId, resumeId)
  if (!row) return undefined
  const content = readContent(row.approved) ?? (await readContents(db, accountId, [row]))(row)
  return {
    ...{ how: 'own', resumeId, ownerId: accountId, content, approvedAt: row.approved_at, link: null },
    ...{ companyId: undefined, isNamed: true, hasContact: false },
  }
}

async function amongCandidates(db: Db, accountId: string, resumeId: number): Promise<Opened | undefined> {
  const place = await placeOf(db, accountId)
  const resume = place && (await findVisible(db, resumeId))
  const content = resume && readContent(resume.approved)
  if (!content) return undefined
  const knows = await isKnown(db, place.id, resume.account_id)
  return {
    ...{ how: 'candidate', resumeId, ownerId: resume.account_id, content, link: null },
    ...{ approvedAt: resume.approved_at, companyId: place.id, isNamed: knows, hasContact: knows },
  }
}

/** Undefined: a wrong sign, an ended link, a hidden resume and one that is not there look alike. */
export async function openResume(
  db: Db,
  signs: ShareSigns,
  asked: Asked,
  now: number,
): Promise<Opened | undefined> {
  const { account, resumeId, sign } = asked
  if (sign !== '') return byLink(db, signs, asked, now)
  if (account === null) return undefined
  return (await asOwner(db, account.id, resumeId)) ?? amongCandidates(db, account.id, resumeId)
}

/** Its owner is told of employers by name, and of everybody else by a number alone. `isFirst`: of this reader, today. */
export async function noteOpened(
  trx: Trx,
  { how, link, companyId, ownerId, resumeId }: Opened,
  { readerId, isFirst }: { readonly readerId: string | undefined; readonly isFirst: boolean },
  now: number,
): Promise<void> {
  if (how === 'own' || readerId === ownerId) return
  if (link !== null && isFirst) await countOpening(trx, link.id)
  if (companyId !== undefined) await noteLook(trx, { accountId: ownerId, resumeId, companyId, how }, now)
}

/** What is read of it. */
export async function contentOf(db: Db, { content, isNamed, ownerId }: Opened): Promise<PaperContent> {
  if (isNamed) return openContent(content, null)
  const { nickname, login } = await db
    .selectFrom('accounts')
    .select(['nickname', 'login'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return openContent(content, [nickname, login])
}

/** The photo of a resume that was opened; undefined: there is none, or it is not told. */
export async function findPhoto(db: Db, { ownerId, content, isNamed }: Opened) {
  const id = isNamed ? (content.profile.photo ?? '') : ''
  if (id === '') return undefined
  const row = await db
    .selectFrom('resume_images')
    .select(['type', 'content'])
    .where('account_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const bytes = row.content instanceof ArrayBuffer ? Buffer.from(row.content) : row.content
  return { type: row.type, content: bytes }
}
