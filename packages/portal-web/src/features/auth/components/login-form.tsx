import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { EMAIL_MAX, TYPED_PASSWORD_MAX } from '../../../lib/limits'
import { Field } from '../../../ui/field'
import { FormBody } from '../../../ui/form-body'
import { PasswordField } from '../../../ui/password-field'
import { PortalLink } from '../../../ui/portal-link'
import { logIn } from '../api/login'
import { useAccountForm } from './use-account-form'

/** Name and password; who gets in is known by the session, not by this form. */
export function LoginForm() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  const form = useAccountForm({ fields: ['account', 'password'], send: logIn })
  return (
    <FormBody
      form={form}
      submit={t('submit')}
      submitting={t('submitting')}
      more={
        <PortalLink to="/forget-password" state={state}>
          {t('forgotten')}
        </PortalLink>
      }
    >
      <Field
        {...form.input('account')}
        label={t('fields.account')}
        help={t('accountHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
      />
      <PasswordField
        {...form.input('password')}
        label={t('fields.password')}
        showLabel={t('showPassword')}
        autoComplete="current-password"
        maxLength={TYPED_PASSWORD_MAX}
      />
    </FormBody>
  )
}
