import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { nameCountry } from '../../../lib/country-names'
import { AreaCode } from '../../../ui/area-code'
import { Field } from '../../../ui/field'
import type { AccountForm } from './use-account-form'

/** Area code and number in one line. */
export function PhoneField({ form, label }: { form: AccountForm; label: string }) {
  const { t } = useTranslation('auth')
  const { error: _, ...regionCode } = form.input('regionCode')
  return (
    <Field
      {...form.input('mobile')}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={30}
      before={
        <AreaCode
          {...regionCode}
          code={form.values.regionCode}
          label={t('fields.regionCode')}
          nameCountry={(id) => nameCountry(id, getLanguage())}
        />
      }
    />
  )
}
