import { isBlank } from '@sarika/im-engine/text'
import { keepPreviousData } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useRead } from '../../../http/read'
import { getLanguage } from '../../../i18n/i18n'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { keptList } from '../../../lib/kept-list'
import { PAST_SEARCHES, SEARCH } from '../../../lib/limits'

/** What the beginning of a search may become, as the server tells. */
export interface Suggestions {
  readonly titles: readonly { readonly text: string; readonly count: number }[]
  readonly companies: readonly {
    readonly id: number
    readonly name: string
    readonly industryId: number
    readonly isVerified: boolean
    readonly jobCount: number
  }[]
  /** Places, with the spelling by which they were found. */
  readonly places: readonly { readonly id: number; readonly matched: string }[]
  /** The words as they were meant, most likely; "" = as they are. */
  readonly mended: string
}

const toSuggestions = (body: unknown): Suggestions => ({
  titles: listAt(body, 'titles').map((one) => ({ text: textAt(one, 'text'), count: numberAt(one, 'count') })),
  companies: listAt(body, 'companies').map((one) => ({
    id: numberAt(one, 'id'),
    name: textAt(one, 'name'),
    industryId: numberAt(one, 'industrialId'),
    isVerified: toFields(one).isVerified === true,
    jobCount: numberAt(one, 'jobsQuantity'),
  })),
  places: listAt(body, 'places').map((one) => ({ id: numberAt(one, 'id'), matched: textAt(one, 'matched') })),
  mended: textAt(body, 'mended'),
})

/** Of what is typed; those of what was typed before stay until these are here. */
export function useSuggestions(text: string, isWanted: boolean): Suggestions | undefined {
  const asked = new URLSearchParams({ text: text.trim().slice(0, SEARCH.text), lang: getLanguage() })
  return useRead(`/jobs/suggest?${asked}`, toSuggestions, {
    enabled: isWanted && !isBlank(text),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  }).data
}

const past = keptList('searches', PAST_SEARCHES)

/** What was looked for is offered again. */
export function notePast(words: string): void {
  if (!isBlank(words)) past.add(words.trim())
}

export const forgetPast = (): void => past.clear()

/** What was looked for on this machine, the last first. */
export const usePastSearches = (): readonly string[] => useSyncExternalStore(past.subscribe, past.get)
