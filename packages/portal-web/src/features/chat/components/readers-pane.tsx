import { type ConversationKey, personKey, type ReceiverItem } from '@sarika/im-engine'
import { useConversation, useImEngine } from '@sarika/im-engine/react'
import { useMemo } from 'react'
import { showWhen } from '../../../lib/dates'
import { useDay } from '../../../lib/use-day'
import { Avatar } from '../../../ui/avatar'
import { useSay } from './say'
import { SidePane } from './side-pane'

interface Props {
  conversation: ConversationKey
  /** An own message of the window. */
  messageId: string
  onClose: () => void
}

/** Who has read an own message, who has got it, and who has not, each by name. */
export function ReadersPane({ conversation, messageId, onClose }: Props) {
  const t = useSay()
  const engine = useImEngine()
  const { messages } = useConversation(conversation).snapshot
  // Receipts change the message: then its receivers are asked for again.
  const message = messages.find(({ id }) => id === messageId)
  const receivers = useMemo(
    () => (message === undefined ? [] : engine.conversation(conversation).receiversOf(message.id)),
    [engine, conversation, message],
  )
  const read = receivers.filter(({ readAt }) => readAt > 0)
  const delivered = receivers.filter(({ readAt, deliveredAt }) => readAt === 0 && deliveredAt > 0)
  const waiting = receivers.filter(({ readAt, deliveredAt }) => readAt + deliveredAt === 0)
  return (
    <SidePane name={t('readers.label')} closing={t('readers.close')} onClose={onClose}>
      <Group name={t('readers.read')} receivers={read} timeOf={({ readAt }) => readAt} />
      <Group name={t('readers.delivered')} receivers={delivered} timeOf={({ deliveredAt }) => deliveredAt} />
      <Group name={t('readers.waiting')} receivers={waiting} timeOf={() => 0} />
    </SidePane>
  )
}

interface GroupProps {
  name: string
  receivers: readonly ReceiverItem[]
  /** ms since epoch; 0 = none. */
  timeOf: (receiver: ReceiverItem) => number
}

function Group({ name, receivers, timeOf }: GroupProps) {
  const t = useSay()
  const today = useDay()
  if (receivers.length === 0) return null
  return (
    <>
      <h3>{name}</h3>
      <ul className="details-members">
        {receivers.map((receiver) => {
          const shown = receiver.name ?? t('thread.someone')
          const at = timeOf(receiver)
          return (
            <li key={receiver.imId}>
              <Avatar id={personKey(receiver.imId)} name={shown} />
              <bdi>{shown}</bdi>
              {at > 0 && (
                <time className="row-time" dateTime={new Date(at).toISOString()}>
                  {showWhen(at, today)}
                </time>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
