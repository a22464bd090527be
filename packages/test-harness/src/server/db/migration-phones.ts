import { phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import type { Generated, Kysely, Migration } from 'kysely'
import { LANGUAGES } from '../constants/names'
import { textOf } from '../inbox/inbox-texts'

/** What of the tables this step reads and writes, as they are at its time. */
interface Tables {
  accounts: {
    id: string
    login: string
    region_code: string
    mobile: string
    created_at: number
    language: string
  }
  inbox: {
    id: Generated<number>
    account_id: string
    kind: string
    params: string
    sent_at: number
    read_at: number | null
  }
  outbox: { id: Generated<number>; channel: string; recipient: string; body: string; sent_at: number }
}

type Row = Pick<Tables['accounts'], 'id' | 'login' | 'region_code' | 'mobile' | 'language'>

/** Takes the number from an account that had it in another spelling, and says so where its owner looks. */
async function dropPhone(db: Kysely<Tables>, { id, login, language }: Row, phone: string): Promise<void> {
  const sent_at = Date.now()
  const params = { name: login, phone }
  await db.updateTable('accounts').set({ region_code: '', mobile: '' }).where('id', '=', id).execute()
  await db
    .insertInto('inbox')
    .values({ account_id: id, kind: 'phone-dropped', params: JSON.stringify(params), sent_at, read_at: null })
    .execute()
  // Who registered by phone has a user name that the server made up, and may never have seen it.
  const { content } = textOf('phone-dropped', params, LANGUAGES.find((one) => one === language) ?? 'en')
  await db.insertInto('outbox').values({ channel: 'sms', recipient: phone, body: content, sent_at }).execute()
}

/**
 * Keeps each number in the one spelling that the reader gives it. Of several accounts that had one number in several
 * spellings the oldest keeps it. A number that cannot be read any more stays as it is.
 */
export const phones: Migration = {
  async up(db: Kysely<Tables>) {
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'login', 'region_code', 'mobile', 'language'])
      .where('mobile', '<>', '')
      .orderBy('created_at')
      .orderBy(({ fn }) => fn('length', ['id']))
      .orderBy('id')
      .execute()
    const owners = new Map<string, Row>()
    for (const row of rows) {
      const phone = readPhone(row.region_code, row.mobile)
      if (phone === null) continue
      const text = phoneText(phone)
      if (owners.has(text)) await dropPhone(db, row, text)
      else owners.set(text, row)
    }
    for (const [text, { id, region_code, mobile }] of owners) {
      const phone = readPhone(region_code, mobile)
      if (phone === null || text === `+${region_code} ${mobile}`) continue
      await db
        .updateTable('accounts')
        .set({ region_code: phone.regionCode, mobile: phone.mobile })
        .where('id', '=', id)
        .execute()
    }
  },
  /** The older spellings are not kept. */
  async down() {},
}
