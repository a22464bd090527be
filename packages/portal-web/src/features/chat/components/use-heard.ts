import type { ConversationKey } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import { events } from '@sarika/im-engine/rxjs'
import { useEffect, useState } from 'react'
import { auditTime, buffer, filter, merge, type Observable, share } from 'rxjs'
import { type Heard, type News, tell } from '../rules/heard'

/** What comes within this time is told together: a reader that is interrupted by each would say none to its end; ms. */
const TOGETHER_MS = 250

/** Events in heaps: what came within a quarter of a second of the first. Source: S-CHAT-19. */
export function together<T>(source: Observable<T>): Observable<T[]> {
  const shared = source.pipe(share())
  return shared.pipe(buffer(shared.pipe(auditTime(TOGETHER_MS))))
}

/** What is told of a conversation: what came or failed since its screen is there. */
export function useHeard(key: ConversationKey): readonly News[] {
  const engine = useImEngine()
  const [told, setTold] = useState<readonly News[]>([])
  useEffect(() => {
    const all: Observable<Heard> = merge(
      events(engine, 'message'),
      events(engine, 'withdrawn'),
      events(engine, 'failed'),
    )
    const here = all.pipe(filter((heard) => heard.key === key))
    const telling = together(here).subscribe((heard) => setTold((before) => tell(before, heard)))
    return () => telling.unsubscribe()
  }, [engine, key])
  return told
}
