import { useTranslation } from 'react-i18next'
import { LoginForm } from '../features/auth'
import { PRODUCT } from '../lib/product'
import { lastEnd } from '../lib/session'
import { Bird } from '../ui/bird'
import { Title } from '../ui/title'

export default function LoginScreen() {
  const { t } = useTranslation('auth')
  const ended = lastEnd()
  return (
    <main className="login" id="content">
      <Title>{t('title')}</Title>
      <div className="login-card">
        <p className="brand">
          <Bird size={36} />
          {PRODUCT}
        </p>
        <h1>{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
        {ended !== null && (
          <p className="notice" role="status">
            {t(`ended.${ended}`)}
          </p>
        )}
        <LoginForm />
      </div>
    </main>
  )
}
