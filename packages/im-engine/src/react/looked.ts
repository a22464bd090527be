import { toServerId } from '../model/ids.js'
import { compare, type Mark, START } from '../model/order.js'
import type { ConversationView } from '../views/open-conversation.js'
import type { ConversationSnapshot } from '../views/window.js'

/** A stretch of messages: behind `after`, up to and with `upTo`. */
export interface Unread {
  readonly after: Mark
  readonly upTo: Mark
}

/** What a screen knows of who looks at a conversation. */
export interface Looked {
  readonly view: ConversationView | null
  /** Not caught up since the screen opened it: what comes was said before. */
  readonly isStarting: boolean
  readonly isAway: boolean
  /** How far it was read when nobody looked any more. */
  readonly after: Mark | null
  readonly unread: Unread | null
}

export const NOT_LOOKED: Looked = {
  view: null,
  isStarting: true,
  isAway: false,
  after: null,
  unread: null,
}

/**
 * What was unread when this screen opened the conversation, with what is caught up then; and again what comes while its page is
 * hidden. It stays while somebody looks, who reads what comes. The same object where nothing changed.
 */
export function look(
  before: Looked,
  view: ConversationView,
  snapshot: ConversationSnapshot,
  isVisible: boolean,
  isCaughtUp: boolean,
): Looked {
  const isOther = before.view !== view
  const isStarting = (isOther || before.isStarting) && !isCaughtUp
  const isAway = isStarting || !isVisible
  // Nothing read is also what a device knows before the server's list has come to it.
  const isUntold = isStarting && before.after !== null && compare(before.after, START) === 0
  const after = isOther || isUntold || (isAway && !before.isAway) ? snapshot.mark : before.after
  // Once more when somebody looks again: what came last may have come with that.
  const fresh = isOther || isAway || before.isAway ? stretchBehind(after, snapshot) : null
  const known = isOther ? null : before.unread
  const unread = fresh === null || isSame(fresh, known) ? known : fresh
  const isKnown =
    !isOther &&
    unread === known &&
    after === before.after &&
    isAway === before.isAway &&
    isStarting === before.isStarting
  return isKnown ? before : { view, isStarting, isAway, after, unread }
}

const isSame = (a: Unread, b: Unread | null): boolean => a.after.id === b?.after.id && a.upTo.id === b.upTo.id

function stretchBehind(mark: Mark | null, { messages }: ConversationSnapshot): Unread | null {
  const newest = messages.findLast((message) => message.id !== '')
  if (mark === null || newest === undefined || newest.id === mark.id || newest.at < mark.at) return null
  return { after: mark, upTo: { at: newest.at, id: toServerId(newest.id) } }
}
