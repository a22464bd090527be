import type { ConversationKey } from '@sarika/im-engine'
import { APP } from '../../../lib/app'

/** Where the chat and its people are in this app. */
export const CHAT = APP.name === 'desk' ? '/' : '/chat/index'
export const PEOPLE = APP.name === 'desk' ? '/people' : '/chat/people'

/** What stands in the middle of the people; null = nothing was chosen. */
export const VIEWS = ['requests', 'hidden', 'blocked', 'privacy'] as const
export type PeopleView = (typeof VIEWS)[number]

export const isView = (text: string | null): text is PeopleView => VIEWS.some((view) => view === text)

/** The way to a conversation. */
export const toChat = (key: ConversationKey) => ({
  pathname: CHAT,
  search: `?with=${encodeURIComponent(key)}`,
})

/** The way to a part of the people, and to somebody in it, e.g. `/chat/people?view=requests&who=20001`. */
export function toPeople({ view = null, who = null }: { view?: PeopleView | null; who?: string | null }) {
  const search = new URLSearchParams()
  if (view !== null) search.set('view', view)
  if (who !== null) search.set('who', who)
  return { pathname: PEOPLE, search: search.size === 0 ? '' : `?${search}` }
}
