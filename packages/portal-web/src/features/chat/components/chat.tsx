import { BADGE_MAX, type ConversationKey } from '@sarika/im-engine'
import { ImEngineProvider, useConnection, useUnread } from '@sarika/im-engine/react'
import { useEffect, useState } from 'react'
import { texts } from '../../../i18n/en'
import { useIsPhone } from '../../../lib/page-state'
import { isPhoneLayoutOn } from '../../../lib/phone'
import { endSession } from '../../../lib/session'
import { openChat } from '../chat-engine'
import { ConnectionBanner } from './connection-banner'
import { ConversationList } from './conversation-list'
import { PhoneNotice } from './phone-notice'
import { Thread } from './thread'

interface Props {
  imId: string
  /** As it stands in the address, e.g. "p2p-20001"; anything may stand there. */
  selected: string | null
}

const isKey = (text: string | null): text is ConversationKey => /^(p2p|team)-./.test(text ?? '')

/** The whole chat of an account: it runs on when the screen closes. */
export function Chat({ imId, selected }: Props) {
  const [engine] = useState(() => openChat(imId))
  const [isPhoneOn, setIsPhoneOn] = useState(isPhoneLayoutOn)
  const isPhone = useIsPhone()
  return (
    <ImEngineProvider engine={engine}>
      <Title />
      <LoginWatch />
      {isPhone && !isPhoneOn ? (
        <PhoneNotice onUseAnyway={() => setIsPhoneOn(true)} />
      ) : (
        <main className="chat" id="content" data-pane={isKey(selected) ? 'thread' : 'list'}>
          <ConnectionBanner />
          <ConversationList selected={selected} />
          {isKey(selected) ? (
            <Thread key={selected} conversation={selected} />
          ) : (
            <section className="thread thread-empty">
              <h1 className="only-heard">{texts.list.label}</h1>
              <p className="soft">{texts.thread.choose}</p>
            </section>
          )}
        </main>
      )}
    </ImEngineProvider>
  )
}

function Title() {
  const unread = Math.min(BADGE_MAX, useUnread().unread)
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}Chat · ${texts.product}`}</title>
}

/** The chat's end of the login is the portal's too. */
function LoginWatch() {
  const { closeReason } = useConnection()
  useEffect(() => {
    if (closeReason === null || closeReason === 'replaced' || closeReason === 'normal') return
    endSession(closeReason === 'kicked' ? 'kicked' : 'expired')
  }, [closeReason])
  return null
}
