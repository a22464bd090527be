import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { type Channel, emailOf, phoneOf } from '../rules/recipient'
import type { Values } from '../rules/values'

/** The account's phone or e-mail, with a code that went to the new one. */
export const changeContact = (channel: Channel, values: Values): Promise<Answer> =>
  callMain({
    method: 'PUT',
    path: channel === 'sms' ? '/users/mobile' : '/users/change/email',
    form: {
      ...(channel === 'sms' ? phoneOf(values) : { email: emailOf(values) }),
      code: values.code.trim(),
    },
  })

/** Every other login of the account ends. */
export const changePassword = ({ oldPassword, newPassword }: Values): Promise<Answer> =>
  callMain({ method: 'PUT', path: '/users/password', form: { oldPassword, newPassword } })
