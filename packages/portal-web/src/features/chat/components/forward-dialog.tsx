import type { ConversationKey, ShownMessage } from '@sarika/im-engine'
import { useContacts, useConversations, useImEngine } from '@sarika/im-engine/react'
import { useMemo } from 'react'
import { targetsOf } from '../rules/targets'
import { useSay } from './say'
import { TargetPicker } from './target-picker'

interface Props {
  from: ConversationKey
  me: string
  messages: readonly ShownMessage[]
  /** They went on, or nobody wants it any more. */
  onClose: () => void
}

/** Where messages of a conversation go on to. */
export function ForwardDialog({ from, me, messages, onClose }: Props) {
  const t = useSay()
  const engine = useImEngine()
  const { items } = useConversations()
  const contacts = useContacts()
  const targets = useMemo(
    () => targetsOf(items, contacts, me, t('thread.unknownContact')),
    [items, contacts, me, t],
  )
  return (
    <TargetPicker
      title={t('pick.forward')}
      targets={targets}
      onSend={(keys) => engine.forward(from, messages, keys)}
      onClose={onClose}
    />
  )
}
