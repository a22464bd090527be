import { FAULTS } from '@sarika/portal-web/contract/resume'
import type { Backend } from '../backend'
import type { Trx } from '../db/tables'
import { type PartSaved, readResume } from '../seekers/resumes'
import { type Answer, bare, invalid, notFound } from './answer'
import { readId } from './job-params'

/** A field that names what is not there, or not the caller's. */
export const wrongField = (field: string): Answer<422> => invalid([{ field, message: FAULTS.wrong }])

/** Changes a resume of the caller's and answers it whole. `change`: whether there is one, or what became of its part. */
export async function changedResume(
  backend: Backend,
  accountId: string,
  idText: string | undefined,
  change: (trx: Trx, id: number, now: number) => Promise<boolean | PartSaved>,
): Promise<Answer<200 | 404 | 422>> {
  const id = readId(idText ?? '')
  if (id === undefined) return notFound()
  const now = backend.clock()
  const outcome = await backend.writes.run((trx) => change(trx, id, now))
  if (typeof outcome === 'object') return wrongField(outcome.wrong)
  if (outcome === false || outcome === 'missing') return notFound()
  return bare(await readResume(backend.db, accountId, id))
}
