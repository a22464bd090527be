import { z } from 'zod'
import { MAIL_PURPOSES, SMS_PURPOSES } from '../accounts/codes'
import { Email } from '../accounts/credentials'
import { findByEmail, findByUserName, normalizeLogin } from '../accounts/logins'
import type { Backend } from '../backend'
import { bare, tooFast } from './answer'
import { answerMailRequest, answerSmsRequest, SmsRequest } from './code-requests'
import { API, route } from './route'

/**
 * A picture with digits to read, as a data address beside the id that its answer goes back with; with `kind=text` a
 * question instead, for who does not see pictures (decision 25).
 */
const imageCaptcha = route({
  method: 'GET',
  path: `${API}/users/sms/image-captcha`,
  access: 'anyone',
  answers: [200, 429],
  query: z.object({ phone: z.string().min(1).max(40), kind: z.enum(['image', 'text']).default('image') }),
  handle({ backend, address, language, query }) {
    const waitMs = backend.rates.lookups.take(address)
    if (waitMs > 0) return tooFast(waitMs)
    if (query.kind === 'text') {
      const { id, question } = backend.captchas.ask(query.phone, address, language)
      return bare({ imageCaptchaId: id, question })
    }
    const { id, png } = backend.captchas.draw(query.phone, address)
    return bare({ imageCaptchaId: id, image: `data:image/png;base64,${png.toString('base64')}` })
  },
})

const smsCode = route({
  method: 'POST',
  path: `${API}/users/sms/verify-code`,
  access: 'anyone',
  answers: [204, 429],
  query: SmsRequest.extend({ type: z.enum(SMS_PURPOSES) }),
  handle: ({ backend, address, language, query }) =>
    answerSmsRequest(backend, address, query, query.type, language),
})

/** `type` says what for; without it, to register. */
const mailCode = route({
  method: 'POST',
  path: `${API}/users/email/send/codes`,
  access: 'anyone',
  answers: [204, 429],
  query: z.object({ email: Email, type: z.enum(MAIL_PURPOSES).default('register') }),
  handle: ({ backend, address, language, query }) =>
    answerMailRequest(backend, address, query.email, query.type, language),
})

/** Whether a name is somebody's; asked before a registration. */
const existsRoute = (path: string, find: (db: Backend['db'], typed: string) => Promise<unknown>) =>
  route({
    method: 'GET',
    path: `${API}${path}`,
    access: 'anyone',
    answers: [200, 429],
    async handle({ backend, address, params }) {
      const waitMs = backend.rates.lookups.take(address)
      if (waitMs > 0) return tooFast(waitMs)
      return bare({ exists: (await find(backend.db, params.name ?? '')) !== undefined })
    },
  })

const emailExists = existsRoute('/users/email/:name/exists', (db, typed) =>
  findByEmail(db, normalizeLogin(typed)),
)
const nameExists = existsRoute('/users/name/:name/exists', findByUserName)

export const codeRoutes = [imageCaptcha, smsCode, mailCode, emailExists, nameExists]
