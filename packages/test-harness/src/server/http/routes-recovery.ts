import { phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { Email } from '../accounts/credentials'
import { findByEmail, findByPhone } from '../accounts/logins'
import { invalid, tooFast } from './answer'
import { answerMailRequest, answerSmsRequest, badPhone, SmsRequest } from './code-requests'
import { NewPassword, recover } from './recover'
import { API, route } from './route'

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
