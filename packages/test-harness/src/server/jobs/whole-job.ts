import type { Backend } from '../backend'
import type { Language } from '../constants/names'
import { inLanguage } from '../translator/in-language'
import { readEmployer } from './employer-views'
import { readJob } from './job-views'

/** One job as its page has it, with its employer; whom to ask is told to those who are logged in (specification 6). */
export async function readWholeJob(
  { db, clock, translator }: Backend,
  id: number,
  { isLoggedIn, language }: { readonly isLoggedIn: boolean; readonly language: Language },
) {
  const now = clock()
  const job = await readJob(db, id, now)
  if (!job) return undefined
  const employer = job.employer && (await readEmployer(db, job.employer.id, isLoggedIn, now))
  const texts = await inLanguage(translator, job, language)
  return { ...job, texts, employer: employer ?? null, contact: employer?.contact ?? null }
}
