import { randomBytes } from 'node:crypto'
import type { Db } from '../db/tables'

/** The key that signs tokens: made once, kept with the data, so that a restart signs nobody out. */
export async function loadSecret(db: Db): Promise<Uint8Array> {
  const fresh = randomBytes(32).toString('base64')
  await db
    .insertInto('settings')
    .values({ key: 'token-secret', value: fresh })
    .onConflict((c) => c.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'token-secret')
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}
