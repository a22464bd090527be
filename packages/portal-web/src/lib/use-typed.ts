import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { TYPED_MS } from './limits'

/** What the input of such a field takes. */
export type TypedInput = ReturnType<typeof useTyped>['input']

/**
 * A field whose text goes out when typing pauses, and that follows what comes from elsewhere, e.g. from Back. What an input
 * method composes is not yet said: nothing of it goes out before it is written. `now`: goes out at once.
 */
export function useTyped(value: string, settle: (text: string) => void) {
  const [text, setText] = useState(value)
  const [isComposing, setIsComposing] = useState(false)
  const known = useRef(value)
  const latest = useRef(settle)
  latest.current = settle
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (isComposing || text === known.current) return
    const timer = setTimeout(() => {
      if (text === known.current) return
      known.current = text
      latest.current(text)
    }, TYPED_MS)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  const now = () => {
    known.current = text
    return text
  }
  /** Another text takes its place, and nothing of what was typed goes out. */
  const put = (next: string) => {
    known.current = next
    setText(next)
  }
  const input = {
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value),
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: () => setIsComposing(false),
  }
  return { input, now, put }
}
