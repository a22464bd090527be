import { readDigits } from '../../../contract/typed'
import type { Answer } from '../../../http/call'
import { callOpenly } from '../../../http/main-api'
import { textAt } from '../../../lib/fields'
import { type Channel, emailOf, type Purpose, phoneOf } from '../rules/recipient'
import type { Values } from '../rules/values'
import { makeSmsQuery } from './sms-query'

/** What stands before a code by SMS: made for one number, answered once. */
export interface Captcha {
  readonly id: string
  /** Digits to read, as a data address; "" = it is a question. */
  readonly image: string
  /** For who does not see pictures, e.g. "What is 3 plus 4?"; "" = it is a picture. */
  readonly question: string
}

export async function fetchCaptcha(
  values: Values,
  kind: 'image' | 'text',
): Promise<Captcha | Exclude<Answer, { kind: 'ok' }>> {
  const { regionCode, mobile } = phoneOf(values)
  const query = new URLSearchParams({ phone: regionCode + mobile, kind })
  const answer = await callOpenly({ method: 'GET', path: `/users/sms/image-captcha?${query}` })
  if (answer.kind !== 'ok') return answer
  const { body } = answer
  return {
    id: textAt(body, 'imageCaptchaId'),
    image: textAt(body, 'image'),
    question: textAt(body, 'question'),
  }
}

/** Recovery has calls of its own. */
function pathOf(channel: Channel, purpose: Purpose): { method: 'GET' | 'POST'; path: string } {
  if (purpose === 'findpassword')
    return { method: 'GET', path: `/findpassword/code/${channel === 'sms' ? 'mobile' : 'email'}` }
  return { method: 'POST', path: channel === 'sms' ? '/users/sms/verify-code' : '/users/email/send/codes' }
}

/** Asks for a code; an SMS costs money, so a captcha stands before it. */
export async function sendCode(
  channel: Channel,
  purpose: Purpose,
  values: Values,
  captcha: Captcha | null,
): Promise<Answer> {
  const { method, path } = pathOf(channel, purpose)
  const aim: Record<string, string> = purpose === 'findpassword' ? { accountType: '1' } : { type: purpose }
  const query =
    channel === 'mail'
      ? { email: emailOf(values) }
      : {
          ...(await makeSmsQuery(phoneOf(values))),
          imageCaptcha: readDigits(values.captcha),
          imageCaptchaId: captcha?.id ?? '',
        }
  return callOpenly({ method, path: `${path}?${new URLSearchParams({ ...query, ...aim })}` })
}
