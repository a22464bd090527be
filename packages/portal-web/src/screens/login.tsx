import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import {
  ArrivalQuestion,
  AuthCard,
  CodeLoginForm,
  LoginForm,
  QrLogin,
  SocialLogins,
  useArrival,
  useEndNews,
} from '../features/auth'
import { useIsPhone } from '../lib/page-state'
import { Tabs } from '../ui/tabs'
import { RegisterScreen } from './register'

function LoginCard() {
  const { t } = useTranslation(['auth', 'app'])
  const { state } = useLocation()
  // A phone cannot scan itself.
  const isPhone = useIsPhone()
  const { news: arrival, question } = useArrival()
  const end = useEndNews()
  const asked = state?.isAsked === true ? t('app:nav.logInFirst') : end
  const news = state?.hasNewPassword === true ? t('recover.done') : asked
  if (question !== null)
    return (
      <AuthCard title={t('title')} lead={t('arrival.lead')} notice={arrival}>
        <ArrivalQuestion answer={question.answer} />
      </AuthCard>
    )
  return (
    <AuthCard
      title={t('title')}
      lead={t('lead')}
      notice={arrival ?? news}
      {...(!isPhone && arrival === null && { aside: <QrLogin /> })}
    >
      <Tabs
        label={t('ways.label')}
        tabs={[
          { id: 'password', name: t('ways.password'), panel: <LoginForm /> },
          { id: 'code', name: t('ways.code'), panel: <CodeLoginForm /> },
        ]}
      />
      <SocialLogins />
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
