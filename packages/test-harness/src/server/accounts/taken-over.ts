import type { Db } from '../db/tables'
import type { Hub } from '../socket/hub'

const keyOf = (imId: string) => `taken-over ${imId}`

/** Which scripted accounts people have taken over. Kept with the data: a restart does not give them back to the script. */
export interface TakenOver {
  has(imId: string): Promise<boolean>
  add(imId: string): Promise<void>
  delete(imId: string): Promise<void>
  /** Whether somebody is connected as this account now. */
  isThere(imId: string): boolean
}

export function takenOver(db: Db, hub: Hub): TakenOver {
  return {
    async has(imId) {
      const key = keyOf(imId)
      const row = await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()
      return row !== undefined
    },
    async add(imId) {
      await db
        .insertInto('settings')
        .values({ key: keyOf(imId), value: '' })
        .onConflict((c) => c.column('key').doNothing())
        .execute()
    },
    async delete(imId) {
      await db.deleteFrom('settings').where('key', '=', keyOf(imId)).execute()
    },
    isThere: (imId) => hub.of(imId).length > 0,
  }
}
