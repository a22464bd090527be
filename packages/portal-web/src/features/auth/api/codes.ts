import type { Answer } from '../../../http/call'
import { callOpenly } from '../../../http/main-api'
import { textAt } from '../../../lib/fields'
import { type Channel, emailOf, type Purpose, phoneOf } from '../rules/recipient'
import type { Values } from '../rules/values'
import { makeSmsQuery } from './sms-query'

/** Digits to read before a code by SMS: made for one number, answered once. */
export interface Picture {
  readonly id: string
  /** a data address */
  readonly image: string
}

export async function fetchPicture(values: Values): Promise<Picture | Exclude<Answer, { kind: 'ok' }>> {
  const { regionCode, mobile } = phoneOf(values)
  const query = new URLSearchParams({ phone: regionCode + mobile })
  const answer = await callOpenly({ method: 'GET', path: `/users/sms/image-captcha?${query}` })
  if (answer.kind !== 'ok') return answer
  return { id: textAt(answer.body, 'imageCaptchaId'), image: textAt(answer.body, 'image') }
}

/** Recovery has calls of its own. */
function pathOf(channel: Channel, purpose: Purpose): { method: 'GET' | 'POST'; path: string } {
  if (purpose === 'findpassword')
    return { method: 'GET', path: `/findpassword/code/${channel === 'sms' ? 'mobile' : 'email'}` }
  return { method: 'POST', path: channel === 'sms' ? '/users/sms/verify-code' : '/users/email/send/codes' }
}

/** Asks for a code; an SMS costs money, so a picture stands before it. */
export async function sendCode(
  channel: Channel,
  purpose: Purpose,
  values: Values,
  picture: Picture | null,
): Promise<Answer> {
  const { method, path } = pathOf(channel, purpose)
  const aim: Record<string, string> = purpose === 'findpassword' ? { accountType: '1' } : { type: purpose }
  const query =
    channel === 'mail'
      ? { email: emailOf(values) }
      : {
          ...(await makeSmsQuery(phoneOf(values))),
          imageCaptcha: values.captcha.trim(),
          imageCaptchaId: picture?.id ?? '',
        }
  return callOpenly({ method, path: `${path}?${new URLSearchParams({ ...query, ...aim })}` })
}
