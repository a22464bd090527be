import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../ui/failure'
import type { AccountForm } from './use-account-form'

const RULES = ['true', 'safe', 'fair'] as const
const PRIVACY = ['kept', 'seen', 'erased'] as const

/** Both papers can be read where they are ticked, and nothing typed is left for it. */
export function Agreement({ form }: { form: AccountForm }) {
  const { t } = useTranslation('auth')
  const id = useId()
  const { error, ...input } = form.input('agreement')
  return (
    <div className="field agreement">
      <label className="check">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
        />
        {t('agreement.tick')}
      </label>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <details>
        <summary>{t('agreement.rules.title')}</summary>
        <ul>
          {RULES.map((one) => (
            <li key={one}>{t(`agreement.rules.${one}`)}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{t('agreement.privacy.title')}</summary>
        <ul>
          {PRIVACY.map((one) => (
            <li key={one}>{t(`agreement.privacy.${one}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
