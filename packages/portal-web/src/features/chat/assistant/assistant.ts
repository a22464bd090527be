// assistant/ is the conversation `1`, of who answers by itself: a question is a text, an answer a message like any other.
//
//   use-assistant.ts   asks whether there is one, and lists its conversation or takes it away
//   asking.tsx         above the field: to whom texts go, and questions to begin with
//   waiting-line.tsx   under a question, until it is answered; no-answer.tsx where it could not be asked
//   to-a-person.tsx    under the answer to who wants to talk to a person

import {
  type ConversationItem,
  type ConversationKey,
  type ImId,
  peerOf,
  personKey,
  type ShownMessage,
  toImId,
} from '@sarika/im-engine'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

export const ASSISTANT: ConversationKey = personKey(toImId('1'))

/** Its picture, of both apps. */
export const ASSISTANT_PICTURE = '/a/assistant.svg'

export const isFromAssistant = ({ from }: Pick<ShownMessage, 'from'>): boolean => from === peerOf(ASSISTANT)

export const isWithAssistant = ({ peer }: { readonly peer: ImId | null }): boolean =>
  peer === peerOf(ASSISTANT)

/** What a conversation is called: the assistant in the language that is shown, others as their row says. */
export function useTitleOf(): (item: Pick<ConversationItem, 'key' | 'title'>) => string | null {
  const { t } = useTranslation('typing')
  return useCallback(({ key, title }) => (key === ASSISTANT ? t('assistant.name') : title), [t])
}

/** Where the picture of whom a conversation is with is, as its row says; "" = there is none. */
export const pictureOf = (key: ConversationKey, avatar: string): string =>
  key === ASSISTANT ? ASSISTANT_PICTURE : avatar
