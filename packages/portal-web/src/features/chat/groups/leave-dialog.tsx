import type { GroupItem } from '@sarika/im-engine'
import { useImEngine } from '@sarika/im-engine/react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { isolate } from '../../../lib/isolate'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useSay } from '../components/say'
import { refusalInWords } from '../rules/refusals'

interface Props {
  group: Pick<GroupItem, 'groupId' | 'title' | 'role' | 'count'>
  /** To go oneself, or to end it for everybody. */
  how: 'leave' | 'disband'
  opener?: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks before somebody leaves a group or ends it, and says what becomes of it. */
export function LeaveDialog({ group: { groupId, title, role, count }, how, opener, onClose }: Props) {
  const { t } = useTranslation('groups')
  const say = useSay()
  const { groups } = useImEngine()
  const shown = { name: isolate(title) }
  const leaving = count <= 1 ? 'leave.lastLead' : role === 'owner' ? 'leave.ownerLead' : 'leave.lead'
  return (
    <ConfirmDialog
      title={t(`${how}.title`, shown)}
      lead={t(how === 'disband' ? 'disband.lead' : leaving)}
      keep={t('cancel')}
      label={t(`${how}.label`)}
      isFinal
      opener={opener}
      act={async () => {
        const result = await (how === 'leave' ? groups.quit(groupId) : groups.disband(groupId))
        if (!result.ok) return refusalInWords(result.refusal, say)
        toast(t(`${how}.done`, shown))
        return null
      }}
      onClose={onClose}
    />
  )
}
