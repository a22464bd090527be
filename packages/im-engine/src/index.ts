// The front door of the engine: all that a page needs to open a chat and show it. The side doors are ./wire (the
// backend's contract), ./kinds (those of the protocol), ./react (hooks), ./text (how texts are compared) and ./testing (doubles and suites).

export type { CallStart, CallView } from './calls/call-view.js'
export type {
  CallJoin,
  CallMedia,
  CallProvider,
  CallQuality,
  CallSignals,
  LocalTracks,
  MediaRefusal,
  MediaResult,
  RemoteMedia,
} from './calls/provider.js'
export type { ContactCommands, ContactsView } from './contacts.js'
export { createImEngine } from './engine.js'
export type {
  Connection,
  ConversationChange,
  ImEngine,
  ImEngineOptions,
  Outgoing,
  Unsent,
} from './engine-types.js'
export type { Fact } from './events/facts.js'
export type { ImageItem, OutgoingFile } from './files.js'
export type { GroupCommands, GroupsView } from './groups.js'
export { defineKind } from './kinds/define-kind.js'
export type { AnyKind, Kind, KindDefinition, Made, Raw } from './kinds/kind.js'
export type {
  ApplicationNews,
  ContactNews,
  FactNews,
  FailedNews,
  GroupNews,
  ListenOptions,
  LiveEventName,
  LiveEvents,
  MessageNews,
  ReceiptNews,
  WithdrawnNews,
} from './live-events.js'
export type { Broadcasted, Forwarded } from './log/many.js'
export type { CloseReason } from './machines/connection.machine.js'
export type { ConnectionState } from './machines/process-door.js'
export type { ChatToken, Renewal, TokenSource } from './machines/token.machine.js'
export type {
  CallEnd,
  CallNow,
  CallSignal,
  CallState,
  CallType,
  IceServers,
  Meeting,
} from './model/call.js'
export type { Draft } from './model/conversation.js'
export type { EngineError, ErrorKind, ErrorOrigin, Refusal, Result } from './model/errors.js'
export type { Announcement, GroupCard, GroupSettings, MemberSetting } from './model/group-ask.js'
export type { ClientId, ConversationKey, GroupId, ImId, ServerId } from './model/ids.js'
export {
  EVERYBODY_KEY,
  groupKey,
  groupOf,
  isGroupKey,
  peerOf,
  personKey,
  toGroupId,
  toImId,
  toServerId,
} from './model/ids.js'
export {
  BADGE_MAX,
  FILE_MAX_BYTES,
  QUICK_REPLIES_MAX,
  TEXT_MAX_GRAPHEMES,
  TEXT_MAX_UNITS,
  WITHDRAW_WINDOW_MS,
} from './model/limits.js'
export type { MentionPlace } from './model/mention.js'
export type { MessageKind, More, Reader, Ticks } from './model/message.js'
export type { SendFailure } from './model/outbox.js'
export { type Role, type SeenAt, USER_TYPE } from './model/people.js'
export type {
  ContactChange,
  FindBy,
  FoundPerson,
  MatchedPerson,
  Privacy,
  RequestOptions,
  TagsOf,
} from './model/people-ask.js'
export type { Problem, ProblemKind } from './model/problem.js'
export type { TalkJob } from './model/talk-ask.js'
export type { Typing } from './model/typing.js'
export type { FileKind, Upload, UploadBytes, UploadReason, Uploads } from './model/upload.js'
export { eraseOtherAccounts } from './other-accounts.js'
export type { Logger } from './ports/logger.js'
export type {
  Http,
  HttpAnswer,
  HttpRequest,
  SocketConnection,
  SocketHandlers,
  SocketPort,
} from './ports/network.js'
export type { GivenPorts, Ports } from './ports/ports.js'
export type { QuickReplies, QuickRepliesView } from './quick-replies.js'
export type { Health } from './tabs/shared-log-options.js'
export type {
  ConversationItem,
  ConversationList,
  ConversationsView,
  UnreadTotals,
} from './views/conversation-list.js'
export type { ConversationView } from './views/open-conversation.js'
export type { ContactItem, GroupItem, ManagerItem, MemberItem, RequestItem } from './views/people.js'
export type { ReceiptFlags, ReceiverItem } from './views/receivers.js'
export type { SearchHit, SearchResult } from './views/search.js'
export type { ShownMessage } from './views/shown.js'
export type { View } from './views/view.js'
export type { ConversationSnapshot } from './views/window.js'
