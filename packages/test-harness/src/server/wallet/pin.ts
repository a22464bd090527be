import type { PasswordCheck } from '../accounts/passwords'
import type { Db, Trx } from '../db/tables'
import type { Writes } from '../db/write-queue'
import { type Refused, refuse } from './refusals'
import { PIN_LOCK_MS, PIN_TRIES } from './rules'

const pinOf = (db: Db, imId: string) =>
  db.selectFrom('wallet_pins').selectAll().where('im_id', '=', imId).executeTakeFirst()

export const hasPin = async (db: Db, imId: string): Promise<boolean> => (await pinOf(db, imId)) !== undefined

/** A try that was counted before it is judged, so that many at once are no more than there are. */
type Taken = { readonly kind: 'taken'; readonly hash: string; readonly left: number; readonly until: number }

async function takeTry(trx: Trx, imId: string, now: number): Promise<Taken | Refused> {
  const pin = await pinOf(trx, imId)
  if (!pin) return refuse('no_pin')
  if (pin.locked_until > now) return refuse('pin_locked', { until: pin.locked_until })
  const tries = (pin.locked_until > 0 ? 0 : pin.tries) + 1
  const until = tries >= PIN_TRIES ? now + PIN_LOCK_MS : 0
  await trx.updateTable('wallet_pins').set({ tries, locked_until: until }).where('im_id', '=', imId).execute()
  return { kind: 'taken', hash: pin.hash, left: PIN_TRIES - tries, until }
}

interface Parts {
  readonly writes: Writes
  readonly passwords: PasswordCheck
  readonly clock: () => number
}

/** Null: it is the PIN. Five wrong ones in a row lock it for 15 minutes, also a right one. Source: S-WAL-6. */
export async function checkPin(parts: Parts, imId: string, pin: string): Promise<Refused | null> {
  const { writes, passwords, clock } = parts
  const taken = await writes.run((trx) => takeTry(trx, imId, clock()))
  if (taken.kind !== 'taken') return taken
  if (await passwords.verify(pin, taken.hash)) {
    await writes.run((trx) => forgetTries(trx, imId, taken.hash))
    return null
  }
  return taken.left > 0
    ? refuse('wrong_pin', { triesLeft: taken.left })
    : refuse('pin_locked', { until: taken.until })
}

const forgetTries = (trx: Trx, imId: string, hash: string) =>
  trx
    .updateTable('wallet_pins')
    .set({ tries: 0, locked_until: 0 })
    .where('im_id', '=', imId)
    .where('hash', '=', hash)
    .execute()

/** Sets a first PIN, or another one for who knows the one of now. Source: S-WAL-7. */
export async function savePin(
  parts: Parts,
  imId: string,
  { pin, current = '' }: { readonly pin: string; readonly current?: string | undefined },
): Promise<Refused | null> {
  const { writes, passwords } = parts
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
