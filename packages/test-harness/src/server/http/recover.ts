/** A new password for whoever has the code, asked by the portal or by the chat alone. */
import { z } from 'zod'
import { checkCode, useUpCode } from '../accounts/codes'
import { Code, Password } from '../accounts/credentials'
import { revokeOtherLogins } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { type Answer, noContent } from './answer'
import { refuseCode, wrongCode } from './routes-register'

export const NewPassword = z.object({ code: Code, password: Password })

/** Sets the password and ends every login of the account: whoever had the old one is out. */
export async function recover(
  backend: Backend,
  recipient: string,
  account: Account | undefined,
  body: z.infer<typeof NewPassword>,
): Promise<Answer<204 | 422 | 429>> {
  const verdict = await checkCode(backend, 'findpassword', recipient, body.code)
  if (verdict.kind !== 'right') return refuseCode(verdict)
  if (!account) return wrongCode()
  const password_hash = await backend.passwords.hash(body.password)
  const ended = await backend.writes.run(async (trx) => {
    if (!(await useUpCode(trx, verdict.code))) return null
    await trx.updateTable('accounts').set({ password_hash }).where('id', '=', account.id).execute()
    return revokeOtherLogins(trx, account.id, null, backend.clock())
  })
  if (!ended) return wrongCode()
  backend.hub.revoke((session) => ended.has(session.who.loginId), 'displaced')
  return noContent()
}
