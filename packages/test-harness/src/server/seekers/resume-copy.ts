/** A copy of a resume to go on from: a draft of its own, which nobody sees yet. */
import { NAME_MAX } from '@sarika/portal-web/contract/resume'
import type { Trx } from '../db/tables'
import type { Saved } from './once'
import { addResume, changeResume, findRow } from './resumes'

const NUMBERED = / \(\d{1,4}\)$/

/** `Hotels (2)`, or the next number that is free. */
async function freeName(trx: Trx, accountId: string, name: string): Promise<string> {
  const rows = await trx.selectFrom('resumes').select('name').where('account_id', '=', accountId).execute()
  const taken = new Set(rows.map((row) => row.name))
  const base = name.replace(NUMBERED, '')
  for (let number = 2; ; number++) {
    const end = ` (${number})`
    const free = base.slice(0, NAME_MAX - end.length).toWellFormed() + end
    if (!taken.has(free)) return free
  }
}

/** Everything that stands in it; not its file, and not what was submitted or approved of it. */
export async function copyResume(
  trx: Trx,
  accountId: string,
  id: number,
  name: string | undefined,
  now: number,
): Promise<Saved> {
  const from = await findRow(trx, accountId, id)
  if (!from) return { kind: 'missing' }
  const made = await addResume(
    trx,
    accountId,
    { name: name ?? (await freeName(trx, accountId, from.name)) },
    now,
  )
  if (made.kind !== 'saved') return made
  const { profile, career, none, start } = from
  await changeResume(trx, accountId, made.id, { profile, career, none, start }, now)
  const items = await trx
    .selectFrom('resume_items')
    .select(['section', 'content'])
    .where('resume_id', '=', id)
    .orderBy('id')
    .execute()
  if (items.length > 0)
    await trx
      .insertInto('resume_items')
      .values(items.map((item) => ({ ...item, resume_id: made.id })))
      .execute()
  return made
}
