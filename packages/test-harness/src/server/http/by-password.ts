/** A login by name and password, to the portal or to the chat alone: both count as the same tries. */
import { z } from 'zod'
import { findByName, normalizeLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { MAX_EMAIL } from '../limits'
import { type Answer, tooFast, wrong } from './answer'

export const NameAndPassword = z.object({
  account: z.string().min(1).max(MAX_EMAIL),
  password: z.string().min(1).max(100),
})

export const wrongPassword = (): Answer<422> =>
  wrong('wrong_credentials', 'password', 'the account or the password is wrong')

type Checked =
  | { readonly kind: 'right'; readonly account: Account }
  | { readonly kind: 'refused'; readonly answer: Answer<422 | 429> }

const refuse = (answer: Answer<422 | 429>): Checked => ({ kind: 'refused', answer })

/** Takes as long for an account that does not exist. */
export async function checkPassword(
  { db, passwords, rates }: Backend,
  address: string,
  { account: name, password }: z.infer<typeof NameAndPassword>,
): Promise<Checked> {
  const soonMs = rates.loginAddresses.take(address)
  if (soonMs > 0) return refuse(tooFast(soonMs))
  const account = await findByName(db, name)
  // By the account, so that each of its names does not bring ten tries of its own; and by the address, so that
  // nobody else uses up the ten of its owner.
  const key = account?.id ?? `? ${normalizeLogin(name)}`
  const keyHere = `${address} ${key}`
  const waitMs = rates.failedLogins.take(keyHere) || rates.guessedAccounts.take(key)
  if (waitMs > 0) return refuse(tooFast(waitMs))

  const isRight = await passwords.verify(password, account?.password_hash ?? null)
  if (!account || !isRight) return refuse(wrongPassword())
  rates.failedLogins.giveBack(keyHere)
  rates.guessedAccounts.giveBack(key)
  return { kind: 'right', account }
}
