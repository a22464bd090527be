import { useEffect, useRef, useState } from 'react'
import { TYPED_MS } from './limits'

/**
 * A field whose text goes out when typing pauses, and that follows what comes from elsewhere, e.g. from Back.
 * `now`: goes out at once.
 */
export function useTyped(value: string, settle: (text: string) => void) {
  const [text, setText] = useState(value)
  const known = useRef(value)
  const latest = useRef(settle)
  latest.current = settle
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(() => {
      if (text === known.current) return
      known.current = text
      latest.current(text)
    }, TYPED_MS)
    return () => clearTimeout(timer)
  }, [text])
  const now = () => {
    known.current = text
    return text
  }
  return { text, setText, now }
}
