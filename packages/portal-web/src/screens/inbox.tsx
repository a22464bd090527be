import { ApplicationGlance } from '../features/applications'
import { Inbox } from '../features/inbox'

const applicationOf = (id: number, isInterview: boolean) => (
  <ApplicationGlance key={id} id={id} isInterview={isInterview} />
)

export default function InboxScreen() {
  return <Inbox applicationOf={applicationOf} />
}
