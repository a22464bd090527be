import type { Profile } from '@sarika/portal-web/contract/resume'
import type { Trx } from '../db/tables'
import type { Saved } from '../seekers/once'
import { addItem } from '../seekers/resume-items'
import { addResume, saveProfile } from '../seekers/resumes'
import type { Taken } from './from-json-resume'

/** Writes what was taken of a file as a new resume, private as any new one. */
export async function importResume(
  trx: Trx,
  accountId: string,
  { profile, firstName, lastName, items }: Taken,
  now: number,
): Promise<Saved> {
  const name = `${firstName} ${lastName}`.trim().slice(0, 80).toWellFormed() || 'Resume'
  const start = { firstName, lastName, jobtitle: '', company: '', languageIds: [], intention: {} }
  const made = await addResume(trx, accountId, { name, start }, now)
  if (made.kind !== 'saved') return made
  if (profile !== null) await saveProfile(trx, accountId, made.id, profile as unknown as Profile, now)
  for (const [section, content] of items) await addItem(trx, accountId, made.id, section, content, now)
  return made
}
