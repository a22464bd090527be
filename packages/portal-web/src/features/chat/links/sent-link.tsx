import type { ShownMessage } from '@sarika/im-engine'
import { linkPreviewIn } from '@sarika/im-engine/kinds'
import { useMemo } from 'react'
import { LinkCard } from './link-card'

/** The preview that came with a text; none where its link does not stand in what the message says now. Source: S-PREV-11. */
export function SentLink({ message: { extra, text } }: { message: ShownMessage }) {
  const preview = useMemo(() => linkPreviewIn(extra), [extra])
  if (preview === undefined || !text.includes(preview.url.replace(/^https?:\/\//i, ''))) return null
  return <LinkCard preview={preview} />
}
