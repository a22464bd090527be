import { useTranslation } from 'react-i18next'
import { USER_NAME } from '../../../lib/limits'
import { Field } from '../../../ui/field'
import { registerByMail, registerByPhone } from '../api/login'
import { beginWith, forgetSent } from '../api/sent-codes'
import { useTaken } from '../api/taken'
import type { Channel } from '../rules/recipient'
import type { Name, Values } from '../rules/values'
import { Agreement } from './agreement'
import { CodeFields } from './code-fields'
import { FormBody } from './form-body'
import { NewPasswordField } from './new-password-field'
import { type Form, useForm } from './use-form'
import { sayFault } from './words'

/** By phone a user name is made up by the server. */
const FIELDS: Readonly<Record<Channel, readonly Name[]>> = {
  sms: ['mobile', 'code', 'newPassword', 'agreement'],
  mail: ['email', 'code', 'username', 'newPassword', 'agreement'],
}

function UserNameField({ form }: { form: Form }) {
  const { t } = useTranslation('auth')
  const { isTaken, ask } = useTaken('name', form.values.username.trim())
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
  const send = async (values: Values) => {
    const answer = await (channel === 'sms' ? registerByPhone : registerByMail)(values)
    if (answer.kind === 'ok') forgetSent(channel, 'register')
    return answer
  }
  const form = useForm(FIELDS[channel], send, () => beginWith(channel, 'register'))
  return (
    <FormBody form={form} submit={t('register.submit')} submitting={t('register.submitting')}>
      <CodeFields form={form} channel={channel} purpose="register" />
      {channel === 'mail' && <UserNameField form={form} />}
      <NewPasswordField form={form} />
      <Agreement form={form} />
    </FormBody>
  )
}
