import type { ConversationSnapshot } from '@sarika/im-engine'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { insteadOfText } from '../rules/words'
import type { Talk } from './talk'

/** Tells a screen reader the message that just came, and nothing that is only scrolled into sight. */
export function Heard({ snapshot, talk }: { snapshot: ConversationSnapshot; talk: Talk }) {
  const { t } = useTranslation('chat')
  const { messages, isReady, hasNewer } = snapshot
  const last = hasNewer ? undefined : messages.findLast(({ id }) => id !== '')
  // What was there when the conversation was opened has not just come.
  const opened = useRef<string | undefined>(undefined)
  if (isReady && opened.current === undefined) opened.current = last?.id ?? ''
  const isNew =
    last !== undefined && !last.own && last.id !== opened.current && last.withdrawnAt === undefined
  return (
    <p className="only-heard" aria-live="polite">
      {isNew && t('thread.heard', { name: talk.nameOf(last), text: insteadOfText(last, t) ?? last.text })}
    </p>
  )
}
