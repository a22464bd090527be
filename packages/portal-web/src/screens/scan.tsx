import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { AuthCard, QrConfirm, QrLogin } from '../features/auth'
import { useSession } from '../lib/session'
import { useWayBack } from '../lib/way-back'

/** Without a code in the address the login by a code; with one, what the device that scanned it is asked. */
export default function ScanScreen() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const clientId = search.get('clientId')
  const session = useSession()
  const wayBack = useWayBack()
  if (clientId === null)
    return session === null ? (
      <AuthCard title={t('ways.qr')} lead={t('lead')}>
        <QrLogin />
      </AuthCard>
    ) : (
      <Navigate to="/" replace />
    )
  if (session === null) return <Navigate to="/login" replace state={wayBack} />
  return (
    <AuthCard title={t('qr.title')} lead={t('lead')}>
      <QrConfirm clientId={clientId} name={session.name} />
    </AuthCard>
  )
}
