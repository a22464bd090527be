import { useTranslation } from 'react-i18next'
import { COUNTRIES } from '../../../contract/countries'
import { getLanguage } from '../../../i18n/i18n'
import { Field } from '../../../ui/field'
import { nameCountry } from '../rules/country-names'
import type { AccountForm } from './use-account-form'

/** Area code and number in one line; the select shows the code alone, its list the countries too. */
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
        <span className="area-code">
          <span aria-hidden="true">+{form.values.regionCode}</span>
          <select {...regionCode} aria-label={t('fields.regionCode')} autoComplete="tel-country-code">
            {COUNTRIES.map(({ id, dialCode }) => (
              <option key={id} value={dialCode}>
                {nameCountry(id, getLanguage())} +{dialCode}
              </option>
            ))}
          </select>
        </span>
      }
    />
  )
}
