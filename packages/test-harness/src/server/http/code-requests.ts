/**
 * A request for a code by SMS, from cheap to dear: limits of the network address, signature and nonce, the picture,
 * limits of the number and of all, and only then a code. So nobody uses up a number's tries without reading a picture.
 */

import { type Phone, phoneText, readPhone } from '@sarika/portal-web/contract/phones'
import { z } from 'zod'
import { type Purpose, type Recipient, sendCode } from '../accounts/codes'
import { PhoneFields } from '../accounts/credentials'
import { findByEmail, findByPhone } from '../accounts/logins'
import { signSmsRequest } from '../accounts/sms-signature'
import type { Backend } from '../backend'
import type { Language } from '../constants/names'
import { NONCE_LENGTH } from '../limits'
import { type Answer, invalid, noContent, tooFast, wrong } from './answer'

/** The query of a request for a code by SMS (specification 5). */
export const SmsRequest = z.object({
  regionCode: PhoneFields.regionCode,
  /** the number, by the one name or the other */
  mobile: PhoneFields.mobile.optional(),
  phone: PhoneFields.mobile.optional(),
  nonce: z.string().length(NONCE_LENGTH),
  signature: z.string().max(100),
  /** what was read in the picture, or answered to the question, and which it was; the newest when it does not say */
  imageCaptcha: z.string().max(20),
  imageCaptchaId: z.string().max(100).optional(),
})
type SmsRequest = z.infer<typeof SmsRequest>

const numberOf = ({ mobile, phone }: SmsRequest): string => mobile ?? phone ?? ''

export const badPhone = (field = 'mobile'): Answer<422> =>
  invalid([{ field, message: 'not a phone number of this area code' }])

/**
 * Signed is the number as it is kept, whatever it was typed as; or as it was sent, by a client that does not read it.
 * Nothing here is secret, so nothing is compared in constant time.
 */
const isSigned = (request: SmsRequest, { regionCode, mobile }: Phone): boolean =>
  [
    signSmsRequest(regionCode, mobile, request.nonce),
    signSmsRequest(request.regionCode, numberOf(request), request.nonce),
  ].includes(request.signature.toLowerCase())

/** How long to wait before one more code may go to a recipient; mails that nobody pays for stop no SMS. */
function waitOf({ rates }: Backend, { channel, recipient }: Recipient): number {
  return rates.codeRecipients.take(recipient) || rates.codes.take(channel)
}

function judge(
  backend: Backend,
  address: string,
  request: SmsRequest,
  phone: Phone,
  recipient: Recipient,
): Answer<422 | 429> | null {
  const soonMs = backend.rates.codeAddresses.take(address)
  if (soonMs > 0) return tooFast(soonMs)
  if (!isSigned(request, phone)) return wrong('wrong_signature', 'signature', 'the signature does not fit')
  if (!backend.nonces.put(request.nonce, true))
    return wrong('used_nonce', 'nonce', 'this nonce has been used')
  if (!backend.captchas.solve(request.imageCaptchaId, phone, address, request.imageCaptcha))
    return wrong(
      'wrong_captcha',
      'imageCaptcha',
      'this is not the answer, or the picture or question is too old',
    )
  const waitMs = waitOf(backend, recipient)
  return waitMs > 0 ? tooFast(waitMs) : null
}

/** The answer is the same with and without an account. */
export async function answerSmsRequest(
  backend: Backend,
  address: string,
  request: SmsRequest,
  purpose: Purpose,
  language: Language,
): Promise<Answer<204 | 422 | 429>> {
  const phone = readPhone(request.regionCode, numberOf(request))
  if (!phone) return badPhone()
  const recipient = { channel: 'sms', recipient: phoneText(phone) } as const
  const refusal = judge(backend, address, request, phone, recipient)
  if (refusal) return refusal
  const account = await findByPhone(backend.db, phone)
  await sendCode(backend, purpose, recipient, account !== undefined, language)
  return noContent()
}

/** A mail costs nothing and its call has no picture: only the limits stand before it. */
export async function answerMailRequest(
  backend: Backend,
  address: string,
  email: string,
  purpose: Purpose,
  language: Language,
): Promise<Answer<204 | 422 | 429>> {
  const recipient = { channel: 'mail', recipient: email } as const
  const waitMs = backend.rates.codeAddresses.take(address) || waitOf(backend, recipient)
  if (waitMs > 0) return tooFast(waitMs)
  const account = await findByEmail(backend.db, email)
  await sendCode(backend, purpose, recipient, account !== undefined, language)
  return noContent()
}
