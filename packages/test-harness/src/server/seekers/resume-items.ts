/** Entries of a resume, one section a list. */
import type { Trx } from '../db/tables'
import { MAX_RESUME_ITEMS } from '../limits'
import type { Section } from './resume-sections'
import { changeResume } from './resumes'

/** The id; null: no such resume of theirs, or it is full. */
export async function addItem(
  trx: Trx,
  accountId: string,
  resumeId: number,
  section: Section,
  content: object,
  now: number,
): Promise<number | null> {
  if (!(await changeResume(trx, accountId, resumeId, {}, now))) return null
  const { count } = await trx
    .selectFrom('resume_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('resume_id', '=', resumeId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_RESUME_ITEMS) return null
  const { id } = await trx
    .insertInto('resume_items')
    .values({ resume_id: resumeId, section, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ItemPlace {
  readonly resumeId: number
  readonly section: Section
  readonly itemId: number
}

/** Changes one, or with null takes it out; whether there was one. */
export async function changeItem(
  trx: Trx,
  accountId: string,
  { resumeId, section, itemId }: ItemPlace,
  content: object | null,
  now: number,
): Promise<boolean> {
  const found = await trx
    .selectFrom('resume_items')
    .innerJoin('resumes', 'resumes.id', 'resume_items.resume_id')
    .select('resume_items.id')
    .where('resume_items.id', '=', itemId)
    .where('resume_items.section', '=', section)
    .where('resumes.id', '=', resumeId)
    .where('resumes.account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) return false
  if (content === null) await trx.deleteFrom('resume_items').where('id', '=', itemId).execute()
  else
    await trx
      .updateTable('resume_items')
      .set({ content: JSON.stringify(content) })
      .where('id', '=', itemId)
      .execute()
  return changeResume(trx, accountId, resumeId, {}, now)
}
