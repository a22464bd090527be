/** Demo money (wallet/ledger.ts). Amounts are US cents. */
import type { Generated, Selectable } from 'kysely'

/** `issuer` has made all there is, `fees` has the fees, `held-ID` what a transfer or a red packet holds; any other is of an im id. */
interface PursesTable {
  id: string
  balance: number
}

export type MovementReason =
  | 'start'
  | 'transfer'
  | 'accept'
  | 'fee'
  | 'return'
  | 'packet'
  | 'open'
  | 'rest'
  | 'pay'
  | 'closed'

interface MovementsTable {
  id: Generated<number>
  from_id: string
  to_id: string
  amount: number
  reason: MovementReason
  /** id of the transfer, the packet or the bill; "" = none */
  about: string
  /** who caused it, and the key of that try */
  by_id: string
  once_key: string
  at: number
}

/** A call that made something: the same key is answered with the same. */
interface CallsTable {
  by_id: string
  once_key: string
  /** as JSON, without the PIN */
  asked: string
  made: string
}

interface PinsTable {
  im_id: string
  hash: string
  /** since the last right one */
  tries: number
  locked_until: number
}

interface TransfersTable {
  id: string
  from_id: string
  to_id: string
  /** "" between two */
  group_id: string
  amount: number
  fee: number
  note: string
  state: 'pending' | 'accepted' | 'returned' | 'expired'
  /** that shows it */
  message_id: number | null
  at: number
  until: number
  done_at: number
}

interface PacketsTable {
  id: string
  from_id: string
  to_id: string
  group_id: string
  amount: number
  count: number
  way: 'chance' | 'equal'
  note: string
  state: 'open' | 'empty' | 'expired'
  message_id: number | null
  at: number
  until: number
}

interface PartsTable {
  packet_id: string
  number: number
  amount: number
  taker_id: string | null
  taken_at: number
}

interface BillsTable {
  id: string
  from_id: string
  to_id: string
  group_id: string
  title: string
  amount: number
  message_id: number | null
  at: number
}

interface SharesTable {
  bill_id: string
  im_id: string
  /** its place among them, from 0 */
  number: number
  amount: number
  paid_at: number
}

export interface WalletTables {
  wallet_purses: PursesTable
  wallet_movements: MovementsTable
  wallet_calls: CallsTable
  wallet_pins: PinsTable
  wallet_transfers: TransfersTable
  wallet_packets: PacketsTable
  wallet_parts: PartsTable
  wallet_bills: BillsTable
  wallet_shares: SharesTable
}

export type TransferRow = Selectable<TransfersTable>
export type PacketRow = Selectable<PacketsTable>
export type BillRow = Selectable<BillsTable>
