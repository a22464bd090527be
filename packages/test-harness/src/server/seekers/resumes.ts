/** Resumes of seekers: what stands in them, as their owners see it. How one is submitted and approved: resume-review.ts. */
import {
  type Career,
  completenessOf,
  type None,
  type Profile,
  type Start,
} from '@sarika/portal-web/contract/resume'
import type { z } from 'zod'
import { forgetCandidate } from '../candidates/write-candidate'
import type { Db, Trx } from '../db/tables'
import { MAX_RESUMES } from '../limits'
import type { Saved } from './once'
import { seconds } from './paged'
import {
  type Content,
  completenessOfContent,
  hasIntention,
  isSame,
  partsOf,
  type ResumeRow,
  readContent,
  readContents,
} from './resume-content'
import { forgetUnnamed, hasImage } from './resume-images'

async function viewCounts(db: Db, accountId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('resume_views')
    .select(({ fn }) => ['resume_id', fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .groupBy('resume_id')
    .execute()
  return new Map(rows.map(({ resume_id, count }) => [resume_id, count]))
}

type Known = Pick<
  ResumeRow,
  'id' | 'name' | 'status' | 'approved_at' | 'is_default' | 'privacy_level' | 'updated_at'
>

const toSummary = (row: Known, completeness: number) => ({
  id: row.id,
  name: row.name,
  /** where its latest submission stands */
  status: row.status,
  hasApproved: row.approved_at !== null,
  completeness,
  isDefault: row.is_default === 1,
  privacyLevel: { value: row.privacy_level },
  updateTime: seconds(row.updated_at),
})

/** The default one first, then the newest. */
const ownResumes = (db: Db, accountId: string) =>
  db
    .selectFrom('resumes')
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')

/** To choose one from: that a section has entries counts, what they say is not read. */
export async function listSummaries(db: Db, accountId: string) {
  const rows = await ownResumes(db, accountId)
    .select(['id', 'name', 'status', 'approved_at', 'is_default', 'privacy_level', 'updated_at'])
    .select(['profile', 'career', 'none'])
    .execute()
  const filled = await db
    .selectFrom('resume_items')
    .innerJoin('resumes', 'resumes.id', 'resume_items.resume_id')
    .select(['resume_id', 'section'])
    .distinct()
    .where('account_id', '=', accountId)
    .execute()
  const isLooking = await hasIntention(db, accountId)
  return rows.map(({ profile, career, none, ...row }) => {
    const without: readonly string[] = JSON.parse(none)
    const has = partsOf({
      profile: JSON.parse(profile),
      career: JSON.parse(career),
      hasIntention: isLooking,
      filled: (name) =>
        without.includes(name) ||
        filled.some(({ resume_id, section }) => resume_id === row.id && section === name),
    })
    return toSummary(row, completenessOf(has).percent)
  })
}

async function filesOf(db: Db, accountId: string, rows: readonly ResumeRow[]) {
  const ids = rows.flatMap(({ attachment_id }) => attachment_id ?? [])
  if (ids.length === 0) return new Map<number, never>()
  const files = await db
    .selectFrom('attachments')
    .select(['id', 'name', 'size', 'created_at'])
    .where('account_id', '=', accountId)
    .where('is_removed', '=', 0)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    files.map(({ created_at, ...file }) => [file.id, { ...file, createAt: seconds(created_at) }]),
  )
}

/** What was submitted last is no longer what stands there. */
const isChanged = (row: ResumeRow, content: Content): boolean => {
  const submitted = readContent(row.submitted)
  return submitted !== undefined && !isSame(content, submitted)
}

async function toViews(db: Db, accountId: string, rows: readonly ResumeRow[]) {
  const contentOf = await readContents(db, accountId, rows)
  const counts = await viewCounts(db, accountId)
  const files = await filesOf(db, accountId, rows)
  return rows.map((row) => {
    const whole = contentOf(row)
    const { intention: _ofTheAccount, ...content } = whole
    const { percent, next } = completenessOfContent(whole)
    return {
      ...toSummary(row, percent),
      next,
      isChanged: isChanged(row, whole),
      refusal: row.refusal === '' ? null : (JSON.parse(row.refusal) as { reason: string; text: string }),
      employerViewCount: counts.get(row.id) ?? 0,
      createTime: seconds(row.created_at),
      submitTime: row.submitted_at === null ? null : seconds(row.submitted_at),
      attachment: files.get(row.attachment_id ?? 0) ?? null,
      start: row.start === '' ? null : (JSON.parse(row.start) as Start),
      ...content,
    }
  })
}

export const listResumes = async (db: Db, accountId: string) =>
  toViews(db, accountId, await ownResumes(db, accountId).selectAll().execute())

export const findRow = (db: Db, accountId: string, id: number): Promise<ResumeRow | undefined> =>
  ownResumes(db, accountId).selectAll().where('id', '=', id).executeTakeFirst()

/** Undefined: there is none of theirs. */
export async function readResume(db: Db, accountId: string, id: number) {
  const row = await findRow(db, accountId, id)
  const [resume] = await toViews(db, accountId, row ? [row] : [])
  return resume
}

const isNothing = ({ intention, ...said }: Start): boolean =>
  Object.values(said).every((value) => value.length === 0) &&
  [intention.reqJobTitle, intention.categoryIds, intention.locationIds].every((one) => one === undefined)

const textOf = (start: Start | null): string =>
  start === null || isNothing(start) ? '' : JSON.stringify(start)

/** The first one is the default; each is its owner's alone until they show it. */
export async function addResume(
  trx: Trx,
  accountId: string,
  { name, start = null }: { name: string; start?: Start | null | undefined },
  now: number,
): Promise<Saved> {
  const { count } = await trx
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_RESUMES) return { kind: 'too-many' }
  const { id } = await trx
    .insertInto('resumes')
    .values({
      account_id: accountId,
      name,
      status: 'draft',
      is_default: count === 0 ? 1 : 0,
      privacy_level: 1,
      profile: '{}',
      start: textOf(start),
      attachment_id: null,
      submitted_at: null,
      approved_at: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'saved', id }
}

type Change = Partial<Omit<ResumeRow, 'id' | 'account_id' | 'created_at' | 'updated_at'>>

/** Whether there is one to change. */
export async function changeResume(
  trx: Trx,
  accountId: string,
  id: number,
  change: Change,
  now: number,
): Promise<boolean> {
  const changed = await trx
    .updateTable('resumes')
    .set({ ...change, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** What became of a part that was to be saved; a field names what is not the caller's. */
export type PartSaved = 'saved' | 'missing' | { readonly wrong: string }

/** An answer of the first steps is kept until what it says is in its part. */
export async function fillFromStart(
  trx: Trx,
  accountId: string,
  id: number,
  use: (start: Start) => Partial<Start>,
): Promise<void> {
  const row = await findRow(trx, accountId, id)
  if (!row || row.start === '') return
  const start: Start = JSON.parse(row.start)
  await trx
    .updateTable('resumes')
    .set({ start: textOf({ ...start, ...use(start) }) })
    .where('id', '=', id)
    .execute()
}

/** What is looked for is said once for all resumes of somebody. */
export async function forgetStartIntention(trx: Trx, accountId: string): Promise<void> {
  const rows = await trx
    .selectFrom('resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('start', '<>', '')
    .execute()
  for (const { id } of rows) await fillFromStart(trx, accountId, id, () => ({ intention: {} }))
}

export async function saveProfile(
  trx: Trx,
  accountId: string,
  id: number,
  profile: Profile,
  now: number,
): Promise<PartSaved> {
  if (!(await hasImage(trx, accountId, profile.photo))) return { wrong: 'photo' }
  if (!(await changeResume(trx, accountId, id, { profile: JSON.stringify(profile) }, now))) return 'missing'
  await fillFromStart(trx, accountId, id, () => ({ firstName: '', lastName: '' }))
  await forgetUnnamed(trx, accountId, now)
  return 'saved'
}

export const saveCareer = (trx: Trx, accountId: string, id: number, career: Career, now: number) =>
  changeResume(trx, accountId, id, { career: JSON.stringify(career) }, now)

/** Of a section that has entries nobody has none. */
export async function saveNone(
  trx: Trx,
  accountId: string,
  id: number,
  { sections }: z.output<typeof None>,
  now: number,
): Promise<PartSaved> {
  const row = await findRow(trx, accountId, id)
  if (!row) return 'missing'
  const content = (await readContents(trx, accountId, [row]))(row)
  if (sections.some((section) => content[section].length > 0)) return { wrong: 'sections' }
  await changeResume(trx, accountId, id, { none: JSON.stringify([...new Set(sections)]) }, now)
  if (sections.includes('experiences'))
    await fillFromStart(trx, accountId, id, () => ({ jobtitle: '', company: '' }))
  return 'saved'
}

/** Its name, and the file that belongs to it; null: none. */
export async function saveAttributes(
  trx: Trx,
  accountId: string,
  id: number,
  { name, attachmentId }: { name?: string | undefined; attachmentId?: number | null | undefined },
  now: number,
): Promise<PartSaved> {
  if (!(await findRow(trx, accountId, id))) return 'missing'
  if (typeof attachmentId === 'number') {
    const file = await trx
      .selectFrom('attachments')
      .select('id')
      .where('id', '=', attachmentId)
      .where('account_id', '=', accountId)
      .where('is_removed', '=', 0)
      .executeTakeFirst()
    if (!file) return { wrong: 'attachmentId' }
  }
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(attachmentId === undefined ? {} : { attachment_id: attachmentId }),
  }
  await changeResume(trx, accountId, id, change, now)
  return 'saved'
}

/** At most one is the default. */
export async function setDefault(
  trx: Trx,
  accountId: string,
  id: number,
  isDefault: boolean,
  now: number,
): Promise<boolean> {
  const found = await changeResume(trx, accountId, id, { is_default: isDefault ? 1 : 0 }, now)
  if (found && isDefault)
    await trx
      .updateTable('resumes')
      .set({ is_default: 0 })
      .where('account_id', '=', accountId)
      .where('id', '<>', id)
      .execute()
  return found
}

/** The only remaining one stays (specification 5); what was applied with it is with the employers. */
export async function deleteResume(
  trx: Trx,
  accountId: string,
  id: number,
  now: number,
): Promise<'deleted' | 'missing' | 'last'> {
  const rows = await trx
    .selectFrom('resumes')
    .select(['id', 'is_default'])
    .where('account_id', '=', accountId)
    .execute()
  const own = rows.find((row) => row.id === id)
  if (!own) return 'missing'
  if (rows.length === 1) return 'last'
  await forgetCandidate(trx, id)
  for (const table of ['resume_items', 'share_links'] as const)
    await trx.deleteFrom(table).where('resume_id', '=', id).execute()
  await trx.deleteFrom('resumes').where('id', '=', id).execute()
  const next = Math.max(...rows.filter((row) => row.id !== id).map((row) => row.id))
  if (own.is_default === 1)
    await trx.updateTable('resumes').set({ is_default: 1 }).where('id', '=', next).execute()
  await forgetUnnamed(trx, accountId, now)
  return 'deleted'
}
