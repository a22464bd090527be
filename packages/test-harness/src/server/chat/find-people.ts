/** Finding one person by what somebody was told of them: an exact phone, id or user name, never a part of one. */
import { type Phone, phoneText, readWholePhone } from '@sarika/portal-web/contract/phones'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { normalizeLogin } from '../accounts/logins'
import type { Db, Tables } from '../db/tables'
import type { WirePerson } from './people'
import { FRIEND } from './permission'

type Eb = ExpressionBuilder<Tables, 'accounts'>
type Condition = (eb: Eb) => ExpressionWrapper<Tables, 'accounts', SqlBool>

export type FindBy = 'find_by_phone' | 'find_by_account'

/**
 * The people whom a condition names, as `me` may know them. Left out like nobody: who does not want to be found so, unless
 * they are contacts, and who has blocked the asker. One query in each case: nothing is told by the time that it takes.
 */
async function find(db: Db, me: string, by: FindBy, named: Condition) {
  const blockers = db.selectFrom('blacklist').select('owner_id').where('blacklist.im_id', '=', me)
  const friends = db
    .selectFrom('contacts')
    .select('contacts.im_id')
    .where('owner_id', '=', me)
    .where('relation_type', '=', FRIEND)
  return db
    .selectFrom('accounts')
    .select(['im_id', 'nickname', 'avatar', 'company', 'user_type', 'region_code', 'mobile'])
    .select(({ eb, or }) => or([eb('im_id', '=', me), eb('im_id', 'in', friends)]).as('is_friend'))
    .where(named)
    .where('kind', '!=', 'reviewer')
    .where(({ or, and, eb }) =>
      or([
        eb('im_id', '=', me),
        and([or([eb(by, '=', 1), eb('im_id', 'in', friends)]), eb('im_id', 'not in', blockers)]),
      ]),
    )
    .orderBy('im_id')
    .execute()
}

type Row = Awaited<ReturnType<typeof find>>[number]

const relationOf = ({ is_friend }: Row) => (Number(is_friend) === 1 ? FRIEND : 0)

const personOf = (row: Row): WirePerson => {
  const { im_id, nickname, avatar, user_type, company } = row
  return { im_id, nickname, avatar, user_type, relation_type: relationOf(row), extra: { company } }
}

const hasPhone =
  (phones: readonly Phone[]): Condition =>
  ({ or, and, eb }) =>
    or(
      phones.map(({ regionCode, mobile }) =>
        and([eb('region_code', '=', regionCode), eb('mobile', '=', mobile)]),
      ),
    )

export const findByPhone = async (db: Db, me: string, phone: Phone): Promise<WirePerson[]> =>
  (await find(db, me, 'find_by_phone', hasPhone([phone]))).map(personOf)

export const findById = async (db: Db, me: string, imId: string): Promise<WirePerson[]> =>
  (await find(db, me, 'find_by_account', (eb) => eb('im_id', '=', imId))).map(personOf)

/** By the whole user name, or the id. */
export const findByAccount = async (db: Db, me: string, text: string): Promise<WirePerson[]> =>
  (
    await find(db, me, 'find_by_account', ({ or, eb }) =>
      or([eb('login', '=', normalizeLogin(text)), eb('im_id', '=', text)]),
    )
  ).map(personOf)

/** Which of these numbers are somebody's who wants to be found by theirs, each as it was asked for. */
export async function matchPhones(db: Db, me: string, typed: readonly string[]) {
  const read = typed.flatMap((text) => {
    const phone = readWholePhone(text)
    return phone === null ? [] : [{ text, phone }]
  })
  if (read.length === 0) return []
  const rows = await find(db, me, 'find_by_phone', hasPhone(read.map(({ phone }) => phone)))
  const asked = new Map(read.map(({ text, phone }) => [phoneText(phone), text]))
  return rows.map((row) => {
    const { im_id, nickname, avatar, region_code, mobile } = row
    const phone = asked.get(phoneText({ regionCode: region_code, mobile })) ?? ''
    return { phone, im_id, nickname, avatar, relation_type: relationOf(row) }
  })
}
