import { useTranslation } from 'react-i18next'
import { COMPANY, COMPANY_KINDS } from '../../../contract/company'
import { Field, SelectField } from '../../../ui/field'
import { FormBody } from '../../../ui/form-body'
import { joinCompany, registerCompany } from '../api/login'
import type { Channel } from '../rules/recipient'
import { Agreement } from './agreement'
import { CodeFields } from './code-fields'
import { NewPasswordField } from './new-password-field'
import { type AccountForm, useAccountForm } from './use-account-form'
import { useCodeForm } from './use-code-form'

function ContactNameField({ form }: { form: AccountForm }) {
  const { t } = useTranslation('auth')
  return (
    <Field
      {...form.input('contactName')}
      label={t('fields.contactName')}
      autoComplete="name"
      maxLength={COMPANY.contact}
    />
  )
}

/** A company and its owner's account; whoever registers is logged in. */
export function RegisterCompanyForm({ channel }: { channel: Channel }) {
  const { t } = useTranslation(['auth', 'firm'])
  const form = useCodeForm(channel, 'register', {
    fields: ['companyName', 'contactName', 'newPassword', 'agreement'],
    send: (values) => registerCompany(channel, values),
  })
  return (
    <FormBody form={form} submit={t('firm:register.submit')} submitting={t('firm:register.submitting')}>
      <Field
        {...form.input('companyName')}
        label={t('fields.companyName')}
        autoComplete="organization"
        maxLength={COMPANY.name}
      />
      <SelectField {...form.input('companyKind')} label={t('fields.companyKind')}>
        {COMPANY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`firm:kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <ContactNameField form={form} />
      <CodeFields form={form} channel={channel} purpose="register" />
      <NewPasswordField form={form} />
      <Agreement form={form} />
    </FormBody>
  )
}

/** An account for whom an owner has invited: the mail has shown whose the address is. */
export function JoinCompanyForm({ invite, email }: { invite: string; email: string }) {
  const { t } = useTranslation('firm')
  const form = useAccountForm({
    fields: ['contactName', 'newPassword', 'agreement'],
    send: (values) => joinCompany(invite, email, values),
  })
  return (
    <FormBody form={form} submit={t('join.submit')} submitting={t('join.submitting')}>
      <ContactNameField form={form} />
      <NewPasswordField form={form} />
      <Agreement form={form} />
    </FormBody>
  )
}
