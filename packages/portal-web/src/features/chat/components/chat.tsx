import type { ConversationKey } from '@sarika/im-engine'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { toFields } from '../../../lib/fields'
import { Nothing } from '../../../ui/nothing'
import { toJobId } from '../rules/job-id'
import type { Chosen } from '../rules/mention'
import type { Side } from '../rules/whom'
import { ChatFrame } from './chat-frame'
import { ConversationList } from './conversation-list'
import { JobOpening } from './job-opening'
import { Thread } from './thread'
import { useBackCloses } from './use-back-closes'
import { Trays } from './use-tray'
import '../../../styles/thread.css'
import '../../../styles/composer.css'
import '../../../styles/cards.css'
import '../../../styles/media.css'
import '../../../styles/side.css'

interface Props {
  imId: string
  /** As it stands in the address, e.g. "p2p-20001"; anything may stand there. */
  selected: string | null
}

const isKey = (text: string | null): text is ConversationKey => /^(p2p|team)-./.test(text ?? '')

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The whole chat of an account: it runs on when the screen closes. */
export function Chat({ imId, selected }: Props) {
  const { t } = useTranslation('chat')
  const [side, setSide] = useState<Side>(null)
  const [mentions] = useState(() => new Map<ConversationKey, Chosen>())
  const [trays] = useState(() => new Trays())
  const { search, key, state } = useLocation()
  const parameters = new URLSearchParams(search)
  useBackCloses(
    side !== null,
    useCallback(() => setSide(null), []),
  )
  const id = parameters.get('at')
  const jobId = toJobId(parameters.get('job'))
  const fields = toFields(state)
  /** The words that a message was found by; "" = by none. */
  const wanted = textOf(fields.wanted)
  // A pane over the thread is a step of its own, and no other visit.
  const visit = textOf(fields.visit) || key
  const asked = useMemo(() => (id === null ? null : { id, visit, wanted }), [id, visit, wanted])
  const pane = isKey(selected) || jobId !== '' ? 'thread' : 'list'
  return (
    <ChatFrame imId={imId} here="chats" pane={pane} side={side} selected={selected}>
      <ConversationList me={imId} selected={selected} />
      {isKey(selected) ? (
        <Thread
          key={selected}
          conversation={selected}
          me={imId}
          mentions={mentions}
          trays={trays}
          side={side}
          onSide={setSide}
          asked={asked}
          jobId={jobId}
        />
      ) : jobId !== '' ? (
        <JobOpening jobId={jobId} />
      ) : (
        <>
          {/* Beside the pane, which a narrow window does not show. */}
          <h1 className="only-heard">{t('list.label')}</h1>
          <section className="thread thread-empty">
            <Nothing title={t('thread.choose')} />
          </section>
        </>
      )}
    </ChatFrame>
  )
}
