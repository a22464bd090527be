import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AuthCard, RecoverForm } from '../features/auth'
import { Tabs } from '../ui/tabs'

export default function FindPasswordScreen() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  const navigate = useNavigate()
  const finish = () => void navigate('/login', { replace: true, state: { ...state, hasNewPassword: true } })
  return (
    <AuthCard title={t('recover.title')} lead={t('recover.lead')}>
      <Tabs
        label={t('ways.label')}
        tabs={[
          { id: 'sms', name: t('ways.phone'), panel: <RecoverForm channel="sms" onDone={finish} /> },
          { id: 'mail', name: t('ways.mail'), panel: <RecoverForm channel="mail" onDone={finish} /> },
        ]}
      />
      <p className="login-other">
        <Link to="/login" state={state}>
          {t('recover.back')}
        </Link>
      </p>
    </AuthCard>
  )
}
