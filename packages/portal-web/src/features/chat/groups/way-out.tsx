import { type ConversationItem, peerOf } from '@sarika/im-engine'
import { useGroup, useImEngine } from '@sarika/im-engine/react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { isolate } from '../../../lib/isolate'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { whyNot } from '../rules/people-words'
import { LeaveDialog } from './leave-dialog'

interface Props {
  item: ConversationItem
  name: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Out of a chat of the list: a group is left, a person is blocked. Both ask first. */
export function WayOut({ item, name, opener, onClose }: Props) {
  const group = useGroup(item.key)
  if (group !== undefined) return <LeaveDialog group={group} how="leave" opener={opener} onClose={onClose} />
  return <BlockDialog imId={peerOf(item.key)} name={name} opener={opener} onClose={onClose} />
}

function BlockDialog({ imId, name, opener, onClose }: Omit<Props, 'item'> & { imId: string }) {
  const { t } = useTranslation('people')
  const { contacts } = useImEngine()
  const shown = { name: isolate(name) }
  return (
    <ConfirmDialog
      title={t('profile.blockTitle', shown)}
      lead={t('profile.blockLead')}
      keep={t('profile.keep')}
      label={t('profile.block')}
      isFinal
      opener={opener}
      act={async () => {
        const result = await contacts.block(imId)
        if (!result.ok) return whyNot(result.refusal, t)
        toast(t('profile.blockedDone', shown))
        return null
      }}
      onClose={onClose}
    />
  )
}
