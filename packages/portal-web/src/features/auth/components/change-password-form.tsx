import { useTranslation } from 'react-i18next'
import { TYPED_PASSWORD_MAX } from '../../../lib/limits'
import { FormBody } from '../../../ui/form-body'
import { PasswordField } from '../../../ui/password-field'
import { changePassword } from '../api/change'
import { NewPasswordField } from './new-password-field'
import { useAccountForm } from './use-account-form'

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const fields = ['oldPassword', 'newPassword', 'repeat'] as const
  const form = useAccountForm({ fields, send: changePassword, onDone })
  return (
    <FormBody form={form} submit={t('change.submit')} submitting={t('change.submitting')}>
      <PasswordField
        {...form.input('oldPassword')}
        label={t('fields.oldPassword')}
        showLabel={t('showPassword')}
        autoComplete="current-password"
        maxLength={TYPED_PASSWORD_MAX}
      />
      <NewPasswordField form={form} />
      <PasswordField
        {...form.input('repeat')}
        label={t('fields.repeat')}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        maxLength={TYPED_PASSWORD_MAX}
      />
    </FormBody>
  )
}
