import { APP } from './app'

/** Where the chat is in this app. */
export const CHAT = APP.name === 'desk' ? '/' : '/chat/index'

/** The way to a conversation, e.g. of "p2p-20001". */
export const toChat = (key: string) => ({ pathname: CHAT, search: `?with=${encodeURIComponent(key)}` })
