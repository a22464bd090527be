import { useTranslation } from 'react-i18next'
import { logInByCode } from '../api/login'
import { beginWith, forgetSent } from '../api/sent-codes'
import type { Values } from '../rules/values'
import { CodeFields } from './code-fields'
import { FormBody } from './form-body'
import { useForm } from './use-form'

async function send(values: Values) {
  const answer = await logInByCode(values)
  if (answer.kind === 'ok') forgetSent('sms', 'login')
  return answer
}

/** A phone and the code that came to it. */
export function CodeLoginForm() {
  const { t } = useTranslation('auth')
  const form = useForm(['mobile', 'code'], send, () => beginWith('sms', 'login'))
  return (
    <FormBody form={form} submit={t('submit')} submitting={t('submitting')}>
      <CodeFields form={form} channel="sms" purpose="login" />
    </FormBody>
  )
}
