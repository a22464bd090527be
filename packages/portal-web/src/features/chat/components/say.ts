import { createContext, use } from 'react'
import type { Say } from '../../../i18n/i18n'

const Saying = createContext<Say<'chat'> | null>(null)

/** Gives the texts of the chat to all that stands in it. */
export const SayProvider = Saying.Provider

/**
 * Says a text of the chat, e.g. `t('thread.new')`. The chat asks i18next once for all its rows: the library's own hook reads
 * a store, listens to it and copies the instance in each component, and a message would pay for five of them.
 */
export function useSay(): Say<'chat'> {
  const t = use(Saying)
  if (t === null) throw new Error('useSay() stands outside of <Chat>, which says the texts')
  return t
}
