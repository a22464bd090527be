import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { i18n } from '../i18n/i18n'
import { useSession } from './session'
import { useWayBack } from './way-back'

/** Why the login comes instead of what a visitor pressed. */
export const tellLogInFirst = () => void toast(i18n.t('nav.logInFirst'))

/**
 * A deed that only seekers can do. It leads a visitor to the login, says why, and back from there; an employer is told that it
 * is not for them. Source: portal specification 6.
 */
export function useAsSeeker(): (deed: () => void) => void {
  const session = useSession()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  return (deed) => {
    if (session === null) {
      tellLogInFirst()
      void navigate('/login', { state: wayBack })
    } else if (session.isEmployer) toast(i18n.t('nav.seekersOnly'))
    else deed()
  }
}
