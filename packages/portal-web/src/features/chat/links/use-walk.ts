import type { SearchHit } from '@sarika/im-engine'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../../lib/is-composing'

/** From hit to hit: which one is shown, and the keys of the field. Source: S-PREV-16. */
export function useWalk(hits: readonly SearchHit[], onJump: (id: string) => void) {
  const [shown, setShown] = useState('')
  const at = hits.findIndex(({ id }) => id === shown)
  const show = (id: string) => {
    setShown(id)
    onJump(id)
  }
  const step = (by: 1 | -1) => {
    const next = hits[at < 0 ? 0 : at + by]
    if (next !== undefined) show(next.id)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)) step(1)
    else if (event.key === 'ArrowUp' || event.key === 'Enter') step(-1)
    else return
    event.preventDefault()
  }
  return { at, show, step, press, forget: () => setShown('') }
}
