import { useTranslation } from 'react-i18next'
import { FormBody } from '../../../ui/form-body'
import { recover } from '../api/recover'
import type { Channel } from '../rules/recipient'
import { CodeFields } from './code-fields'
import { NewPasswordField } from './new-password-field'
import { useCodeForm } from './use-code-form'

/** A new password for a forgotten one. */
export function RecoverForm({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const { t } = useTranslation('auth')
  const form = useCodeForm(channel, 'findpassword', {
    fields: ['newPassword'],
    send: (values) => recover(channel, values),
    onDone,
  })
  return (
    <FormBody form={form} submit={t('recover.submit')} submitting={t('recover.submitting')}>
      <CodeFields form={form} channel={channel} purpose="findpassword" />
      <NewPasswordField form={form} />
    </FormBody>
  )
}
