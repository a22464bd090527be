import { randomBytes } from 'node:crypto'
import type { Backend } from '../backend'
import type { Account, Db } from '../db/tables'
import { MAX_USER_NAME } from '../limits'
import { createAccount } from './new-account'
import type { Identity, ProviderName } from './social-providers'

function findByIdentity(db: Db, provider: ProviderName, subject: string): Promise<Account | undefined> {
  return db
    .selectFrom('social_identities')
    .innerJoin('accounts', 'accounts.id', 'social_identities.account_id')
    .selectAll('accounts')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** A name from outside as it can stand beside others: one line, without control characters. */
const nameOf = ({ name }: Identity): string =>
  [...name.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim()].slice(0, MAX_USER_NAME).join('')

/**
 * The account of an identity, made at its first login. It is never joined to an account by an e-mail: who can have that
 * address confirmed somewhere would have the account.
 */
export async function accountOf(
  backend: Backend,
  provider: ProviderName,
  identity: Identity,
): Promise<Account> {
  const { db, passwords, writes, clock } = backend
  const { subject } = identity
  const known = await findByIdentity(db, provider, subject)
  if (known) return known
  // A password that nobody knows: one can be set by a code, once the account has a phone or an e-mail.
  const hash = await passwords.hash(randomBytes(24).toString('base64url'))
  const nickname = nameOf(identity)
  return writes.run(async (trx) => {
    const meanwhile = await findByIdentity(trx, provider, subject)
    if (meanwhile) return meanwhile
    const account = await createAccount(trx, nickname === '' ? {} : { nickname }, hash, clock())
    const row = { provider, subject, account_id: account.id, created_at: clock() }
    await trx.insertInto('social_identities').values(row).execute()
    return account
  })
}
