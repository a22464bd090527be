import { type Ref, useImperativeHandle, useReducer } from 'react'
import { flushSync } from 'react-dom'

/**
 * Gives a call that draws at once what any component waits to draw: a render that may not wait takes it along. Its own
 * state alone changes, so nobody else is drawn for it.
 */
export function DrawNow({ ref }: { ref: Ref<() => void> }) {
  const [, change] = useReducer((count: number) => count + 1, 0)
  useImperativeHandle(ref, () => () => flushSync(change), [])
  return null
}
