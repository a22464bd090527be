import { useOutletContext } from 'react-router-dom'
import { useMe } from '../features/account'
import { useListSlots } from '../features/applications'
import { JobsForYou } from '../features/jobs'
import { EmployerOverview, Overview } from '../features/mine'
import type { Session } from '../lib/session'

/** Of who is logged in, whatever the address names: nobody sees another one's. */
export default function MineScreen() {
  const session = useOutletContext<Session>()
  const { data: me } = useMe(session)
  const slotsOf = useListSlots()
  const person = me ?? { name: session.name, avatar: '', isFemale: false, email: '\u00a0', phone: '' }
  if (session.isEmployer) return <EmployerOverview person={person} />
  return (
    <Overview person={person}>
      <JobsForYou slotsOf={slotsOf} />
    </Overview>
  )
}
