import { expect, test } from 'vitest'
import { openDatabase } from '../db/open'
import { WriteQueue } from '../db/write-queue'
import { login } from '../testing/client'
import { tempDatabase } from '../testing/databases'
import { startTestServer } from '../testing/world'
import { LoginOver, writesOf } from './own-writes'

test('S-SRV-95 what waits behind the end of its login is not written, and what waits before it is', async () => {
  const database = await tempDatabase()
  const server = await startTestServer({ database, demoJobs: 0 })
  await login(server.url, 'sokha')
  await server.close()
  const { db, close } = await openDatabase(database)
  const writes = new WriteQueue(db)
  const { id: loginId } = await db
    .selectFrom('logins')
    .select('id')
    .where('account_id', '=', '1')
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const own = writesOf(writes, { loginId })
  const written: string[] = []
  const note = (what: string) => () => {
    written.push(what)
    return Promise.resolve()
  }
  const before = own.run(note('before'))
  const end = writes.run((trx) =>
    trx.updateTable('logins').set({ revoked_at: 1 }).where('id', '=', loginId).execute(),
  )
  const behind = own.run(note('behind'))
  await expect(behind).rejects.toBeInstanceOf(LoginOver)
  await Promise.all([before, end])
  expect(new Set(written)).toEqual(new Set(['before']))
  await close()
})
