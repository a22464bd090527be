import { useEffect, useMemo, useState } from 'react'
import type { ConversationView } from '../engine-types.js'
import type { ConversationKey } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import type { ConversationSnapshot } from '../views/window.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

export interface OpenConversation {
  readonly snapshot: ConversationSnapshot
  /** Where reading had ended before this screen opened the conversation; undefined until its messages are there. */
  readonly openedAt: Mark | null | undefined
  readonly loadOlder: ConversationView['loadOlder']
  readonly markRead: ConversationView['markRead']
}

/**
 * One conversation on a screen: open from its first messages until the screen closes, so what comes is read.
 * Source: S-REACT-3.
 */
export function useConversation(key: ConversationKey): OpenConversation {
  const engine = useImEngine()
  const view = useMemo(() => engine.conversation(key), [engine, key])
  const snapshot = useView(view)
  const [opened, setOpened] = useState<{ readonly view: ConversationView; readonly mark: Mark | null }>()
  const { isReady } = snapshot

  useEffect(() => {
    if (!isReady) return
    // Before open(): it moves the mark to the end.
    const { mark } = view.getSnapshot()
    setOpened((known) => (known?.view === view ? known : { view, mark }))
    view.open()
    return () => view.close()
  }, [view, isReady])

  return useMemo(
    () => ({
      snapshot,
      openedAt: opened?.view === view ? opened.mark : undefined,
      loadOlder: () => view.loadOlder(),
      markRead: (upTo) => view.markRead(upTo),
    }),
    [snapshot, opened, view],
  )
}
