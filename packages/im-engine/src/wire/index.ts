// wire/ is where the backend's words end: its text on one side, typed values of model/ on the other.
//
//   text frame --> inbound.ts --+-> ack.ts, heartbeat.ts, error-frame.ts, presence.ts, typing.ts, last-seen.ts
//                               +-> message-row.ts, message.ts (the hot path) --> Message | Withdrawal | Poison
//   REST page  --> page.ts -----+-> notice.ts --> receipt.ts, read-mark.ts, contact.ts, group.ts --> Notice | Poison
//   REST list  --> tables.ts, auth.ts           OutboxItem, receipts, pings --> outbound.ts: send.ts, receipt.ts, ping.ts, typing.ts
//
// The zod schemas are the contract of the chat. Message rows are read by hand, because there are many of them; a law
// holds the hand-written reader equal to its schema. Time, ids and keys of encryption come in as arguments;
// cipher-rules.ts says what is encrypted.
//
// Absent: exceptions and memory. Input that cannot be read becomes a value with a reason.

export { memberHashOf } from '../model/people.js'
export type { Ack } from './ack.js'
export type { Auth } from './auth.js'
export { decodeAuth } from './auth.js'
export type { Received, WireContext } from './batch.js'
export type { Broadcast } from './broadcast.js'
export { decodeBroadcast } from './broadcast.js'
export { callCatalogue } from './call-catalogue.js'
export type { CallEntry } from './call-entry.js'
export { isCallOf } from './call-entry.js'
export {
  CALL,
  CALL_BUSY,
  CALL_FULL,
  CALL_OVER,
  CALL_SIGNAL,
  CALL_STATE,
  CALL_TAKEN,
  CALL_TYPE,
  SIGNAL_MAX,
} from './call-notice.js'
export type { Call } from './calls.js'
export {
  authCall,
  broadcastCall,
  contactsCall,
  conversationsCall,
  groupsCall,
  historyCall,
  logoutCall,
  membersCall,
  numbersCall,
  pageCall,
  readMarksCall,
  serviceCall,
} from './calls.js'
export { isEncrypted, keyIdsOf } from './cipher-rules.js'
export type { CodeEntry, Remedy } from './codes.js'
export { CODES, refusalOf } from './codes.js'
export type { Broken, Refused } from './envelope.js'
export type { FrameEntry } from './frame-catalogue.js'
export { frameCatalogue } from './frame-catalogue.js'
export { encodeHeartbeat } from './heartbeat.js'
export type { Inbound } from './inbound.js'
export { decodeFrame } from './inbound.js'
export type { Page } from './page.js'
export { decodePage } from './page.js'
export { encodePing } from './ping.js'
export type { OutgoingReceipt } from './receipt.js'
export { encodeReceipt } from './receipt.js'
export type { Parsed, Schema } from './schema.js'
export {
  ackFrame,
  authData,
  broadcastAnswer,
  callExtra,
  callFrame,
  callNotice,
  callSignalData,
  callSignalFrame,
  clientFrame,
  contactRow,
  conversationRow,
  errorFrame,
  groupRow,
  heartbeatFrame,
  knownNotice,
  memberRow,
  messageBody,
  messageFrame,
  messageRow,
  noticeRow,
  pingFrame,
  presence,
  receiptFrame,
  refusal,
  typingFrame,
} from './schemas.js'
export { encodeMessage } from './send.js'
export type { Table } from './tables.js'
export { decodeContacts, decodeConversations, decodeGroups, decodeMembers } from './tables.js'
export { encodeTyping } from './typing.js'
export { ENGINE_VERSION, WIRE_FINGERPRINT } from './version.js'
export { checkWordsCall, decodeFoundWord } from './words.js'
