import { toast } from 'sonner'
import { focusWhenThere } from '../../../lib/focus-when-there'

/** How long what was done can be taken back by one press, ms. */
const UNDO_MS = 10_000

interface Offer {
  /** What was done, e.g. "Chat archived". */
  readonly text: string
  /** On the button. */
  readonly label: string
  readonly undo: () => unknown
  /** What comes back by it: it gets the focus. */
  readonly restored?: () => HTMLElement | null | undefined
}

let endLast: (() => void) | null = null

/** Where Ctrl+Z takes back what was typed. */
const isTyped = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== ''

/**
 * Says what was done and takes it back by one press, or by Ctrl+Z. One at a time: a newer one takes its place. Answers what
 * takes it away, for when there is nothing to be undone any more. Source: S-ACT-15.
 */
export function offerUndo({ text, label, undo, restored }: Offer): () => void {
  endLast?.()
  const ending = new AbortController()
  const { signal } = ending
  const stop = () => ending.abort()
  const take = () => {
    stop()
    undo()
    if (restored !== undefined) focusWhenThere(restored)
  }
  const id = toast(text, {
    duration: UNDO_MS,
    action: { label, onClick: take },
    onDismiss: stop,
    onAutoClose: stop,
  })
  const end = () => {
    stop()
    toast.dismiss(id)
  }
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || isTyped(target)) return
      event.preventDefault()
      take()
      toast.dismiss(id)
    },
    { signal },
  )
  endLast = end
  return end
}
