// What portal and server say to each other of the wallet. Demo money: no way leads any in or out. Every amount is whole US cents.
//
// All calls stand under /chat/wallet and take the chat's token. Whatever makes or moves something takes the header Idempotency-Key;
// the same key again is answered the same, and done once. A refusal is `{ code: WalletRefusal, message, fields, data: WalletFault }`.

/** Whether a deployment has one; field `wallet` of GET /chat/config/web. */
export type WalletSwitch = 'demo' | 'off'

/** The most of a transfer and of a bill, and of a red packet, in cents. Source: issue 19 "Rules". */
export const TRANSFER_MOST = 50_000
export const PACKET_MOST = 20_000
export const PACKET_PARTS_MOST = 100
export const PIN_DIGITS = 6
/** Characters of a note, a greeting, and what a bill was for (ours). */
export const NOTE_MAX = 60
/** Rows of a page: as many as are asked for, and at most. */
export const WALLET_PAGE = 20
export const WALLET_PAGE_MOST = 200

/**
 * `taken`: by somebody else meanwhile, or a share that is paid; `gone`: it is over; `empty`: no part of a packet is left; `reused`: the
 * key stands for something else; `weak_pin`: a new PIN that is easy to guess, e.g. 000000 or 123456; `muted`: who asks may not speak in that group.
 */
export type WalletRefusal =
  | 'wallet_off'
  | 'too_little'
  | 'wrong_pin'
  | 'pin_locked'
  | 'weak_pin'
  | 'no_pin'
  | 'over_limit'
  | 'gone'
  | 'taken'
  | 'empty'
  | 'not_yours'
  | 'no_contact'
  | 'muted'
  | 'reused'

/** What more there is to a refusal. */
export interface WalletFault {
  /** of `wrong_pin` */
  readonly triesLeft?: number
  /** of `pin_locked`, ms since epoch */
  readonly until?: number
  /** of `over_limit`, in cents */
  readonly most?: number
}

/** GET /balance: `data` of the answer, as of every call below. */
export interface PurseAnswer {
  readonly balance: number
  readonly hasPin: boolean
}

/** PUT /pin; `current` where there is one already. Answers PurseAnswer. */
export interface PinAsked {
  readonly pin: string
  readonly current?: string
}

/** GET /fee?amount=1260 */
export interface FeeAnswer {
  readonly fee: number
}

/** POST /transfer; with `groupId` it stands in that group, whose member `to` is. Answers TransferAnswer, as /accept and /return do. */
export interface TransferAsked {
  readonly transfer: {
    readonly to: string
    readonly groupId?: string | undefined
    readonly amount: number
    readonly note?: string | undefined
  }
  readonly pin: string
}

/** What those of it are called, and its group: also who has left that group, or whom the caller does not know. */
interface Named {
  /** By im id; absent: not known. */
  readonly names: Readonly<Record<string, string>>
  /** "" between two */
  readonly groupName: string
}

/** GET /transfer/{id}: for the two of it only. Times in ms; `doneAt` 0 while it is pending. */
export interface TransferAnswer extends Named {
  readonly id: string
  readonly from: string
  readonly to: string
  /** "" between two */
  readonly groupId: string
  readonly amount: number
  readonly fee: number
  readonly note: string
  readonly state: 'pending' | 'accepted' | 'returned' | 'expired'
  readonly at: number
  readonly until: number
  readonly doneAt: number
}

/** POST /red_packets; either `to` (one part: `count` is 1 or absent) or `groupId`. Answers PacketAnswer, as /open does. */
export interface PacketAsked {
  readonly red_packet: {
    readonly to?: string | undefined
    readonly groupId?: string | undefined
    readonly amount: number
    readonly count?: number | undefined
    readonly way?: 'chance' | 'equal' | undefined
    readonly note?: string | undefined
  }
  readonly pin: string
}

/** GET /red_packets/{id} */
export interface PacketAnswer extends Named {
  readonly id: string
  readonly from: string
  /** "" in a group */
  readonly to: string
  readonly groupId: string
  readonly amount: number
  /** parts, and how many nobody has opened */
  readonly count: number
  readonly left: number
  readonly way: 'chance' | 'equal'
  readonly note: string
  readonly state: 'open' | 'empty' | 'expired'
  readonly at: number
  readonly until: number
  /** the newest last */
  readonly taken: readonly { readonly imId: string; readonly amount: number; readonly at: number }[]
}

/** GET /red_packet_records/sent and /received ?page=1&size=20, the newest first; `part` is what the caller got of it, 0 = nothing. */
export interface PacketRecordsAnswer {
  readonly records: readonly (Omit<PacketAnswer, 'taken'> & { readonly part: number })[]
  readonly total: number
}

/**
 * POST /spilt_bills (between two: `to`) and /group_spilt_bills (`groupId`). The shares make up the amount; the caller's own may be among
 * them, and counts as paid. Somebody else is asked, and each of them for a cent or more. Answers BillAnswer.
 */
export interface BillAsked {
  readonly spilt_bill: {
    readonly to?: string | undefined
    readonly groupId?: string | undefined
    readonly title: string
    readonly amount: number
    readonly shares: readonly { readonly imId: string; readonly amount: number }[]
  }
}

/** POST /spilt_bills/{id}/pay/{payerId}: everybody pays their own. Answers BillAnswer. */
export interface BillPayAsked {
  readonly pin: string
}

/** GET /spilt_bills/{id} */
export interface BillAnswer extends Named {
  readonly id: string
  readonly from: string
  readonly groupId: string
  readonly title: string
  readonly amount: number
  readonly at: number
  /** `paidAt` 0: open */
  readonly shares: readonly { readonly imId: string; readonly amount: number; readonly paidAt: number }[]
}

/** GET /my_spilt_bills (made by the caller) and /my_pay_spilt_bills (asked of the caller) ?page=1&size=20, the newest first. */
export interface BillsAnswer {
  readonly bills: readonly BillAnswer[]
  readonly total: number
}

export const RECORD_FILTERS = ['all', 'in', 'out', 'transfers', 'packets', 'bills'] as const
export type RecordFilter = (typeof RECORD_FILTERS)[number]

/** What a record tells; `peer` says of whom, "" = nobody, or a group. */
export type RecordWhat =
  | 'start'
  | 'transferTo'
  | 'transferFrom'
  | 'transferBack'
  | 'packetTo'
  | 'packetSent'
  | 'packetFrom'
  | 'packetBack'
  | 'billPaid'
  | 'billGot'

/** GET /records?filter=all&page=1&size=20, the newest first. */
export interface RecordsAnswer {
  readonly records: readonly (Named & {
    readonly id: string
    readonly what: RecordWhat
    /** more than 0 came, less went */
    readonly amount: number
    /** id of the transfer, the red packet or the bill; "" = of none */
    readonly about: string
    /** of that transfer or red packet; "" of all else */
    readonly state: '' | TransferAnswer['state'] | PacketAnswer['state']
    /** how much of what went came back since */
    readonly back: number
    readonly peer: string
    readonly groupId: string
    readonly note: string
    readonly at: number
  })[]
  readonly total: number
}

/**
 * Content of a message of the wallet, as JSON. `from` did it, and `to` is whom it is about ("" = a group): of transferLP who sends and
 * who gets; of transferAcceptLP and transferReturnLP who answers and who sent; of redPacketAcceptLP who opens and whose packet it is; of
 * receivePaidLP who pays and whose bill it is. `msgIds` names the earlier message that it changes.
 */
export interface MoneyContent {
  readonly msgIds?: readonly string[]
  /** of the transfer, the packet or the bill */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly note: string
  /** of transfers as there; of packets open, empty; of bills open, paid (all of it) */
  readonly state: string
  /** parts or shares, and how many are still open; absent of transfers */
  readonly count?: number
  readonly left?: number
}
