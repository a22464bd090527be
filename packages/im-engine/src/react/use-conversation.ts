import { useEffect, useMemo, useState } from 'react'
import type { Connection } from '../engine-types.js'
import type { ConversationKey } from '../model/ids.js'
import type { ConversationView } from '../views/open-conversation.js'
import type { ConversationSnapshot } from '../views/window.js'
import { look, NOT_LOOKED, type Unread } from './looked.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

export interface OpenConversation {
  readonly snapshot: ConversationSnapshot
  /**
   * What was unread when this screen opened the conversation, or what came while nobody could see it; null when nothing was,
   * and before its messages are there. Source: S-REACT-9.
   */
  readonly unread: Unread | null
  readonly loadOlder: ConversationView['loadOlder']
  readonly loadNewer: ConversationView['loadNewer']
  readonly showAround: ConversationView['showAround']
  readonly toNewest: ConversationView['toNewest']
  readonly markRead: ConversationView['markRead']
  readonly seen: ConversationView['seen']
  readonly countBehind: ConversationView['countBehind']
}

/**
 * One conversation on a screen: open from its first messages until the screen closes, so what comes is read.
 * Source: S-REACT-3.
 */
export function useConversation(key: ConversationKey): OpenConversation {
  const engine = useImEngine()
  const view = useMemo(() => engine.conversation(key), [engine, key])
  const snapshot = useView(view)
  const isCaughtUp = useView(engine.connection, readCaughtUp)
  const isVisible = useView(engine.isVisible)
  const [before, setLooked] = useState(NOT_LOOKED)
  const { isReady } = snapshot
  const looked = isReady ? look(before, view, snapshot, isVisible, isCaughtUp) : before
  if (looked !== before) setLooked(looked)

  // Behind the render that looked: open() moves the mark to the end.
  useEffect(() => {
    if (!isReady) return
    view.open()
    return () => view.close()
  }, [view, isReady])

  // The same from one snapshot to the next: rows that are given them are not drawn again.
  const commands = useMemo<Omit<OpenConversation, 'snapshot' | 'unread'>>(
    () => ({
      loadOlder: (count) => view.loadOlder(count),
      loadNewer: (count) => view.loadNewer(count),
      showAround: (id) => view.showAround(id),
      toNewest: () => view.toNewest(),
      markRead: (upTo) => view.markRead(upTo),
      seen: (mark) => view.seen(mark),
      countBehind: (mark) => view.countBehind(mark),
    }),
    [view],
  )
  return { snapshot, unread: looked.view === view ? looked.unread : null, ...commands }
}

const readCaughtUp = ({ isCaughtUp }: Connection): boolean => isCaughtUp
