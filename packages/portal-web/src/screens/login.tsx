import { LoginForm } from '../features/auth'
import { texts } from '../i18n/en'
import { lastEnd } from '../lib/session'
import { Bird } from '../ui/bird'

export function LoginScreen() {
  const ended = lastEnd()
  return (
    <main className="login" id="content">
      <title>{`${texts.login.title} · ${texts.product}`}</title>
      <div className="login-card">
        <p className="brand">
          <Bird size={36} />
          {texts.product}
        </p>
        <h1>{texts.login.title}</h1>
        <p className="soft">{texts.login.lead}</p>
        {ended !== null && (
          <p className="notice" role="status">
            {texts.login.ended[ended]}
          </p>
        )}
        <LoginForm />
      </div>
    </main>
  )
}
