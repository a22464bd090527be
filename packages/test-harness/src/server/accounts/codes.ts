/**
 * Codes by SMS and mail: one for a purpose and a recipient, hashed, for ten minutes and five tries.
 *
 *   sendCode        a new one takes the place of the old, and its text goes to the outbox
 *   checkCode       counts the try before it judges: two at once are two tries; judges as slowly as a password;
 *                   counts it once more for the recipient, whom a newer code gives no newer tries
 *   useUpCode       in the transaction of what it allows: it is used once or not at all
 */
import { randomInt } from 'node:crypto'
import type { Backend } from '../backend'
import type { Language } from '../constants/names'
import type { Db, Trx } from '../db/tables'
import { CODE_DIGITS, CODE_TRIES, CODE_TTL_MS } from '../limits'
import { CODE_TEXTS } from './code-texts'
import { putMessage } from './outbox'

export const SMS_PURPOSES = ['login', 'register', 'findpassword', 'change'] as const
export const MAIL_PURPOSES = ['register', 'change'] as const
export type Purpose = (typeof SMS_PURPOSES)[number]

/** Where a code goes: an address, or a phone as `+855 12000001`. */
export interface Recipient {
  channel: 'mail' | 'sms'
  recipient: string
}

/** What is told to the one who holds the number or the address; the caller is told the same in every case. */
function textOf(language: Language, purpose: Purpose, hasAccount: boolean, code: string): string {
  const texts = CODE_TEXTS[language]
  const needsAccount = purpose === 'login' || purpose === 'findpassword'
  if (needsAccount && !hasAccount) return texts.noAccount
  if (!needsAccount && hasAccount) return texts.hasAccount
  return texts.code(code, CODE_TTL_MS / 60_000)
}

/**
 * Makes a code and sends it. Without an account to log in to (or with one that is in the way of another) the code is
 * made all the same and told to nobody: what follows takes the same time and has the same answer.
 */
export async function sendCode(
  backend: Backend,
  purpose: Purpose,
  { channel, recipient }: Recipient,
  hasAccount: boolean,
  language: Language,
): Promise<void> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const hash = await backend.passwords.hash(code)
  const now = backend.clock()
  const row = { hash, expires_at: now + CODE_TTL_MS, tries_left: CODE_TRIES }
  await backend.writes.run(async (trx) => {
    await trx.deleteFrom('codes').where('expires_at', '<=', now).execute()
    await trx
      .insertInto('codes')
      .values({ purpose, recipient, ...row })
      .onConflict((c) => c.columns(['purpose', 'recipient']).doUpdateSet(row))
      .execute()
    await putMessage(trx, { channel, recipient, body: textOf(language, purpose, hasAccount, code) }, now)
  })
}

const hashOf = (db: Db, purpose: Purpose, recipient: string, now: number) =>
  db
    .selectFrom('codes')
    .select(['hash', 'tries_left'])
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .executeTakeFirst()

async function takeTry(trx: Trx, purpose: Purpose, recipient: string, now: number): Promise<string | null> {
  const row = await hashOf(trx, purpose, recipient, now)
  if (!row) return null
  await trx
    .updateTable('codes')
    .set({ tries_left: row.tries_left - 1 })
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .execute()
  return row.hash
}

/** A code that was right; it still has to be used up. */
export interface RightCode {
  purpose: Purpose
  recipient: string
  hash: string
}

export type CodeVerdict =
  | { kind: 'right'; code: RightCode }
  /** wrong, too old, tried too often, or never sent; all four take the time of one derivation */
  | { kind: 'wrong' }
  /** too many of this recipient's codes were guessed at, whichever */
  | { kind: 'too-fast'; waitMs: number }

export async function checkCode(
  backend: Backend,
  purpose: Purpose,
  recipient: string,
  typed: string,
): Promise<CodeVerdict> {
  const { writes, passwords, clock, rates } = backend
  const hash = await writes.run((trx) => takeTry(trx, purpose, recipient, clock()))
  const key = `${purpose} ${recipient}`
  // Without a code there is nothing to guess, and a key for whatever is typed would fill the memory.
  const waitMs = hash === null ? 0 : rates.wrongCodes.take(key)
  if (waitMs > 0) return { kind: 'too-fast', waitMs }
  const isRight = await passwords.verify(typed, hash)
  if (!isRight || hash === null) return { kind: 'wrong' }
  rates.wrongCodes.giveBack(key)
  return { kind: 'right', code: { purpose, recipient, hash } }
}

/** Whether the code was still there: of two who hold it only one gets through. */
export async function useUpCode(trx: Trx, { purpose, recipient, hash }: RightCode): Promise<boolean> {
  const used = await trx
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .where('hash', '=', hash)
    .returning('recipient')
    .executeTakeFirst()
  return used !== undefined
}
