import { ApplicationGlance, InvitationGlance } from '../features/applications'
import { Inbox } from '../features/inbox'

const applicationOf = (id: number, isInterview: boolean) => (
  <ApplicationGlance key={id} id={id} isInterview={isInterview} />
)

const invitationOf = (jobId: number) => <InvitationGlance key={jobId} jobId={jobId} />

export default function InboxScreen() {
  return <Inbox applicationOf={applicationOf} invitationOf={invitationOf} />
}
