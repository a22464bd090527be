import type { FailedNews, LiveEvents, ShownMessage } from '@sarika/im-engine'

/** What may be told of a conversation. */
export type Heard = LiveEvents['message' | 'withdrawn' | 'failed']

/** What a screen reader is told: that somebody said something, or that something of one's own did not come about. */
export type News =
  | { readonly type: 'said'; readonly message: ShownMessage }
  | { readonly type: 'failed'; readonly failed: FailedNews }

/** The same news has the same name, also when it fails again. */
export const nameOf = (news: News): string =>
  news.type === 'said' ? `said ${news.message.id}` : `failed ${news.failed.clientId}`

function newsIn(heard: Heard): News[] {
  if (heard.type === 'failed') return [{ type: 'failed', failed: heard }]
  return heard.type === 'message' && !heard.isOwn ? [{ type: 'said', message: heard.message }] : []
}

/**
 * What is told after these events, which came together. What was told last stays until there is something else, or it was
 * withdrawn: that is to be read nowhere. Source: S-CHAT-19.
 */
export function tell(told: readonly News[], heard: readonly Heard[]): readonly News[] {
  const gone = new Set(heard.flatMap((one) => (one.type === 'withdrawn' ? [one.id] : [])))
  const isGone = (news: News) => news.type === 'said' && gone.has(news.message.id)
  const fresh = heard.flatMap(newsIn).filter((news) => !isGone(news))
  if (fresh.length > 0) return fresh
  return told.some(isGone) ? told.filter((news) => !isGone(news)) : told
}

/** The message that failed, as it is shown now; undefined = it was mended since, or taken out. */
export function failedIn(
  messages: readonly ShownMessage[],
  { clientId, withdrawalOf }: FailedNews,
): ShownMessage | undefined {
  const message = messages.findLast(({ key, id }) =>
    withdrawalOf === '' ? key === clientId : id === withdrawalOf,
  )
  const isFailed =
    withdrawalOf === '' ? message?.state === 'failed' : message?.failedWithdrawal?.clientId === clientId
  return isFailed ? message : undefined
}
