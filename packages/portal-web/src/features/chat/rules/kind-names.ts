import type { chat } from '../../../i18n/en/chat'

/** Kinds of messages that have a name in the chat's texts. */
export type KindName = Exclude<keyof (typeof chat)['kinds'], 'line'>
