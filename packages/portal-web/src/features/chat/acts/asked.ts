import type { ConversationItem, ShownMessage } from '@sarika/im-engine'
import type { Say } from '../../../i18n/i18n'
import type { Talk } from '../components/talk'
import type { useChatDeeds } from '../components/use-chat-deeds'

/** A message, and what its acts need. */
export interface AskedMessage {
  readonly message: ShownMessage
  readonly talk: Talk
  /** How long it can still be withdrawn, ms; 0 = it cannot. */
  readonly leftMs: number
  readonly t: Say<'chat'>
  readonly tReach: Say<'reach'>
  /** Says what came of it. */
  readonly onNotice: (text: string) => void
}

/** A chat as a row of the list, and what its acts need. */
export interface AskedRow {
  readonly item: ConversationItem
  readonly deeds: ReturnType<typeof useChatDeeds>
  /** Asks whether to leave the group, or to block the person. */
  readonly onLeave: () => void
  readonly t: Say<'chat'>
}
