import { randomUUID } from 'node:crypto'
import type { MoneyContent } from '@sarika/portal-web/contract/wallet'
import { AckCode } from '../chat/codes'
import type { Target } from '../chat/ids'
import { checkPermission } from '../chat/permission-facts'
import { audienceOf, storeMessage } from '../chat/store-message'
import type { MessageRow, Trx } from '../db/tables'
import { type Refused, refuse } from './refusals'

/** A message that was stored with the money: to be delivered after the commit. */
export interface Posted {
  readonly row: MessageRow
  readonly audience: readonly string[]
}

/** What came of a change: what it is about, and what is to be told. */
export interface Done {
  readonly kind: 'done'
  readonly id: string
  readonly posted: readonly Posted[]
}

export const done = (id: string, posted: Posted | null = null): Done => ({
  kind: 'done',
  id,
  posted: posted === null ? [] : [posted],
})

export type MoneyKind =
  | 'transferLP'
  | 'groupTransfer'
  | 'transferAcceptLP'
  | 'transferReturnLP'
  | 'redPacketLP'
  | 'redPacketAcceptLP'
  | 'receiveCreateLP'
  | 'receivePaidLP'

/** Where a message stands: in a group, or between its sender and another. */
export const targetOf = (groupId: string, peer: string): Target =>
  groupId === '' ? { isGroup: false, id: peer } : { isGroup: true, id: groupId }

/** Why somebody may send no money there; null: they may. */
export async function judgePlace(trx: Trx, me: string, target: Target): Promise<Refused | null> {
  const refusal = await checkPermission(trx, me, target)
  if (refusal === null) return null
  return refuse(
    refusal.code === AckCode.groupMuted || refusal.code === AckCode.memberMuted ? 'muted' : 'no_contact',
  )
}

/**
 * Posts a message of the wallet in the transaction that moves the money: both are there, or neither. Plain, and under a client id that
 * nobody can know before. Null where its sender may not speak any more: the money moves all the same, and a client would hide the message.
 * Source: S-WAL-8.
 */
export async function post(
  trx: Trx,
  type: MoneyKind,
  place: { readonly from: string; readonly target: Target; readonly about?: number | null },
  content: MoneyContent,
  now: number,
): Promise<Posted | null> {
  const { from, target, about = null } = place
  if ((await checkPermission(trx, from, target)) !== null) return null
  const told = about === null ? content : { msgIds: [String(about)], ...content }
  const body = { type, content: JSON.stringify(told) }
  const row = await storeMessage(trx, { senderId: from, target, clientId: randomUUID(), body }, now)
  return { row, audience: await audienceOf(trx, from, target) }
}
