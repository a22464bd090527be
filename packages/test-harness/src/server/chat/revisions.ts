import type { Trx } from '../db/tables'

/** The next revision of settings, roles and relations: a later one wins, whatever the order of delivery. */
export async function nextRevision(trx: Trx): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ name: 'revision', value: 1 })
    .onConflict((c) => c.column('name').doUpdateSet(({ eb }) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
