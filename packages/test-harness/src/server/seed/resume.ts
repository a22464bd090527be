/** Writes a resume of the demo as its owner would. */
import type { Trx } from '../db/tables'
import { saveIntention } from '../seekers/intentions'
import type { Saved } from '../seekers/once'
import { addResume, saveCareer, saveProfile } from '../seekers/resumes'
import type { DemoResume } from './sokha'

export const idOf = (saved: Saved): number => (saved.kind === 'saved' ? saved.id : 0)

/** Answers its id. It is a draft. */
export async function writeResume(
  trx: Trx,
  accountId: string,
  { name, profile, intention, career, items }: DemoResume,
  now: number,
): Promise<number> {
  const id = idOf(await addResume(trx, accountId, { name }, now))
  await saveProfile(trx, accountId, id, profile, now)
  await saveIntention(trx, accountId, intention, now)
  await saveCareer(trx, accountId, id, career, now)
  const rows = items.map(([section, content]) => ({
    resume_id: id,
    section,
    content: JSON.stringify(content),
  }))
  await trx.insertInto('resume_items').values(rows).execute()
  return id
}
