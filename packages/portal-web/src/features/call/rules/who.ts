import { type CallNow, type ConversationKey, groupKey, personKey } from '@sarika/im-engine'

/** The conversation that a call belongs to. */
export const talkOf = ({ with: peer, meeting }: Pick<CallNow, 'with' | 'meeting'>): ConversationKey =>
  meeting === null ? personKey(peer) : groupKey(meeting.groupId)
