import { ImEngineProvider } from '@sarika/im-engine/react'
import { openChat } from '../chat-engine'
import { Privacy } from './privacy'

/** The same for a screen that has no chat of its own, e.g. the settings. */
export const PrivacySettings = ({ imId }: { imId: string }) => (
  <ImEngineProvider engine={openChat(imId)}>
    <Privacy />
  </ImEngineProvider>
)
