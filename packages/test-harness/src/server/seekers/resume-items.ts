/** Entries of a resume, one section a list. */
import type { Section, Start } from '@sarika/portal-web/contract/resume'
import type { Trx } from '../db/tables'
import { MAX_RESUME_ITEMS, MAX_RESUME_TEXT } from '../limits'
import type { Saved } from './once'
import { forgetUnnamed, hasImage } from './resume-images'
import { changeResume, fillFromStart, findRow } from './resumes'

/** What an entry says. */
export type Entered = Readonly<Record<string, unknown>>
export type EntrySaved = Saved | { readonly kind: 'wrong'; readonly field: string }

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

/** The picture of a certificate is its owner's. */
const hasItsImage = (trx: Trx, accountId: string, { quaphoto }: Entered): Promise<boolean> =>
  hasImage(trx, accountId, typeof quaphoto === 'string' ? quaphoto : '')

const WRONG_IMAGE = { kind: 'wrong', field: 'quaphoto' } as const

/** What the first steps said of this section is in it now. */
function filledBy(section: Section, content: Entered): ((start: Start) => Partial<Start>) | undefined {
  if (section === 'experiences') return () => ({ jobtitle: '', company: '' })
  if (section !== 'languageLevels') return undefined
  return ({ languageIds }) => ({ languageIds: languageIds.filter((id) => id !== content.languageId) })
}

export async function addItem(
  trx: Trx,
  accountId: string,
  resumeId: number,
  section: Section,
  content: Entered,
  now: number,
): Promise<EntrySaved> {
  const own = await findRow(trx, accountId, resumeId)
  if (!own) return { kind: 'missing' }
  if (!(await hasItsImage(trx, accountId, content))) return WRONG_IMAGE
  const text = JSON.stringify(content)
  if (!(await hasRoom(trx, resumeId, text))) return { kind: 'too-many' }
  const { id } = await trx
    .insertInto('resume_items')
    .values({ resume_id: resumeId, section, content: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  const without: readonly string[] = JSON.parse(own.none)
  const none = JSON.stringify(without.filter((one) => one !== section))
  await changeResume(trx, accountId, resumeId, { none }, now)
  const filled = filledBy(section, content)
  if (filled) await fillFromStart(trx, accountId, resumeId, filled)
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
  content: Entered | null,
  now: number,
): Promise<EntrySaved> {
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
  if (content !== null && !(await hasItsImage(trx, accountId, content))) return WRONG_IMAGE
  if (content === null) await trx.deleteFrom('resume_items').where('id', '=', itemId).execute()
  else {
    const text = JSON.stringify(content)
    if (!(await hasRoom(trx, resumeId, text, itemId))) return { kind: 'too-many' }
    await trx.updateTable('resume_items').set({ content: text }).where('id', '=', itemId).execute()
  }
  await changeResume(trx, accountId, resumeId, {}, now)
  if (section === 'qualifications') await forgetUnnamed(trx, accountId, now)
  return { kind: 'saved', id: itemId }
}
