import { useTranslation } from 'react-i18next'
import { AuthCard, LoginForm } from '../../features/auth'
import { LanguageMenu } from '../../features/shell'
import { PORTAL } from '../../lib/app'
import { useHasLeftUnsent } from '../../lib/left-unsent'
import { lastEnd } from '../../lib/session'

/** Name and password; other ways in, and an account for who has none, are on the portal. */
export default function LoginScreen() {
  const { t } = useTranslation(['desk', 'account'])
  const ended = lastEnd()
  const hasLeftUnsent = useHasLeftUnsent()
  const news = ended && (
    <>
      {t(`account:ended.${ended}`)}
      {hasLeftUnsent && (
        <>
          <br />
          {t('account:ended.kept')}
        </>
      )}
    </>
  )
  return (
    <div className="page">
      <div className="page-corner">
        <LanguageMenu />
      </div>
      <AuthCard title={t('login.title')} lead={t('login.lead')} notice={news}>
        <LoginForm />
        <p className="login-other">
          {t('login.everyone')} <a href={PORTAL}>{t('portal')}</a>
        </p>
      </AuthCard>
    </div>
  )
}
