import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { AuthCard, RegisterForm } from '../features/auth'
import { COMPANY_REGISTRATION } from '../lib/service'
import { Tabs } from '../ui/tabs'

export function RegisterScreen() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  return (
    <AuthCard title={t('register.title')} lead={t('register.lead')}>
      <Tabs
        label={t('ways.label')}
        tabs={[
          { id: 'sms', name: t('ways.phone'), panel: <RegisterForm channel="sms" /> },
          { id: 'mail', name: t('ways.mail'), panel: <RegisterForm channel="mail" /> },
        ]}
      />
      <p className="login-other">
        {t('register.known')}{' '}
        <Link to="/login" state={state}>
          {t('title')}
        </Link>
      </p>
      <p className="login-other">
        {t('register.hire')} <a href={COMPANY_REGISTRATION}>{t('register.company')}</a>
      </p>
    </AuthCard>
  )
}
