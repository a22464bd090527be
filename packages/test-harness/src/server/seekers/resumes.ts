/** Resumes of seekers. One whose personal info is complete may be applied with; nobody reviews them here. */
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Db, Tables, Trx } from '../db/tables'
import { tell } from '../inbox/inbox'
import { MAX_RESUMES } from '../limits'
import type { Saved } from './once'
import { seconds } from './paged'
import { type Profile, SECTION_NAMES, type Section } from './resume-sections'

type Row = Selectable<Tables['resumes']>

/** Of a hundred: what a part adds when it has something. */
const SHARES: Readonly<Record<Section, number>> = {
  experiences: 20,
  educations: 20,
  languageLevels: 10,
  skills: 10,
  qualifications: 0,
}
const PROFILE_SHARE = 40

type Item = Readonly<Record<string, unknown>> & { readonly id: number }

async function itemsOf(db: Db, resumeIds: readonly number[]) {
  const rows =
    resumeIds.length === 0
      ? []
      : await db
          .selectFrom('resume_items')
          .selectAll()
          .where('resume_id', 'in', resumeIds)
          .orderBy('id')
          .execute()
  return (resumeId: number, section: Section): Item[] =>
    rows
      .filter((row) => row.resume_id === resumeId && row.section === section)
      .map(({ id, content }) => ({ id, ...JSON.parse(content) }))
}

async function viewCounts(db: Db, accountId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('resume_views')
    .select(({ fn }) => ['resume_id', fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .groupBy('resume_id')
    .execute()
  return new Map(rows.map(({ resume_id, count }) => [resume_id, count]))
}

function toSummary(row: Row, has: (section: Section) => boolean) {
  const completeness = SECTION_NAMES.reduce(
    (sum, name) => sum + (has(name) ? SHARES[name] : 0),
    'firstName' in JSON.parse(row.profile) ? PROFILE_SHARE : 0,
  )
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    completeness,
    isDefault: row.is_default === 1,
    privacyLevel: { value: row.privacy_level },
    updateTime: seconds(row.updated_at),
  }
}

/** The default one first, then the newest. */
const selectResumes = (db: Db, accountId: string) =>
  db
    .selectFrom('resumes')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')

/** To choose one from: that a section has entries counts, what they say is not read. */
export async function listSummaries(db: Db, accountId: string) {
  const rows = await selectResumes(db, accountId).execute()
  const filled = await db
    .selectFrom('resume_items')
    .innerJoin('resumes', 'resumes.id', 'resume_items.resume_id')
    .select(['resume_id', 'section'])
    .distinct()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) =>
    toSummary(row, (name) =>
      filled.some(({ resume_id, section }) => resume_id === row.id && section === name),
    ),
  )
}

async function toViews(db: Db, accountId: string, rows: readonly Row[]) {
  const items = await itemsOf(
    db,
    rows.map(({ id }) => id),
  )
  const counts = await viewCounts(db, accountId)
  return rows.map((row) => {
    const sections = {
      experiences: items(row.id, 'experiences'),
      educations: items(row.id, 'educations'),
      languageLevels: items(row.id, 'languageLevels'),
      skills: items(row.id, 'skills'),
      qualifications: items(row.id, 'qualifications'),
    }
    return {
      ...toSummary(row, (name) => sections[name].length > 0),
      employerViewCount: counts.get(row.id) ?? 0,
      createTime: seconds(row.created_at),
      profile: JSON.parse(row.profile),
      ...sections,
    }
  })
}

export const listResumes = async (db: Db, accountId: string) =>
  toViews(db, accountId, await selectResumes(db, accountId).execute())

/** Undefined: there is none of theirs. */
export async function readResume(db: Db, accountId: string, id: number) {
  const rows = await selectResumes(db, accountId).where('id', '=', id).execute()
  const [resume] = await toViews(db, accountId, rows)
  return resume
}

/** The first one is the default. */
export async function addResume(trx: Trx, accountId: string, name: string, now: number): Promise<Saved> {
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
      privacy_level: 0,
      profile: '{}',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { kind: 'saved', id }
}

type Change = Partial<Pick<Row, 'name' | 'status' | 'is_default' | 'privacy_level' | 'profile'>>

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

/** Complete personal info is what makes a resume one to apply with. */
export const saveProfile = (
  trx: Trx,
  accountId: string,
  id: number,
  profile: z.output<typeof Profile>,
  now: number,
): Promise<boolean> =>
  changeResume(trx, accountId, id, { profile: JSON.stringify(profile), status: 'approved' }, now)

/** Tells its owner when it becomes one to apply with: nobody reviews it here, so it is approved as soon as it is submitted. */
export async function submitProfile(
  trx: Trx,
  accountId: string,
  id: number,
  profile: z.output<typeof Profile>,
  now: number,
): Promise<boolean> {
  const before = await readResume(trx, accountId, id)
  if (!before) return false
  if (before.status === 'draft')
    for (const kind of ['resume-submitted', 'resume-approved'] as const)
      await tell(trx, accountId, kind, { resume: before.name }, now)
  return saveProfile(trx, accountId, id, profile, now)
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
): Promise<'deleted' | 'missing' | 'last'> {
  const rows = await trx.selectFrom('resumes').selectAll().where('account_id', '=', accountId).execute()
  const own = rows.find((row) => row.id === id)
  if (!own) return 'missing'
  if (rows.length === 1) return 'last'
  await trx.deleteFrom('resume_items').where('resume_id', '=', id).execute()
  await trx.deleteFrom('resumes').where('id', '=', id).execute()
  const next = Math.max(...rows.filter((row) => row.id !== id).map((row) => row.id))
  if (own.is_default === 1)
    await trx.updateTable('resumes').set({ is_default: 1 }).where('id', '=', next).execute()
  return 'deleted'
}
