/** Entries of a resume, one section a list. */
import type { Trx } from '../db/tables'
import { MAX_RESUME_ITEMS, MAX_RESUME_TEXT } from '../limits'
import type { Saved } from './once'
import type { Section } from './resume-sections'
import { changeResume } from './resumes'

/** Whether the entries of a resume stay within what one may have, in number and in length, with this one beside the others. */
async function hasRoom(trx: Trx, resumeId: number, text: string, itemId = 0): Promise<boolean> {
  const { count, length } = await trx
    .selectFrom('resume_items')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>(fn('length', ['content'])).as('length'),
    ])
    .where('resume_id', '=', resumeId)
    .where('id', '<>', itemId)
    .executeTakeFirstOrThrow()
  return count < MAX_RESUME_ITEMS && (length ?? 0) + text.length <= MAX_RESUME_TEXT
}

export async function addItem(
  trx: Trx,
  accountId: string,
  resumeId: number,
  section: Section,
  content: object,
  now: number,
): Promise<Saved> {
  const own = await trx
    .selectFrom('resumes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', resumeId)
    .executeTakeFirst()
  if (!own) return { kind: 'missing' }
  const text = JSON.stringify(content)
  if (!(await hasRoom(trx, resumeId, text))) return { kind: 'too-many' }
  const { id } = await trx
    .insertInto('resume_items')
    .values({ resume_id: resumeId, section, content: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  await changeResume(trx, accountId, resumeId, {}, now)
  return { kind: 'saved', id }
}

export interface ItemPlace {
  readonly resumeId: number
  readonly section: Section
  readonly itemId: number
}

/** Changes one, or with null takes it out. */
export async function changeItem(
  trx: Trx,
  accountId: string,
  { resumeId, section, itemId }: ItemPlace,
  content: object | null,
  now: number,
): Promise<Saved> {
  const found = await trx
    .selectFrom('resume_items')
    .innerJoin('resumes', 'resumes.id', 'resume_items.resume_id')
    .select('resume_items.id')
    .where('resume_items.id', '=', itemId)
    .where('resume_items.section', '=', section)
    .where('resumes.id', '=', resumeId)
    .where('resumes.account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) return { kind: 'missing' }
  if (content === null) await trx.deleteFrom('resume_items').where('id', '=', itemId).execute()
  else {
    const text = JSON.stringify(content)
    if (!(await hasRoom(trx, resumeId, text, itemId))) return { kind: 'too-many' }
    await trx.updateTable('resume_items').set({ content: text }).where('id', '=', itemId).execute()
  }
  await changeResume(trx, accountId, resumeId, {}, now)
  return { kind: 'saved', id: itemId }
}
