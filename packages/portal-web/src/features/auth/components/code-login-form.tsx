import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomKey } from '../../../lib/random-key'
import { FormBody } from '../../../ui/form-body'
import { logInByCode } from '../api/login'
import { CodeFields } from './code-fields'
import { useCodeForm } from './use-code-form'

/** A phone and the code that came to it. */
export function CodeLoginForm() {
  const { t } = useTranslation('auth')
  const [formKey] = useState(randomKey)
  const form = useCodeForm('sms', 'login', { fields: [], send: (values) => logInByCode(values, formKey) })
  return (
    <FormBody form={form} submit={t('submit')} submitting={t('submitting')}>
      <CodeFields form={form} channel="sms" purpose="login" />
    </FormBody>
  )
}
