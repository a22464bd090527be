import { useTranslation } from 'react-i18next'
import { recover } from '../api/recover'
import { beginWith, forgetSent } from '../api/sent-codes'
import { type Channel, RECIPIENT_FIELD } from '../rules/recipient'
import type { Values } from '../rules/values'
import { CodeFields } from './code-fields'
import { FormBody } from './form-body'
import { NewPasswordField } from './new-password-field'
import { useForm } from './use-form'

/** A new password for a forgotten one. */
export function RecoverForm({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const { t } = useTranslation('auth')
  const send = async (values: Values) => {
    const answer = await recover(channel, values)
    if (answer.kind === 'ok') {
      forgetSent(channel, 'findpassword')
      onDone()
    }
    return answer
  }
  const fields = [RECIPIENT_FIELD[channel], 'code', 'newPassword'] as const
  const form = useForm(fields, send, () => beginWith(channel, 'findpassword'))
  return (
    <FormBody form={form} submit={t('recover.submit')} submitting={t('recover.submitting')}>
      <CodeFields form={form} channel={channel} purpose="findpassword" />
      <NewPasswordField form={form} />
    </FormBody>
  )
}
