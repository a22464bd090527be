import { CALL_BUSY, CALL_FULL, CALL_OVER, CALL_TAKEN, CODES } from '@sarika/im-engine/wire'

/** The codes of an ack, by the names of the one table: 0 and 7101 stored, anything else not stored. */
export const AckCode = {
  ok: CODES.stored.code,
  linkRemoved: CODES.storedWithWarning.code,
  recallTooLate: CODES.tooLate.code,
  notGroup: CODES.notGroup.code,
  groupMuted: CODES.groupMuted.code,
  memberMuted: CODES.memberMuted.code,
  notFriend: CODES.notFriend.code,
  blocked: CODES.blocked.code,
  sensitiveWord: CODES.sensitiveWord.code,
  notPermitted: CODES.notPermitted.code,
  notFound: CODES.notFound.code,
  reused: CODES.reused.code,
  invalid: CODES.invalid.code,
  tooFast: CODES.tooFast.code,
  callOver: CALL_OVER,
  callTaken: CALL_TAKEN,
  callBusy: CALL_BUSY,
  callFull: CALL_FULL,
} as const

export type RefusalCode = Exclude<(typeof AckCode)[keyof typeof AckCode], 0 | 7101>

/** Why a frame was not carried out. */
export interface Refusal {
  kind: 'refused'
  code: RefusalCode
  /** what a person may read, where the table has words for it; else for a developer's eyes */
  message: string
  retryAfterMs?: number
  /** the word that is not allowed */
  word?: string
}

const TEXTS: ReadonlyMap<number | null, string> = new Map(
  Object.values(CODES).map(({ code, text }) => [code, text]),
)

/** In the words of the table, unless there is more to say. */
export const refuse = (code: RefusalCode, message = TEXTS.get(code) ?? ''): Refusal => ({
  kind: 'refused',
  code,
  message,
})

/** A text that has a word in it which is not allowed. */
export const refuseWord = (word: string): Refusal => ({
  ...refuse(
    AckCode.sensitiveWord,
    CODES.sensitiveWord.text.replace('{word}', () => word),
  ),
  word,
})
