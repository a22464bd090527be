import { useTranslation } from 'react-i18next'
import type { chat } from '../i18n/en/chat'
import { textAt, timeAt, toFields } from '../lib/fields'

/** A message that goes with a report, as who reports sees it before and a reviewer reads it. */
export interface ReportedMessage {
  readonly id: string
  readonly senderName: string
  readonly isOwn: boolean
  readonly isReported: boolean
  /** ms */
  readonly at: number
  readonly type: string
  /** "" where its kind has no words */
  readonly text: string
}

export const toReportedMessage = (one: unknown): ReportedMessage => ({
  id: textAt(one, 'msgId'),
  senderName: textAt(one, 'senderName'),
  isOwn: toFields(one).isOwn === true,
  isReported: toFields(one).isReported === true,
  at: timeAt(one, 'sentAt'),
  type: textAt(one, 'type'),
  text: textAt(one, 'text'),
})

type KindName = keyof (typeof chat)['kinds']

/** What a message says, or what is sent in it, e.g. "Photo: kitchen.png"; needs the area `chat`. */
export function useMessageWords(): (message: Pick<ReportedMessage, 'type' | 'text'>) => string {
  const { t, i18n } = useTranslation('chat')
  return ({ type, text }) => {
    if (type === 'text') return text
    const name = i18n.exists(`kinds.${type}`, { ns: 'chat' })
      ? t(`kinds.${type as KindName}`)
      : t('kinds.custom')
    return text === '' ? name : t('kinds.line', { name, brief: text })
  }
}
