import { ImEngineProvider } from '@sarika/im-engine/react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHandset } from '../../../lib/page-state'
import { isPhoneLayoutOn, turnPhoneLayout } from '../../../lib/phone'
import { openChat } from '../chat-engine'
import { ConnectionBanner } from './connection-banner'
import { Follow } from './follow'
import { NotSaved } from './not-saved'
import { NotSent } from './not-sent'
import { PhoneNotice } from './phone-notice'
import { Rail } from './rail'
import { SayProvider } from './say'
import { useKeyboard } from './use-keyboard'
import '../../../styles/chat.css'

interface Props {
  imId: string
  /** Which area of the chat it is. */
  here: 'chats' | 'people' | 'wallet' | 'setting'
  /** What a narrow window shows. */
  pane: 'list' | 'thread' | 'middle' | 'side'
  /** What stands beside the thread. */
  side?: string | null
  /** The conversation on the screen, as it stands in the address. */
  selected?: string | null
  children: ReactNode
}

/** What all areas of the chat stand in: the engine, the rail and the line about the connection. */
export function ChatFrame({ imId, here, pane, side = null, selected = null, children }: Props) {
  const { t } = useTranslation('chat')
  const [engine] = useState(() => openChat(imId))
  const [isPhoneOn, setIsPhoneOn] = useState(isPhoneLayoutOn)
  const isHandset = useIsHandset()
  useKeyboard()
  return (
    <ImEngineProvider engine={engine}>
      <SayProvider value={t}>
        {isHandset && !isPhoneOn ? (
          <PhoneNotice
            onUseAnyway={() => {
              turnPhoneLayout(true)
              setIsPhoneOn(true)
            }}
          />
        ) : (
          <main className="chat" id="content" data-here={here} data-pane={pane} data-side={side}>
            <Follow />
            <ConnectionBanner />
            <NotSent selected={selected} />
            <NotSaved />
            <Rail here={here} />
            {children}
          </main>
        )}
      </SayProvider>
    </ImEngineProvider>
  )
}
