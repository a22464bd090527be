import { useTranslation } from 'react-i18next'
import { FormBody } from '../../../ui/form-body'
import { changeContact } from '../api/change'
import type { Channel } from '../rules/recipient'
import { CodeFields } from './code-fields'
import { useCodeForm } from './use-code-form'

/** Another phone or e-mail for the account of who is logged in. */
export function ChangeContactForm({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const { t } = useTranslation('auth')
  const form = useCodeForm(channel, 'change', {
    fields: [],
    send: (values) => changeContact(channel, values),
    onDone,
  })
  return (
    <FormBody form={form} submit={t('change.submit')} submitting={t('change.submitting')}>
      <CodeFields form={form} channel={channel} purpose="change" />
    </FormBody>
  )
}
