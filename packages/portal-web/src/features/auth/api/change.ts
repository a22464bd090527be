import { readDigits } from '../../../contract/typed'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { textAt } from '../../../lib/fields'
import { type Channel, emailOf, phoneOf, recipientOf } from '../rules/recipient'
import type { Values } from '../rules/values'
import { unlessDone } from './lost-answer'

/** The account's phone or e-mail, with a code that went to the new one. */
export async function changeContact(channel: Channel, values: Values): Promise<Answer> {
  const contact: Record<string, string> = channel === 'sms' ? phoneOf(values) : { email: emailOf(values) }
  const code = readDigits(values.code)
  const answer = await callMain({
    method: 'PUT',
    path: channel === 'sms' ? '/users/mobile' : '/users/change/email',
    form: { ...contact, code },
  })
  return unlessDone(`${recipientOf(channel, values)} ${code}`, answer, async () => {
    const me = await callMain({ method: 'GET', path: '/users/me' })
    return (
      me.kind === 'ok' && Object.entries(contact).every(([name, value]) => textAt(me.body, name) === value)
    )
  })
}

/** Every other login of the account ends. */
export const changePassword = ({ oldPassword, newPassword }: Values): Promise<Answer> =>
  callMain({ method: 'PUT', path: '/users/password', form: { oldPassword, newPassword } })
