import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { i18n } from '../i18n/i18n'
import { useWayBack } from './way-back'

/** Why the login comes instead of what a visitor pressed. */
export const tellLogInFirst = () => void toast(i18n.t('nav.logInFirst'))

/** Leads a visitor to the login, says why, and back from there. Source: portal specification 6. */
export function useLogInFirst(): () => void {
  const navigate = useNavigate()
  const wayBack = useWayBack()
  return () => {
    tellLogInFirst()
    void navigate('/login', { state: wayBack })
  }
}
