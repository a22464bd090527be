import type { Trx } from './tables'

/** Says what a database was made with; one that has it is never filled with the demo. */
export const CONTENT_KEY = 'content'

/** A database that began with an import has no demo (contract 1). */
export async function keepOutDemo(trx: Trx): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key: CONTENT_KEY, value: 'imported' })
    .onConflict((c) => c.doNothing())
    .execute()
}
