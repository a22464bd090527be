/** A new password for whoever has the old one, asked by the portal or by the chat alone. */
import { z } from 'zod'
import { Password } from '../accounts/credentials'
import { revokeOtherLogins } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { type Answer, noContent, tooFast, wrong } from './answer'

export const OldAndNew = z.object({ oldPassword: z.string().min(1).max(100), newPassword: Password })

const wrongOldPassword = (): Answer<422> =>
  wrong('wrong_credentials', 'oldPassword', 'the old password is wrong')

/** The login that asks stays; every other one of the account ends. */
export async function changePasswordOf(
  { passwords, rates, hub, writes, clock }: Backend,
  { account, loginId }: { readonly account: Account; readonly loginId: string },
  { oldPassword, newPassword }: z.infer<typeof OldAndNew>,
): Promise<Answer<204 | 422 | 429>> {
  // Of what was typed alone: it costs no derivation, and says nothing of the password that it is.
  if (newPassword === oldPassword)
    return wrong('same_password', 'newPassword', 'the new password is the old one')
  // Never given back: who knows the password could ask for derivations without end.
  const waitMs = rates.passwordChanges.take(account.id)
  if (waitMs > 0) return tooFast(waitMs)
  if (!(await passwords.verify(oldPassword, account.password_hash))) {
    // Asked again after a lost answer: it is the password already.
    const isDone = await passwords.verify(newPassword, account.password_hash)
    return isDone ? noContent() : wrongOldPassword()
  }
  const password_hash = await passwords.hash(newPassword)
  const outcome = await writes.run(async (trx) => {
    // Unless it was changed while it was judged.
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return wrongOldPassword()
    return { ended: await revokeOtherLogins(trx, account.id, loginId, clock()) }
  })
  if (!('ended' in outcome)) return outcome
  hub.revoke((session) => outcome.ended.has(session.who.loginId), 'displaced')
  return noContent()
}
