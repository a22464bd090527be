import { useEffect, useMemo, useState } from 'react'
import { type ConversationKey, toServerId } from '../model/ids.js'
import type { Mark } from '../model/order.js'
import type { ConversationView } from '../views/open-conversation.js'
import type { ConversationSnapshot } from '../views/window.js'
import { useImEngine } from './provider.js'
import { useView } from './use-view.js'

/** A stretch of messages: behind `after`, up to and with `upTo`. */
interface Unread {
  readonly after: Mark
  readonly upTo: Mark
}

export interface OpenConversation {
  readonly snapshot: ConversationSnapshot
  /** What was unread when this screen opened the conversation; null when nothing was, and before its messages are there. */
  readonly unread: Unread | null
  readonly loadOlder: ConversationView['loadOlder']
  readonly loadNewer: ConversationView['loadNewer']
  readonly showAround: ConversationView['showAround']
  readonly toNewest: ConversationView['toNewest']
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
  const [opened, setOpened] = useState<{ readonly view: ConversationView; readonly unread: Unread | null }>()
  const { isReady } = snapshot

  useEffect(() => {
    if (!isReady) return
    // Before open(): it moves the mark to the end.
    const unread = unreadOf(view.getSnapshot())
    setOpened((known) => (known?.view === view ? known : { view, unread }))
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
    }),
    [view],
  )
  return { snapshot, unread: opened?.view === view ? opened.unread : null, ...commands }
}

function unreadOf({ mark, messages }: ConversationSnapshot): Unread | null {
  const newest = messages.findLast((message) => message.id !== '')
  if (mark === null || newest === undefined || newest.id === mark.id || newest.at < mark.at) return null
  return { after: mark, upTo: { at: newest.at, id: toServerId(newest.id) } }
}
