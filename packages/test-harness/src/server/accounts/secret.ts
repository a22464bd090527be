import { randomBytes } from 'node:crypto'
import type { Db } from '../db/tables'

const KEY = 'token-secret'

/** The key that signs tokens: made once, kept with the data, so that a restart signs nobody out. */
export async function loadSecret(db: Db): Promise<Uint8Array<ArrayBuffer>> {
  const fresh = randomBytes(32).toString('base64')
  await db
    .insertInto('settings')
    .values({ key: KEY, value: fresh })
    .onConflict((c) => c.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}

/** All logins are over, and the next server on this data makes a key of its own. */
export const forgetSecret = (db: Db) => db.deleteFrom('settings').where('key', '=', KEY).execute()
