/** The codes of an ack: 0 stored; anything else: not stored. */
export const AckCode = {
  ok: 0,
  recallTooLate: 508,
  notGroup: -1,
  groupMuted: -2,
  memberMuted: -3,
  notFriend: -20,
  blocked: -21,
  notFound: -404,
  /** the clientId stands for another message of this sender */
  reused: -409,
  invalid: -422,
  /** not stored now, the same works later: too many at once, or no room on the disk */
  tooFast: -429,
} as const

export type RefusalCode = Exclude<(typeof AckCode)[keyof typeof AckCode], 0>

/** Why a frame was not carried out; `message` is for a developer's eyes. */
export interface Refusal {
  kind: 'refused'
  code: RefusalCode
  message: string
  retryAfterMs?: number
}

export const refuse = (code: RefusalCode, message: string): Refusal => ({ kind: 'refused', code, message })
