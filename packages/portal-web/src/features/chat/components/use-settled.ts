import { useEffect, useState } from 'react'

/** Typing that pauses for so long has ended, ms. */
const SETTLED_MS = 150

/** What is typed, once it stays for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
