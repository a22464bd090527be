import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { AuthCard, CodeLoginForm, LoginForm } from '../features/auth'
import { lastEnd } from '../lib/session'
import { Tabs } from '../ui/tabs'
import { RegisterScreen } from './register'

function LoginCard() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  const ended = lastEnd()
  const notice = state?.hasNewPassword === true ? t('recover.done') : ended && t(`ended.${ended}`)
  return (
    <AuthCard title={t('title')} lead={t('lead')} notice={notice}>
      <Tabs
        label={t('ways.label')}
        tabs={[
          { id: 'password', name: t('ways.password'), panel: <LoginForm /> },
          { id: 'code', name: t('ways.code'), panel: <CodeLoginForm /> },
        ]}
      />
      <p className="login-other">
        {t('register.ask')}{' '}
        <Link to="/login?register=1" state={state}>
          {t('register.title')}
        </Link>
      </p>
    </AuthCard>
  )
}

/** `/login?register=1` is the registration. Source: portal specification 2. */
export default function LoginScreen() {
  const [search] = useSearchParams()
  return search.has('register') ? <RegisterScreen /> : <LoginCard />
}
