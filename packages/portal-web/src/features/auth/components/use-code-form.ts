import { beginWith, forgetSent } from '../api/sent-codes'
import { type Channel, type Purpose, RECIPIENT_FIELD } from '../rules/recipient'
import { type AccountForm, type Plan, useAccountForm } from './use-account-form'

/** A form that needs a code: after a reload it has whom the code went to, until the code was used. */
export function useCodeForm(channel: Channel, purpose: Purpose, { fields, send, onDone }: Plan): AccountForm {
  return useAccountForm({
    fields: [RECIPIENT_FIELD[channel], 'code', ...fields],
    send,
    initial: () => beginWith(channel, purpose),
    onDone: () => {
      forgetSent(channel, purpose)
      onDone?.()
    },
  })
}
