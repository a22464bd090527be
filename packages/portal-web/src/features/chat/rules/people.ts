import type { ContactItem, RequestItem } from '@sarika/im-engine'
import { isNamed } from './names'

/** Those whom the list of people shows: not oneself, and not those who are hidden. */
export const listed = (contacts: readonly ContactItem[]): readonly ContactItem[] =>
  contacts.filter(({ isMe, isHidden }) => !isMe && !isHidden)

/** Whether each word that is looked for stands in the name, the company, the memo or a tag. */
export const isFound = ({ name, nickname, company, memo, tags }: ContactItem, wanted: string): boolean =>
  isNamed([name, nickname, company, memo, ...tags], wanted)

/** Each tag with how many people have it, the most used first, e.g. `[['Recruiters', 8], ['Interviews', 2]]`. */
export function countTags(contacts: readonly ContactItem[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { tags } of contacts) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
}

/** Requests of others that wait and that one has not looked at. */
export const countUnseen = (requests: readonly RequestItem[]): number =>
  requests.filter(({ isMine, status, isRead }) => !isMine && status === 'pending' && !isRead).length

/** Those that wait for one's answer, and all others: sent ones, and those that are over. */
export function splitRequests(requests: readonly RequestItem[]) {
  const waits = ({ isMine, status }: RequestItem) => !isMine && status === 'pending'
  return { waiting: requests.filter(waits), earlier: requests.filter((one) => !waits(one)) }
}

/** Ways on which people meet that have words of their own. */
const WAYS = ['account', 'phone', 'id', 'job', 'resume', 'group', 'card'] as const
export type Way = (typeof WAYS)[number]
const isWay = (text: string): text is Way => WAYS.some((way) => way === text)

/**
 * How two people met: the way, and the name of the job or group, e.g. `{ way: 'job', name: 'Cook' }`; null = nobody told.
 * A name alone, and a way that stands where a name would, are read as well.
 */
export function metBy(by: string, from: string): { readonly way: Way | null; readonly name: string } | null {
  const way = isWay(by) ? by : isWay(from) ? from : null
  const name = isWay(from) ? '' : from
  return way === null && name === '' ? null : { way, name }
}
