import { z } from 'zod'
import { MAIL_PURPOSES, SMS_PURPOSES } from '../accounts/codes'
import { Email } from '../accounts/credentials'
import { findByEmail, findByUserName } from '../accounts/logins'
import { bare, tooFast } from './answer'
import { answerMailRequest, answerSmsRequest, SmsRequest } from './code-requests'
import { API, route } from './route'

/** A picture with digits to read, as a data address beside the id that its answer goes back with. */
const imageCaptcha = route({
  method: 'GET',
  path: `${API}/users/sms/image-captcha`,
  access: 'anyone',
  query: z.object({ phone: z.string().min(1).max(40) }),
  handle({ backend, address, query }) {
    const waitMs = backend.rates.lookups.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    const { id, png } = backend.captchas.make(query.phone)
    return bare({ imageCaptchaId: id, image: `data:image/png;base64,${png.toString('base64')}` })
  },
})

const smsCode = route({
  method: 'POST',
  path: `${API}/users/sms/verify-code`,
  access: 'anyone',
  query: SmsRequest.extend({ type: z.enum(SMS_PURPOSES) }),
  handle: ({ backend, address, query }) => answerSmsRequest(backend, address, query, query.type),
})

/** `type` says what for; without it, to register. */
const mailCode = route({
  method: 'POST',
  path: `${API}/users/email/send/codes`,
  access: 'anyone',
  query: z.object({ email: Email, type: z.enum(MAIL_PURPOSES).default('register') }),
  handle: ({ backend, address, query }) => answerMailRequest(backend, address, query.email, query.type),
})

const emailExists = route({
  method: 'GET',
  path: `${API}/users/email/:address/exists`,
  access: 'anyone',
  async handle({ backend, address, params }) {
    const waitMs = backend.rates.lookups.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    const found = await findByEmail(backend.db, (params.address ?? '').trim().toLowerCase())
    return bare({ exists: found !== undefined })
  },
})

const nameExists = route({
  method: 'GET',
  path: `${API}/users/name/:name/exists`,
  access: 'anyone',
  async handle({ backend, address, params }) {
    const waitMs = backend.rates.lookups.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    return bare({ exists: (await findByUserName(backend.db, params.name ?? '')) !== undefined })
  },
})

export const codeRoutes = [imageCaptcha, smsCode, mailCode, emailExists, nameExists]
