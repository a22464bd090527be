import { Inbox } from '../features/inbox'

export default function InboxScreen() {
  return <Inbox />
}
