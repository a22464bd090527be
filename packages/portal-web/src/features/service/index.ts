// features/service is what agents of the online service do: see who waits, take a conversation, answer, hand over, close.
//
//   api/talks > ServiceDesk > TalkList
//                           > Talk > TalkLog, TalkActs, AnswerField
//
// Absent: the side of who writes to the service. That is a conversation of the chat like any other.

export { ServiceDesk } from './components/service-desk'
