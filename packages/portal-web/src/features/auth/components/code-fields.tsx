import { useTranslation } from 'react-i18next'
import { EMAIL_MAX, TYPED_CODE_MAX } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { useTaken } from '../api/taken'
import { type Channel, emailOf, type Purpose, RECIPIENT_FIELD } from '../rules/recipient'
import { CaptchaField } from './captcha-field'
import { PhoneField } from './phone-field'
import type { AccountForm } from './use-account-form'
import { useCode } from './use-code'
import { sayFault } from './words'

interface Props {
  form: AccountForm
  channel: Channel
  purpose: Purpose
}

/** An address that nobody has yet. */
function MailField({ form, label, isNew }: { form: AccountForm; label: string; isNew: boolean }) {
  const { t } = useTranslation('auth')
  const { isTaken, ask } = useTaken('email', emailOf(form.values))
  const { error, ...input } = form.input('email')
  return (
    <Field
      {...input}
      label={label}
      error={error ?? (isTaken && isNew ? sayFault(t, 'emailTaken') : undefined)}
      onBlur={isNew ? ask : undefined}
      type="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
    />
  )
}

/** A number or an address, and the code that proves whose it is. */
export function CodeFields({ form, channel, purpose }: Props) {
  const { t } = useTranslation('auth')
  const code = useCode(form, channel, purpose)
  const { captcha, leftS, isAsking, sentTo, ask } = code
  const isNew = purpose === 'register' || purpose === 'change'
  const field = RECIPIENT_FIELD[channel]
  const label = t(purpose === 'change' ? `change.${field}` : `fields.${field}`)
  return (
    <>
      {channel === 'sms' ? (
        <PhoneField form={form} label={label} />
      ) : (
        <MailField form={form} label={label} isNew={isNew} />
      )}
      {captcha !== null && (
        <CaptchaField
          form={form}
          captcha={captcha}
          isBusy={isAsking}
          onAnswer={code.answer}
          onRenew={code.renew}
          onTurn={code.turn}
        />
      )}
      <Field
        {...form.input('code')}
        label={t('fields.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={TYPED_CODE_MAX}
        after={
          captcha === null && (
            <Button kind="small" isBusy={isAsking || leftS > 0} onClick={ask}>
              {leftS > 0 ? t('code.again', { left: leftS }) : t('code.get')}
            </Button>
          )
        }
      />
      <p role="status" className="soft code-sent">
        {sentTo === null ? '' : t('code.sent', { to: sentTo })}
      </p>
    </>
  )
}
