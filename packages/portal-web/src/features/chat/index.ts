// features/chat is the only place that meets the engine.
//
//   chat-engine (one engine an account) > ImEngineProvider > Chat > ConversationList, FindResults
//                                                                 > Thread > ThreadHead
//                                                                          > MessageLog > LogRow > Bubble, MessageMenu
//                                                                          > Composer > MentionList
//                                                                          > SearchPane or DetailsPane
//   rules/ make what is shown of snapshots; components/ show it; api/ asks the server besides the engine

export { eraseChat, openChat } from './chat-engine'
export { Chat } from './components/chat'
