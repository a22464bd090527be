import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthCard, LoginForm, useEndNews } from '../../features/auth'
import { LanguageMenu } from '../../features/shell'
import { PORTAL } from '../../lib/app'

/** Name and password; other ways in, and an account for who has none, are on the portal. */
export default function LoginScreen() {
  const { t } = useTranslation(['desk', 'auth'])
  const news = useEndNews()
  return (
    <div className="page">
      <div className="page-corner">
        <LanguageMenu />
      </div>
      <AuthCard title={t('login.title')} lead={t('login.lead')} notice={news}>
        <LoginForm />
        <p className="login-other">
          {t('auth:register.hire')} <Link to="/register">{t('auth:register.company')}</Link>
        </p>
        <p className="login-other">
          {t('login.everyone')} <a href={PORTAL}>{t('portal')}</a>
        </p>
      </AuthCard>
    </div>
  )
}
