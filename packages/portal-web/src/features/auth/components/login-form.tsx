import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Say } from '../../../i18n/i18n'
import { LOGIN_NAME } from '../../../lib/limits'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { WarningIcon } from '../../../ui/icons'
import { PasswordField } from '../../../ui/password-field'
import { type LoginOutcome, logIn } from '../api/login'
import { judgeLogin, type LoginFaults } from '../rules/login-form'

function inWords(outcome: LoginOutcome, t: Say<'auth'>): string | null {
  switch (outcome.kind) {
    case 'in':
      return null
    case 'too-fast':
      return outcome.retryAfterS > 0 ? t('tooFast', { count: outcome.retryAfterS }) : t('tooFastUnknown')
    default:
      return t(outcome.kind)
  }
}

/** Name and password; who gets in is known by the session, not by this form. */
export function LoginForm() {
  const { t } = useTranslation('auth')
  const [faults, setFaults] = useState<LoginFaults>({})
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (form.current === null || isBusy) return
    const data = new FormData(form.current)
    const fields = { account: String(data.get('account')), password: String(data.get('password')) }
    const found = judgeLogin(fields)
    setFaults(found)
    setOutcome(null)
    const first = found.account !== undefined ? 'account' : found.password !== undefined ? 'password' : null
    if (first !== null) {
      form.current.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setIsBusy(true)
    const came = await logIn(fields)
    setIsBusy(false)
    setOutcome(came)
  }

  const wrong = (['account', 'password'] as const)
    .filter((field) => faults[field] !== undefined)
    .map((field) => t(field))
  const failure = outcome === null ? null : inWords(outcome, t)
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate>
      <Field
        name="account"
        label={t('account')}
        error={faults.account && t(faults.account, LOGIN_NAME)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <PasswordField
        name="password"
        label={t('password')}
        showLabel={t('showPassword')}
        error={faults.password && t(faults.password)}
        autoComplete="current-password"
        maxLength={100}
      />
      <div role="alert">
        {failure !== null && (
          <p className="form-failure">
            <WarningIcon />
            {failure}
          </p>
        )}
        {wrong.length > 0 && (
          <p className="only-heard">
            {t('summary', { count: wrong.length })} {wrong.join('; ')}
          </p>
        )}
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'submitting' : 'submit')}
      </Button>
    </form>
  )
}
