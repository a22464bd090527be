import { type ConversationKey, personKey, toImId } from '@sarika/im-engine'
import { ImEngineProvider } from '@sarika/im-engine/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openChat } from '../chat-engine'
import type { Chosen } from '../rules/mention'
import { Follow } from './follow'
import { SayProvider } from './say'
import { Thread } from './thread'
import { Trays } from './use-tray'
import '../../../styles/thread.css'
import '../../../styles/composer.css'
import '../../../styles/cards.css'
import '../../../styles/media.css'

interface Props {
  imId: string
  /** The chat's id of the other person. */
  peer: string
  /** The job that it is about. */
  jobId: string
  /** Asked for what has no room here: details and search stand beside the whole chat. */
  onWhole: (conversation: ConversationKey) => void
}

/** One conversation beside something else, e.g. a resume: what was said, and the field to answer. */
export function TalkBeside({ imId, peer, jobId, onWhole }: Props) {
  const { t } = useTranslation('chat')
  const [engine] = useState(() => openChat(imId))
  const [mentions] = useState(() => new Map<ConversationKey, Chosen>())
  const [trays] = useState(() => new Trays())
  const conversation = personKey(toImId(peer))
  return (
    <ImEngineProvider engine={engine}>
      <SayProvider value={t}>
        <div className="talk-beside">
          <Follow />
          <Thread
            conversation={conversation}
            me={imId}
            mentions={mentions}
            trays={trays}
            side={null}
            onSide={(side) => side !== null && onWhole(conversation)}
            asked={null}
            jobId={jobId}
          />
        </div>
      </SayProvider>
    </ImEngineProvider>
  )
}
