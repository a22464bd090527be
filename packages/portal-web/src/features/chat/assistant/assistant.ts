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

export const ASSISTANT: ConversationKey = personKey(toImId('1'))

/** Its picture, of both apps. */
export const ASSISTANT_PICTURE = '/a/assistant.svg'

export const isFromAssistant = ({ from }: Pick<ShownMessage, 'from'>): boolean => from === peerOf(ASSISTANT)

export const isWithAssistant = ({ peer }: { readonly peer: ImId | null }): boolean =>
  peer === peerOf(ASSISTANT)

/** The application's own, of whoever speaks for it. Source: S-MGR-14. */
const APPLICATION_PICTURE = '/a/sarika.svg'

/** Where the picture of whom a conversation is with is, as its row says; "" = there is none. */
export const pictureOf = ({
  key,
  avatar,
  isManager,
}: Pick<ConversationItem, 'key' | 'avatar' | 'isManager'>): string =>
  key === ASSISTANT ? ASSISTANT_PICTURE : isManager ? APPLICATION_PICTURE : avatar
