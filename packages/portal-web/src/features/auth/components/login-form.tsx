import { type FormEvent, useRef, useState } from 'react'
import { texts } from '../../../i18n/en'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'
import { type LoginOutcome, logIn } from '../api/login'
import { judgeLogin, type LoginFields } from '../rules/login-form'

const words = texts.login

function inWords(outcome: LoginOutcome): string | null {
  switch (outcome.kind) {
    case 'in':
      return null
    case 'too-fast':
      return words.tooFast(outcome.retryAfterS)
    default:
      return words[outcome.kind]
  }
}

/** Name and password; who gets in is known by the session, not by this form. */
export function LoginForm() {
  const [wrong, setWrong] = useState<Partial<LoginFields>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (form.current === null || isBusy) return
    const data = new FormData(form.current)
    const fields = { account: String(data.get('account')), password: String(data.get('password')) }
    const found = judgeLogin(fields)
    setWrong(found)
    setFailure(null)
    const first = found.account !== undefined ? 'account' : found.password !== undefined ? 'password' : null
    if (first !== null) {
      form.current.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setIsBusy(true)
    const outcome = await logIn(fields)
    setIsBusy(false)
    setFailure(inWords(outcome))
  }

  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate>
      <Field
        name="account"
        label={words.account}
        error={wrong.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <Field
        name="password"
        type="password"
        label={words.password}
        error={wrong.password}
        autoComplete="current-password"
        maxLength={100}
      />
      <div role="alert">{failure !== null && <p className="form-failure">{failure}</p>}</div>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
