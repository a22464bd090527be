import { useOutletContext } from 'react-router-dom'
import { useMe } from '../features/account'
import { EmployerOverview, Overview } from '../features/mine'
import type { Session } from '../lib/session'

/** Of who is logged in, whatever the address names: nobody sees another one's. */
export default function MineScreen() {
  const session = useOutletContext<Session>()
  const { data: me } = useMe(session)
  const person = me ?? { name: session.name, avatar: '', isFemale: false, email: '\u00a0', phone: '' }
  return session.isEmployer ? <EmployerOverview person={person} /> : <Overview person={person} />
}
