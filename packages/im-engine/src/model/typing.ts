import type { ConversationKey, ImId } from './ids.js'

/** Who writes now, by conversation, in the order in which they began; a conversation where nobody does is not in it. */
export type Typing = ReadonlyMap<ConversationKey, readonly ImId[]>

export const NOBODY_TYPES: Typing = new Map()
