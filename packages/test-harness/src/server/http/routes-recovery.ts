import { phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { checkCode, useUpCode } from '../accounts/codes'
import { Code, Email, Password } from '../accounts/credentials'
import { findByEmail, findByPhone, revokeOtherLogins } from '../accounts/logins'
import type { Backend } from '../backend'
import type { Account } from '../db/tables'
import { type Answer, invalid, noContent, tooFast } from './answer'
import { answerMailRequest, answerSmsRequest, badPhone, SmsRequest } from './code-requests'
import { API, route } from './route'
import { refuseCode, wrongCode } from './routes-register'

/** The `1` of the paths: job seekers, and in this backend everybody. */
const accountType = z.literal('1').default('1')

const codeByPhone = route({
  method: 'GET',
  path: `${API}/findpassword/code/mobile`,
  access: 'anyone',
  answers: [204, 429],
  query: SmsRequest.extend({ accountType }),
  handle: ({ backend, address, language, query }) =>
    answerSmsRequest(backend, address, query, 'findpassword', language),
})

const codeByEmail = route({
  method: 'GET',
  path: `${API}/findpassword/code/email`,
  access: 'anyone',
  answers: [204, 429],
  query: z.object({ email: Email, accountType }),
  handle: ({ backend, address, language, query }) =>
    answerMailRequest(backend, address, query.email, 'findpassword', language),
})

const NewPassword = z.object({ code: Code, password: Password })

/** Sets the password and ends every login of the account: whoever had the old one is out. */
async function recover(
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

const byPhone = route({
  method: 'POST',
  path: `${API}/findpassword/1/:regionCode/:mobileNumber`,
  access: 'anyone',
  answers: [204, 429],
  body: NewPassword,
  async handle({ backend, params: { regionCode = '', mobileNumber = '' }, body, address }) {
    const waitMs = backend.rates.loginAddresses.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    const phone = readPhone(regionCode, mobileNumber)
    if (!phone) return badPhone('mobileNumber')
    return recover(backend, phoneText(phone), await findByPhone(backend.db, phone), body)
  },
})

const byEmail = route({
  method: 'POST',
  path: `${API}/findpassword/1/:address`,
  access: 'anyone',
  answers: [204, 429],
  body: NewPassword,
  async handle({ backend, params, body, address }) {
    const waitMs = backend.rates.loginAddresses.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    const email = Email.safeParse(params.address)
    if (!email.success) return invalid([{ field: 'address', message: 'not an e-mail address' }])
    return recover(backend, email.data, await findByEmail(backend.db, email.data), body)
  },
})

export const recoveryRoutes = [codeByPhone, codeByEmail, byPhone, byEmail]
