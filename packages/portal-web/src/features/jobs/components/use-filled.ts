import { useState } from 'react'
import type { Page, Reading } from '../../../lib/reading'

/**
 * While somebody types, what was found last stays in the place of nothing: "acc" is the beginning of a word. It stays, too, where
 * nothing could be fetched: `isKept`.
 */
export function useFilled<List extends Page<unknown>>(
  list: Reading<List>,
  isTyping: boolean,
): Reading<List> & { readonly isKept: boolean } {
  const [last, setLast] = useState<List>()
  const { data, isPlaceholderData } = list
  if (data !== undefined && !isPlaceholderData && data.total > 0 && data !== last) setLast(data)
  const isEmpty = data?.total === 0 && !isPlaceholderData
  if (last !== undefined && list.isError)
    return { ...list, data: last, isError: false, isPlaceholderData: true, isKept: true }
  return isTyping && isEmpty && last !== undefined
    ? { ...list, data: last, isPlaceholderData: true, isKept: false }
    : { ...list, isKept: false }
}
