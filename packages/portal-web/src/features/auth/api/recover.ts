import type { Answer } from '../../../http/call'
import { callOpenly } from '../../../http/main-api'
import { type Channel, emailOf, phoneOf } from '../rules/recipient'
import type { Values } from '../rules/values'

/** Sets a new password with a code; every login of the account ends. */
export function recover(channel: Channel, values: Values): Promise<Answer> {
  const { regionCode, mobile } = phoneOf(values)
  const recipient = channel === 'mail' ? [emailOf(values)] : [regionCode, mobile]
  return callOpenly({
    method: 'POST',
    path: `/findpassword/1/${recipient.map(encodeURIComponent).join('/')}`,
    form: { code: values.code.trim(), password: values.newPassword },
  })
}
