import { useEffect, useMemo, useRef } from 'react'
import type { Connection } from '../engine-types.js'
import type { ConversationKey } from '../model/ids.js'
import type { ConversationView } from '../views/open-conversation.js'
import { hasSameFields } from '../views/same.js'
import type { ConversationSnapshot } from '../views/window.js'
import { type Looked, look, NOT_LOOKED, type Unread } from './looked.js'
import { useImEngine } from './provider.js'
import { useConversationView } from './use-conversation-view.js'
import { useView } from './use-view.js'

export interface OpenConversation<S = ConversationSnapshot> {
  /** The conversation as it is, or what the selector takes of it. */
  readonly snapshot: S
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
 * One conversation on a screen: open from its first messages until the screen closes, so what comes is read. With a selector the
 * component renders again only when what it takes is another: `useConversation(key, ({ title }) => title)`. Source: S-REACT-3, S-API-18.
 */
export function useConversation<S = ConversationSnapshot>(
  key: ConversationKey,
  select?: (snapshot: ConversationSnapshot) => S,
): OpenConversation<S> {
  const engine = useImEngine()
  const view = useConversationView('useConversation', key)
  const isCaughtUp = useView(engine.connection, readCaughtUp)
  const isVisible = useView(engine.isVisible)
  const last = useRef<Shown<S> | undefined>(undefined)
  const { snapshot, looked, isReady } = useView(view, (now) => {
    const before = last.current?.looked ?? NOT_LOOKED
    const next: Shown<S> = {
      // Without a selector S is the snapshot.
      snapshot: select === undefined ? (now as S) : select(now),
      looked: now.isReady ? look(before, view, now, isVisible, isCaughtUp) : before,
      isReady: now.isReady,
    }
    if (last.current === undefined || !hasSameFields(last.current, next)) last.current = next
    return last.current
  })

  // Behind the render that looked: open() moves the mark to the end.
  useEffect(() => {
    if (!isReady) return
    view.open()
    return () => view.close()
  }, [view, isReady])

  // The same from one snapshot to the next: rows that are given them are not drawn again.
  const commands = useMemo<Omit<OpenConversation<S>, 'snapshot' | 'unread'>>(
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

interface Shown<S> {
  readonly snapshot: S
  readonly looked: Looked
  readonly isReady: boolean
}

const readCaughtUp = ({ isCaughtUp }: Connection): boolean => isCaughtUp
