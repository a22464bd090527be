import * as z from 'zod/mini'
import { type Ack, ackData, toAck } from './ack.js'
import { type Broken, broken, openEnvelope, type Refused } from './envelope.js'
import { id, listOf, ROWS_MAX, reasonOf } from './fields.js'

/** The answer to a broadcast: for each receiver what the ack of a message says, under its clientId. */
export const broadcastAnswer = listOf(z.extend(ackData, { seq: id }), ROWS_MAX)

export type Broadcast = { readonly kind: 'ok'; readonly acks: readonly Ack[] } | Refused | Broken

/** POST /chat/im/user/sendP2MMsg */
export function decodeBroadcast(body: string): Broadcast {
  const envelope = openEnvelope(body)
  if (envelope.kind !== 'ok') return envelope
  const read = broadcastAnswer.safeParse(envelope.root.data)
  if (!read.success) return broken(reasonOf(read.error))
  return { kind: 'ok', acks: read.data.map(({ seq, ...data }) => toAck({ seq, data })) }
}
