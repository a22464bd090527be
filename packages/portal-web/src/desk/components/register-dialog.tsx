import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../app/sign-out'
import { getSession } from '../../lib/session'
import { ConfirmDialog } from '../../ui/confirm-dialog'

/** A company has an account of its own: whoever registers one is asked, and logged out of this one first. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk', 'account'])
  const navigate = useNavigate()
  async function act(): Promise<string | null> {
    try {
      await signOut()
    } catch {
      return t('account:logOutFailed')
    }
    // Who was asked about unsent messages may have stayed.
    if (getSession() === null) void navigate('/register', { replace: true })
    return null
  }
  return (
    <ConfirmDialog
      title={t('register.label')}
      lead={t('register.lead')}
      keep={t('account:cancel')}
      label={t('register.go')}
      act={act}
      onClose={onClose}
    />
  )
}
