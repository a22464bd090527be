import type { LinkPreview } from '@sarika/im-engine/kinds'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LINK_PAUSE_MS, LINK_WAIT_MS } from '../../../lib/limits'
import { getSession } from '../../../lib/session'
import { usePause } from '../../../lib/use-pause'
import { askPreview } from './ask-preview'
import { linkIn } from './link-in'

/** What is known of the link in a field. */
export interface Linked {
  /** null: there is no link, nothing is known of it yet, or the person wants none. */
  readonly preview: LinkPreview | null
  /** It takes longer than a moment to learn about it. */
  readonly isLooking: boolean
  /** The person wants none for this link. */
  readonly remove: () => void
}

/**
 * Asks once for the first link in what is written, when the writing pauses. Nothing waits for the answer: a text that is sent before
 * goes without a preview. Source: S-PREV-10.
 */
export function useLinkPreview(text: string, isWanted: boolean): Linked {
  const link = useMemo(() => (isWanted ? linkIn(text) : ''), [text, isWanted])
  const asked = usePause(link, LINK_PAUSE_MS)
  const [removed, setRemoved] = useState('')
  const isAsked = asked !== '' && asked === link && asked !== removed
  const { data = null, isFetching } = useQuery({
    queryKey: ['link-preview', getSession()?.imId, asked],
    queryFn: () => askPreview(asked),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isWaiting = isAsked && isFetching
  const isLooking = usePause(isWaiting, LINK_WAIT_MS) && isWaiting
  return { preview: isAsked ? data : null, isLooking, remove: () => setRemoved(link) }
}
