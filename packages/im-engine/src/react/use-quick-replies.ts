import { useEffect } from 'react'
import type { QuickReplies, QuickRepliesView } from '../quick-replies.js'
import { useImEngine } from './provider.js'
import { useConnection } from './use-connection.js'
import { useView } from './use-view.js'

/** Texts that the person keeps to send again, and how to save them. */
export interface SavedReplies extends QuickReplies {
  readonly save: QuickRepliesView['save']
  /** Asks for them again, e.g. where another device may have changed them. */
  readonly read: QuickRepliesView['read']
}

/** Read as soon as there is a connection, once; another tab that saves some shows them here. Source: S-BOX-3. */
export function useQuickReplies(): SavedReplies {
  const { quickReplies } = useImEngine()
  const isConnected = useConnection().state === 'connected'
  const known = useView(quickReplies)
  const isMissing = isConnected && !known.isKnown
  useEffect(() => {
    if (isMissing) void quickReplies.read()
  }, [quickReplies, isMissing])
  const { save, read } = quickReplies
  return { ...known, save, read }
}
