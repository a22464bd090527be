// The engine as React sees it: one hook a file, each a View of the engine behind useSyncExternalStore.
//
//   <ImEngineProvider engine> > useImEngine > useView(view, selector?) > a render when, and only when, the selection changed
//
// Starts and stops nothing: who made the engine does. Commands answer with values; a refusal is shown, never thrown.
// Absent: effects on the network, the disk or the page. Everything a hook does goes through the engine's public door.

export { ImEngineProvider, useImEngine } from './provider.js'
export { type Composer, useComposer } from './use-composer.js'
export { useConnection } from './use-connection.js'
export { useContacts } from './use-contacts.js'
export { type OpenConversation, useConversation } from './use-conversation.js'
export { type Conversations, useConversations } from './use-conversations.js'
export { useGroup } from './use-group.js'
export { type MessageSearch, useMessageSearch } from './use-message-search.js'
export { useUnread } from './use-unread.js'
export { useView } from './use-view.js'
