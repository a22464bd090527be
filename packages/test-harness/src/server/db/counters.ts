import type { Trx } from './tables'

/** The next number of a counter; the first is 1. */
export async function nextNumber(trx: Trx, name: string): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict((c) => c.column('name').doUpdateSet(({ eb }) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
