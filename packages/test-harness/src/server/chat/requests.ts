// Requests to become contacts, as each of the two sees them. request-changes.ts makes and answers them.
//
//   asked    from_status 0, in the asker's list for 30 days        to_status 0, in the other's list until it is answered
//   accepted both 1, and the two are contacts
//   refused  from_status stays 0 until its 30 days are over        to_status 2
//   cancelled both 2
//
// Who asks nobody, somebody who has blocked them, or somebody who refused them lately is answered as always; only that the
// other side is never told (to_until 0). So what the asker sees tells nothing but what they did themselves.

import type { AddReqRow, Db, RequestStatus, Trx } from '../db/tables'
import { REQUEST_LIFE_MS } from '../limits'
import { FRIEND } from './permission'

/** In the list until it is answered. */
export const UNANSWERED = Number.MAX_SAFE_INTEGER

/** A request as the wire has it, seen by one of the two. */
export interface WireRequest {
  req_id: string
  is_self_req: 0 | 1
  message: string
  add_by: string
  add_from: string
  request_at: number
  /** 0 pending, 1 accepted, 2 ended */
  status: RequestStatus
  is_read: 0 | 1
}

export interface SeenRequest {
  peerId: string
  request: WireRequest
  rev: number
  /** whether this request lets its viewer know the other's name */
  isNamed: boolean
}

/** `null`: it is not in this viewer's list. */
export function seenBy(row: AddReqRow, me: string, relationType: number, now: number): SeenRequest | null {
  const isMine = row.from_id === me
  const [status, until, rev] = isMine
    ? [row.from_status, row.from_until, row.from_rev]
    : [row.to_status, row.to_until, row.to_rev]
  if (until <= now) return null
  return {
    peerId: isMine ? row.to_id : row.from_id,
    request: {
      req_id: row.id,
      is_self_req: isMine ? 1 : 0,
      message: row.message,
      add_by: row.add_by,
      add_from: row.add_from,
      request_at: row.request_at,
      // Who is deleted from the contacts again has nothing accepted any more. Source: specification 6, Contacts.
      status: status === 1 && relationType !== FRIEND ? 2 : status,
      // Whether the other has seen it is theirs to know.
      is_read: isMine ? 1 : row.is_read,
    },
    rev,
    isNamed: !isMine || row.is_named === 1,
  }
}

/** Rows that are in the list of `me`, by either side; or those of the two alone. */
export function requestRows(db: Db, me: string, now: number, onlyId?: string): Promise<AddReqRow[]> {
  return db
    .selectFrom('add_reqs')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('from_id', '=', me),
          eb('from_until', '>', now),
          ...(onlyId === undefined ? [] : [eb('to_id', '=', onlyId)]),
        ]),
        and([
          eb('to_id', '=', me),
          eb('to_until', '>', now),
          ...(onlyId === undefined ? [] : [eb('from_id', '=', onlyId)]),
        ]),
      ]),
    )
    .orderBy('request_at')
    .orderBy('id')
    .execute()
}

/** All requests between two people that either of them still has. */
export function requestsBetween(trx: Trx, a: string, b: string, now: number): Promise<AddReqRow[]> {
  return trx
    .selectFrom('add_reqs')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('from_id', '=', a), eb('to_id', '=', b)]),
        and([eb('from_id', '=', b), eb('to_id', '=', a)]),
      ]),
    )
    .where(({ or, eb }) => or([eb('from_until', '>', now), eb('to_until', '>', now)]))
    .orderBy('request_at', 'desc')
    .execute()
}

/** Whether somebody still waits for an answer, as they see it, or somebody can still give one. */
export const isOpen = (row: AddReqRow, now: number): boolean =>
  (row.from_status === 0 && row.from_until > now) || (row.to_status === 0 && row.to_until > now)

/** By which a notice of a request is found again. */
export const requestKey = (fromId: string, toId: string): string => `contact_add ${fromId} ${toId}`

/** What was accepted or ended stays in a list for so long. */
export const endOf = (now: number): number => now + REQUEST_LIFE_MS

/** The two are contacts: nobody waits for the other any more. */
export async function acceptOpen(trx: Trx, a: string, b: string, rev: number, now: number): Promise<void> {
  const open = (await requestsBetween(trx, a, b, now)).filter((row) => isOpen(row, now))
  for (const { id } of open)
    await trx
      .updateTable('add_reqs')
      .set({
        ...{ from_status: 1, from_until: endOf(now), from_rev: rev },
        ...{ to_status: 1, to_until: endOf(now), to_rev: rev, is_read: 1 },
      })
      .where('id', '=', id)
      .execute()
}
