import * as z from 'zod/mini'
import { type ServerId, toServerId } from '../model/ids.js'
import { count, id, idOrEmpty, text, time } from './fields.js'

/** What came of one message. */
export const ackData = z.object({
  code: z.int(),
  msg_id: z.nullish(idOrEmpty),
  msg_time: z.nullish(time),
  number: z.nullish(count),
  message: z.nullish(text),
  word: z.nullish(text),
  retry_after_ms: z.nullish(count),
})

/** The answer to a message or a receipt; any code other than 0 and 7101: not stored, and codes.ts says why. */
export const ackFrame = z.object({
  action: z.literal('ack'),
  seq: id,
  data: ackData,
})

export interface Ack {
  readonly type: 'ack'
  readonly seq: string
  readonly code: number
  /** "" when nothing was stored, and for receipts. */
  readonly id: ServerId
  /** Server time, ms since epoch; 0 without an id. */
  readonly at: number
  /** 0 when the server does not number. */
  readonly number: number
  readonly message: string
  /** The word that is not allowed; "" where the code is another. */
  readonly word: string
  /** 0 when the server does not say. */
  readonly retryAfterMs: number
}

export const toAck = ({ seq, data }: Pick<z.infer<typeof ackFrame>, 'seq' | 'data'>): Ack => ({
  type: 'ack',
  seq,
  code: data.code,
  id: toServerId(data.msg_id ?? ''),
  at: data.msg_time ?? 0,
  number: data.number ?? 0,
  message: data.message ?? '',
  word: data.word ?? '',
  retryAfterMs: data.retry_after_ms ?? 0,
})

/** What is found out here, as if the server had said it. */
export const refusedAck = (
  seq: string,
  refusal: { readonly code: number; readonly message: string; readonly word?: string },
): Ack => toAck({ seq, data: refusal })
