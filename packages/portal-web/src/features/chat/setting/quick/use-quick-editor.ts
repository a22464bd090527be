import type { Refusal, Result } from '@sarika/im-engine'
import { useQuickReplies } from '@sarika/im-engine/react'
import { useCallback, useEffect, useRef, useState } from 'react'

type Texts = readonly string[]

/** What came of a change; `isBehind`: one before it failed, so it was never tried. */
export type Saved =
  | { readonly ok: true }
  | { readonly ok: false; readonly isBehind: boolean; readonly refusal: Refusal }

/**
 * The list as it will be, saved as a whole change by change, one after the other. The first that fails puts back what the server
 * has; those behind it were made of what did not come to be, and fail with it. Source: S-BOX-12.
 */
export function useQuickEditor() {
  const { isKnown, texts, save, read } = useQuickReplies()
  /** null: nothing is being saved, and what the engine has is shown. */
  const [wanted, setWanted] = useState<Texts | null>(null)
  const [failure, setFailure] = useState<Refusal | null>(null)
  const kept = useRef(texts)
  kept.current = texts
  const line = useRef({
    last: Promise.resolve() as Promise<unknown>,
    newest: null as Texts | null,
    turn: 0,
    count: 0,
  })

  const change = useCallback(
    (make: (now: Texts) => Texts): Promise<Saved> => {
      const now = line.current
      const before = now.newest ?? kept.current
      const next = make(before)
      if (next === before) return Promise.resolve({ ok: true })
      now.newest = next
      now.count++
      const { turn } = now
      setWanted(next)
      const saved = now.last.then(async (): Promise<Saved> => {
        const isBehind = now.turn !== turn
        const answer: Result<Texts> = isBehind
          ? { ok: false, refusal: { kind: 'not-allowed' } }
          : await save(next)
        now.count--
        if (!answer.ok && !isBehind) now.turn++
        if (now.count === 0 || !answer.ok) {
          now.newest = null
          setWanted(null)
        }
        return answer.ok ? { ok: true } : { ok: false, isBehind, refusal: answer.refusal }
      })
      now.last = saved
      return saved
    },
    [save],
  )

  const refresh = useCallback(async () => {
    const answer = await read()
    setFailure(answer.ok ? null : answer.refusal)
  }, [read])
  // Another device may have changed them since.
  useEffect(() => void refresh(), [refresh])

  return { isKnown, texts: wanted ?? texts, change, failure, refresh }
}
