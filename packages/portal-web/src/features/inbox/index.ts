// features/inbox: what one is told of one's resumes and applications, and who looked at them. http/inbox-count counts for
// the header.

export { Inbox } from './components/inbox'
export { Viewers } from './components/viewers'
