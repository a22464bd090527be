import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bundleProcess } from '../bundle-process'
import { openDatabase } from '../server/db/open'
import { tempDatabase } from '../server/testing/databases'
import { WalletKills } from './wallet-kills'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('S-WAL-22 S-WAL-23 a server killed between debit and credit, at a random moment and behind its commit loses, makes and doubles nothing', async () => {
  const [main, hook] = await Promise.all([
    bundleProcess(ROOT, 'server/testing/cli-child.ts'),
    bundleProcess(ROOT, 'faults/stop-at.ts'),
  ])
  const database = await tempDatabase()
  const lane = await WalletKills.open({ main, hook, database }, 1)
  onTestFinished(() => lane.close())
  for (const point of ['credit', 'any', 'answer'] as const) expect(await lane.kill(point)).toEqual([])

  // Whatever is lost or doubled behind its back is found.
  const { db, close } = await openDatabase(database)
  onTestFinished(close)
  const cards = db.selectFrom('messages').selectAll().where('type', '=', 'groupTransfer')
  const card = await cards.orderBy('id', 'desc').executeTakeFirstOrThrow()
  await db.deleteFrom('messages').where('id', '=', card.id).execute()
  expect(await lane.check()).toEqual([expect.stringMatching(/^cards: groupTransfer \S+ by \S+ is missing$/)])
  const again = { ...card, client_id: 'again', number: card.number + 1_000_000 }
  await db
    .insertInto('messages')
    .values([card, { ...again, id: card.id + 1_000_000 }])
    .execute()
  expect(await lane.check()).toEqual([expect.stringMatching(/^cards: groupTransfer \S+ by \S+ is too many$/)])
  await db.deleteFrom('messages').where('client_id', '=', 'again').execute()
  expect(await lane.check()).toEqual([])
  await db.updateTable('wallet_purses').set({ balance: 1 }).where('id', '=', card.sender_id).execute()
  expect((await lane.check()).join()).toMatch(/has 1, and was answered.*has 1, and its movements make/)
})
