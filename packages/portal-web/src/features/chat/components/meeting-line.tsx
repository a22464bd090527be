import { type ConversationKey, type GroupId, groupOf, isGroupKey, type Meeting } from '@sarika/im-engine'
import { useImEngine, useView } from '@sarika/im-engine/react'
import { useCallback } from 'react'
import { askCall } from '../../../lib/calling'
import { Button } from '../../../ui/button'
import { useSay } from './say'

/** Below the head of a group: that people meet in it now, and the way to them. Source: S-CALL-81. */
export function MeetingLine({ conversation }: { conversation: ConversationKey }) {
  const t = useSay()
  const { me, call } = useImEngine()
  const pick = useCallback(
    (meetings: ReadonlyMap<GroupId, Meeting>) =>
      isGroupKey(conversation) ? meetings.get(groupOf(conversation)) : undefined,
    [conversation],
  )
  const meeting = useView(call.meetings, pick)
  if (meeting === undefined || meeting.members.length === 0 || meeting.members.includes(me)) return null
  return (
    <div className="meeting-line" role="status">
      <p>{t('calls.running', { count: meeting.members.length })}</p>
      <Button
        kind="small"
        onClick={() => askCall({ key: conversation, hasVideo: meeting.hasVideo, isJoin: true })}
      >
        {t('calls.join')}
      </Button>
    </div>
  )
}
