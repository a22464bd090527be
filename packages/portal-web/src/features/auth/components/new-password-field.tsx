import { useTranslation } from 'react-i18next'
import { TYPED_PASSWORD_MAX } from '../../../lib/limits'
import { PasswordField } from '../../../ui/password-field'
import type { AccountForm } from './use-account-form'
import { sayFault } from './words'

export function NewPasswordField({ form }: { form: AccountForm }) {
  const { t } = useTranslation('auth')
  return (
    <PasswordField
      {...form.input('newPassword')}
      label={t('fields.newPassword')}
      help={sayFault(t, 'newPasswordShape')}
      showLabel={t('showPassword')}
      autoComplete="new-password"
      maxLength={TYPED_PASSWORD_MAX}
    />
  )
}
