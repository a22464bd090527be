import type { PasswordCheck } from '../accounts/passwords'
import type { Db, Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { type Refused, refuse } from './refusals'
import { isWeakPin, PIN_LOCK_MS, PIN_TRIES } from './rules'

const pinOf = (db: Db, imId: string) =>
  db.selectFrom('wallet_pins').selectAll().where('im_id', '=', imId).executeTakeFirst()

export const hasPin = async (db: Db, imId: string): Promise<boolean> => (await pinOf(db, imId)) !== undefined

interface Parts {
  readonly db: Db
  readonly writes: Writes
  readonly passwords: PasswordCheck
  readonly clock: () => number
}

/** What judges the PIN of an account last, by database and account: each login has writes of its own. */
const underWay = new WeakMap<Db, Map<string, Promise<void>>>()

/** One after the other for an account, so that as many guesses at once as there are find the lock of the fifth. */
function inTurn<T>(db: Db, imId: string, work: () => Promise<T>): Promise<T> {
  const last = underWay.get(db) ?? new Map<string, Promise<void>>()
  underWay.set(db, last)
  const mine = (last.get(imId) ?? Promise.resolve()).then(work)
  const leave = () => {
    if (last.get(imId) === over) last.delete(imId)
  }
  const over: Promise<void> = mine.then(leave, leave)
  last.set(imId, over)
  return mine
}

/**
 * Null: it is the PIN. Five wrong ones in a row lock it for 15 minutes, also a right one. Of several processes on one database each may
 * judge one try more while another counts the fifth. Source: S-WAL-6, S-WAL-27.
 */
export const checkPin = (parts: Parts, imId: string, pin: string): Promise<Refused | null> =>
  inTurn(parts.db, imId, () => judgePin(parts, imId, pin))

async function judgePin({ db, writes, passwords, clock }: Parts, imId: string, pin: string) {
  const kept = await pinOf(db, imId)
  if (!kept) return refuse('no_pin')
  if (kept.locked_until > clock()) return refuse('pin_locked', { until: kept.locked_until })
  if (!(await passwords.verify(pin, kept.hash))) return writes.run((trx) => countWrong(trx, imId, clock()))
  if (kept.tries > 0) await writes.run((trx) => forgetTries(trx, imId, kept.hash, clock()))
  return null
}

async function countWrong(trx: Trx, imId: string, now: number): Promise<Refused> {
  const pin = trx.updateTable('wallet_pins').where('im_id', '=', imId)
  const isOver = pin.where('locked_until', '>', 0).where('locked_until', '<=', now)
  await isOver.set({ tries: 0, locked_until: 0 }).execute()
  await pin
    .where('tries', '<', PIN_TRIES)
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .execute()
  const isLast = pin.where('tries', '>=', PIN_TRIES).where('locked_until', '=', 0)
  await isLast.set({ locked_until: now + PIN_LOCK_MS }).execute()
  const { tries = 0, locked_until: until = 0 } = (await pinOf(trx, imId)) ?? {}
  return until > now ? refuse('pin_locked', { until }) : refuse('wrong_pin', { triesLeft: PIN_TRIES - tries })
}

const forgetTries = (trx: Trx, imId: string, hash: string, now: number) =>
  trx
    .updateTable('wallet_pins')
    .set({ tries: 0, locked_until: 0 })
    .where('im_id', '=', imId)
    .where('hash', '=', hash)
    .where('locked_until', '<=', now)
    .execute()

/** Sets a first PIN, or another one for who knows the one of now; a weak one costs no try. Source: S-WAL-7, S-WAL-28. */
export async function savePin(
  parts: Parts,
  imId: string,
  { pin, current = '' }: { readonly pin: string; readonly current?: string | undefined },
): Promise<Refused | null> {
  const { writes, passwords } = parts
  if (isWeakPin(pin)) return refuse('weak_pin')
  const before = await writes.run((trx) => pinOf(trx, imId))
  const refusal = before ? await checkPin(parts, imId, current) : null
  if (refusal) return refusal
  const hash = await passwords.hash(pin)
  return writes.run(async (trx) => {
    const now = await pinOf(trx, imId)
    // Another device was first.
    if (now?.hash !== before?.hash) return refuse('taken')
    await trx
      .insertInto('wallet_pins')
      .values({ im_id: imId, hash, tries: 0, locked_until: 0 })
      .onConflict((conflict) => conflict.column('im_id').doUpdateSet({ hash, tries: 0, locked_until: 0 }))
      .execute()
    return null
  })
}
