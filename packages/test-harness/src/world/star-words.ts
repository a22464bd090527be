// What is remembered of stars and clearings, so that the laws can say what must be shown.

import type { ConversationKey } from '@sarika/im-engine'

/** One press on one message. */
export interface StarWord {
  readonly isOn: boolean
  /** undefined = nobody answered yet. */
  answer: 'taken' | 'refused' | undefined
  /** Others of the same message were still unanswered: which of them came last is not known. */
  readonly isRace: boolean
}

/** A place in a conversation. */
export interface Place {
  readonly at: number
  readonly id: string
}

export const isUpTo = (place: Place, line: Place): boolean =>
  place.at < line.at || (place.at === line.at && Number(place.id) <= Number(line.id))

export const starOf = (key: ConversationKey, id: string): string => `${key} ${id}`
