// features/chat is the chat. It runs the engine, which only the calls (features/call) meet besides.
//
//   chat-engine (one engine an account) > ImEngineProvider > Chat > ConversationList, FindResults
//                                                                 > Thread > ThreadHead
//                                                                          > MessageLog > LogRow > Bubble, MessageMenu
//                                                                          > Composer > MentionList
//                                                                          > SearchPane or DetailsPane
//                                            > People > PeopleList, the middle, Profile
//   reports/ reports a message or a person, fetched when somebody does
//   people/ has a door of its own: every page fetches the chat for its unread count, and few need the people
//   acts/ what can be done with a message and with a chat, a file an act, and the one menu that offers it
//   rules/ turn snapshots into what is shown; components/ show it; api/ asks the server for what the engine does not have

export { eraseChat, openChat, unsentIn } from './chat-engine'
export { Chat } from './components/chat'
export { TalkBeside } from './components/talk-beside'
export { useIsConnected } from './components/use-is-connected'
export { Waiting } from './components/waiting'
export { useFollowedPaths } from './hiring/follow-applications'
export { sendInvitation } from './hiring/send-cards'
