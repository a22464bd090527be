import { expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../accounts/new-account'
import { listInbox } from '../inbox/inbox'
import { tempDatabase } from '../testing/databases'
import { phones } from './migration-phones'
import { openDatabase } from './open'

const FIRST_PAGE = { page: 1, size: 10 }

async function openWith(spellings: readonly (readonly [string, string, string, number])[]) {
  const { db, close } = await openDatabase(await tempDatabase())
  onTestFinished(close)
  for (const [userName, regionCode, mobile, at] of spellings)
    await db
      .transaction()
      .execute((trx) => createAccount(trx, { userName, phone: { regionCode, mobile } }, 'x', at))
  const phoneOf = async (login: string) => {
    const { region_code, mobile } = await db
      .selectFrom('accounts')
      .select(['region_code', 'mobile'])
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
    return region_code + mobile
  }
  return { db, phoneOf }
}

test('S-ACC-45 of two accounts that became one number the older keeps it, and the other is told its user name', async () => {
  const { db, phoneOf } = await openWith([
    ['younger', '66', '890887061', 2],
    ['older', '66', '0890887061', 1],
    ['youngest', '66', '66890887061', 3],
    ['alone', '84', '0912345678', 4],
    ['right', '855', '12345678', 5],
    ['odd', '66', '123456789012', 6],
  ])
  // Once more: a step that was done changes nothing.
  for (let run = 0; run < 2; run++) {
    await phones.up(db)
    expect(await phoneOf('older')).toBe('66890887061')
    expect(await phoneOf('younger')).toBe('')
    expect(await phoneOf('youngest')).toBe('')
    expect(await phoneOf('alone')).toBe('84912345678')
    expect(await phoneOf('right')).toBe('85512345678')
    expect(await phoneOf('odd')).toBe('66123456789012')
  }

  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('login', '=', 'younger')
    .executeTakeFirstOrThrow()
  const { result } = await listInbox(db, { accountId: id, language: 'en', now: Date.now() }, FIRST_PAGE)
  expect(result).toHaveLength(1)
  expect(result[0]).toMatchObject({ type: 'phone-dropped', title: 'Phone number removed', isRead: false })
  expect(result[0]?.content).toMatch(/^\+66 890887061 .* user name younger\./)
  const sent = await db.selectFrom('outbox').select(['channel', 'recipient', 'body']).orderBy('id').execute()
  expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['sms', '+66 890887061'],
    ['sms', '+66 890887061'],
  ])
  expect(sent[0]?.body).toBe(result[0]?.content)
})
