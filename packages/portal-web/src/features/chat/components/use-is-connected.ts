import { useView } from '@sarika/im-engine/react'
import { openChat } from '../chat-engine'

/** Whether the chat of an account has a connection; for what stands outside of the chat. */
export const useIsConnected = (imId: string): boolean =>
  useView(openChat(imId).connection).state === 'connected'
