import type { MessageRow } from '../db/tables'

/** A message as pages and frames carry it. */
export interface WireMessage {
  msg_id: string
  msg_time: number
  seq: string
  number: number
  sender_id: string
  receiver_id?: string
  group_id?: string
  msg: unknown
}

/** A stored row as the wire shows it; a withdrawn one keeps its place and loses its content. */
export function toWireMessage(row: MessageRow): WireMessage {
  return {
    msg_id: String(row.id),
    msg_time: row.msg_time,
    seq: row.client_id,
    number: row.number,
    sender_id: row.sender_id,
    ...(row.is_group ? { group_id: row.target_id } : { receiver_id: row.target_id }),
    msg:
      row.withdrawn_at === null
        ? JSON.parse(row.body)
        : { type: 'withdrawn', content: '', withdrawnAt: row.withdrawn_at },
  }
}
