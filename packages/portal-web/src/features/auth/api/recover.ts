import { readDigits } from '../../../contract/typed'
import type { Answer } from '../../../http/call'
import { callOpenly } from '../../../http/main-api'
import { type Channel, emailOf, phoneOf, recipientOf } from '../rules/recipient'
import type { Values } from '../rules/values'
import { logIn } from './login'
import { unlessDone } from './lost-answer'

/** Sets a new password with a code; every login of the account ends. */
export async function recover(channel: Channel, values: Values): Promise<Answer> {
  const { regionCode, mobile } = phoneOf(values)
  const recipient = channel === 'mail' ? [emailOf(values)] : [regionCode, mobile]
  const { newPassword: password } = values
  const code = readDigits(values.code)
  const answer = await callOpenly({
    method: 'POST',
    path: `/findpassword/1/${recipient.map(encodeURIComponent).join('/')}`,
    form: { code, password },
  })
  const account = recipientOf(channel, values)
  return unlessDone(
    `${account} ${code}`,
    answer,
    async () => (await logIn({ account, password })).kind === 'ok',
  )
}
