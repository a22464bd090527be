import { useTranslation } from 'react-i18next'
import { readTyped } from '../../../contract/typed'
import { USER_NAME } from '../../../lib/limits'
import { Field } from '../../../ui/field'
import { FormBody } from '../../../ui/form-body'
import { registerByMail, registerByPhone } from '../api/login'
import { useTaken } from '../api/taken'
import type { Channel } from '../rules/recipient'
import { Agreement } from './agreement'
import { CodeFields } from './code-fields'
import { NewPasswordField } from './new-password-field'
import type { AccountForm, Plan } from './use-account-form'
import { useCodeForm } from './use-code-form'
import { sayFault } from './words'

/** By phone the server makes a user name up. */
const PLANS: Readonly<Record<Channel, Plan>> = {
  sms: { fields: ['newPassword', 'agreement'], send: registerByPhone },
  mail: { fields: ['username', 'newPassword', 'agreement'], send: registerByMail },
}

function UserNameField({ form }: { form: AccountForm }) {
  const { t } = useTranslation('auth')
  const { isTaken, ask } = useTaken('name', readTyped(form.values.username))
  const { error, ...input } = form.input('username')
  return (
    <Field
      {...input}
      label={t('fields.username')}
      help={sayFault(t, 'usernameShape')}
      error={error ?? (isTaken ? sayFault(t, 'usernameTaken') : undefined)}
      onBlur={ask}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={USER_NAME.max}
    />
  )
}

/** A new account; who has it is logged in. */
export function RegisterForm({ channel }: { channel: Channel }) {
  const { t } = useTranslation('auth')
  const form = useCodeForm(channel, 'register', PLANS[channel])
  return (
    <FormBody form={form} submit={t('register.submit')} submitting={t('register.submitting')}>
      <CodeFields form={form} channel={channel} purpose="register" />
      {channel === 'mail' && <UserNameField form={form} />}
      <NewPasswordField form={form} />
      <Agreement form={form} />
    </FormBody>
  )
}
