import type { Trx } from './tables'

/** The first of so many next numbers of a counter; the very first is 1. */
export async function takeNumbers(trx: Trx, name: string, count: number): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ name, value: count })
    .onConflict((c) =>
      c.column('name').doUpdateSet(({ eb }) => ({ value: eb('counters.value', '+', count) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value - count + 1
}

/** The next number of a counter; the first is 1. */
export const nextNumber = (trx: Trx, name: string): Promise<number> => takeNumbers(trx, name, 1)
