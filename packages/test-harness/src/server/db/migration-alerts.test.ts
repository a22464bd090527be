import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { tempDatabase } from '../testing/databases'
import { search } from '../testing/mails'
import { migrate, unmigrate } from './migrations'
import { openDatabase } from './open'

const SAVED_AT = 1_790_000_000_000
const DAY_MS = 24 * 3_600_000

test('S-ALERT-1 alerts of before there were mails wait for a period from when they were saved last', async () => {
  const opened = await openDatabase(await tempDatabase())
  onTestFinished(opened.close)
  await unmigrate(opened, '0026-hiring')
  for (const [name, days] of [
    ['each day', 1],
    ['each month', 30],
  ] as const)
    await sql`insert into saved_searches (account_id, name, criteria, created_at, updated_at)
      values ('1', ${name}, ${JSON.stringify(search(name, 'cook', 5, days))}, 1, ${SAVED_AT})`.execute(
      opened.db,
    )
  await migrate(opened)
  const rows = await opened.db.selectFrom('saved_searches').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    { name: 'each day', next_at: SAVED_AT + DAY_MS, mailed_at: null, ended_by: '', mailed_jobs: '[]' },
    { name: 'each month', next_at: SAVED_AT + 30 * DAY_MS },
  ])
})
