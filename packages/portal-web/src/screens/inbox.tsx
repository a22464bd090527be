import { ApplicationGlance } from '../features/applications'
import { Inbox } from '../features/inbox'

const applicationOf = (id: number) => <ApplicationGlance key={id} id={id} />

export default function InboxScreen() {
  return <Inbox applicationOf={applicationOf} />
}
