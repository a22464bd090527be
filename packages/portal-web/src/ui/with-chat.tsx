import type { ReactNode } from 'react'
import { useIsChatOn } from '../lib/chat-switch'

/** A way to the chat: not there where the site has none. */
export const WithChat = ({ children }: { children: ReactNode }) => (useIsChatOn() ? children : null)
