import type { ShownMessage } from '@sarika/im-engine'

/** What a screen reader is told: that somebody said something, or that something of one's own did not come about. */
export interface News {
  readonly type: 'said' | 'not-sent' | 'not-withdrawn'
  readonly message: ShownMessage
}

/** What was told of a conversation, when its messages were these. */
export interface Told {
  readonly messages: readonly ShownMessage[]
  readonly news: readonly News[]
}

const faultOf = ({ state, failedWithdrawal }: ShownMessage): News['type'] | null =>
  state === 'failed' ? 'not-sent' : failedWithdrawal === undefined ? null : 'not-withdrawn'

/** What has come behind the newest that was there; a window that shows another place has come nowhere. */
function saidSince(before: readonly ShownMessage[], messages: readonly ShownMessage[]): ShownMessage[] {
  const newest = before.findLast(({ id }) => id !== '')
  const from = newest === undefined ? -1 : messages.findLastIndex(({ id }) => id === newest.id)
  if (newest !== undefined && from < 0) return []
  return messages.slice(from + 1).filter((one) => one.id !== '' && !one.own && one.withdrawnAt === undefined)
}

/**
 * What is new since it was told last; nothing of it was there when the conversation was opened. What was said last stays told
 * until there is something else, or it was withdrawn. Source: S-CHAT-19.
 */
export function hear({ messages: before, news }: Told, messages: readonly ShownMessage[]): Told {
  const known = new Map(before.map((one) => [one.key, faultOf(one)]))
  const faults = messages.flatMap((message) => {
    const type = faultOf(message)
    return type === null || (known.get(message.key) ?? null) === type ? [] : [{ type, message }]
  })
  const said = saidSince(before, messages).map((message) => ({ type: 'said' as const, message }))
  const fresh = [...said, ...faults]
  if (fresh.length > 0) return { messages, news: fresh }
  // What fails again after it was mended is to be heard again; what was withdrawn is to be read nowhere.
  const current = new Map(messages.map((one) => [one.key, one]))
  const isOver = ({ type, message }: News) => {
    const now = current.get(message.key)
    if (type === 'said') return now?.withdrawnAt !== undefined
    return now === undefined || faultOf(now) !== type
  }
  return { messages, news: news.some(isOver) ? news.filter((one) => !isOver(one)) : news }
}
