import { useTranslation } from 'react-i18next'
import { FormBody } from '../../../ui/form-body'
import { logInByCode } from '../api/login'
import { CodeFields } from './code-fields'
import { useCodeForm } from './use-code-form'

/** A phone and the code that came to it. */
export function CodeLoginForm() {
  const { t } = useTranslation('auth')
  const form = useCodeForm('sms', 'login', { fields: [], send: logInByCode })
  return (
    <FormBody form={form} submit={t('submit')} submitting={t('submitting')}>
      <CodeFields form={form} channel="sms" purpose="login" />
    </FormBody>
  )
}
