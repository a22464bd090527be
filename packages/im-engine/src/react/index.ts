// react/ is the engine for React: one hook a file, over views of the engine.
//
//   <ImEngineProvider engine> > useImEngine > useView(view, selector?) > a render when, and only when, the selection changed
//
// A hook starts and stops no engine: whoever made the engine does. A command answers with a value; a refusal is shown,
// never thrown.
//
// Absent: effects on the network, the disk or the page. Everything that a hook does goes through the engine's public
// door.

export { ImEngineProvider, useImEngine } from './provider.js'
export { useApplicationRev } from './use-application-rev.js'
export { useBlacklist } from './use-blacklist.js'
export { type CallHere, useCall } from './use-call.js'
export { type Composer, useComposer } from './use-composer.js'
export { useConnection } from './use-connection.js'
export { useContactRequests } from './use-contact-requests.js'
export { useContacts } from './use-contacts.js'
export { type OpenConversation, useConversation } from './use-conversation.js'
export { type Conversations, useConversations } from './use-conversations.js'
export { useGroup } from './use-group.js'
export { type MessageSearch, useMessageSearch } from './use-message-search.js'
export { type SavedReplies, useQuickReplies } from './use-quick-replies.js'
export { type Sender, useSender } from './use-sender.js'
export { useTyping } from './use-typing.js'
export { useUnread } from './use-unread.js'
export { useUploads } from './use-uploads.js'
export { useView } from './use-view.js'
