import { useOutletContext } from 'react-router-dom'
import { useMe } from '../features/account'
import { InvitationsPanel, SavedPanel } from '../features/applications'
import { ViewersPanel } from '../features/inbox'
import { LettersPanel } from '../features/letters'
import { EmployerOverview, Overview } from '../features/mine'
import { StrengthPanel } from '../features/resumes'
import { AlertsPanel } from '../features/subscriptions'
import type { Session } from '../lib/session'

/** Of who is logged in, whatever the address names: nobody sees another one's. */
export default function MineScreen() {
  const session = useOutletContext<Session>()
  const { data: me } = useMe(session)
  const person = me ?? { name: session.name, avatar: '', isFemale: false, email: '\u00a0', phone: '' }
  if (session.isEmployer) return <EmployerOverview person={person} />
  return (
    <Overview person={person}>
      <StrengthPanel />
      <InvitationsPanel />
      <SavedPanel />
      <ViewersPanel />
      <LettersPanel />
      <AlertsPanel />
    </Overview>
  )
}
