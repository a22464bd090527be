// The calls of the wallet, and what they answer. All amounts are whole cents.

import { type ConversationKey, groupOf, isGroupKey, peerOf } from '@sarika/im-engine'
import type {
  BillAsked,
  PacketAsked,
  RecordFilter,
  RecordWhat,
  TransferAnswer,
  TransferAsked,
} from '../../../contract/wallet'
import { type Answer, type Call, call } from '../../../http/call'
import { type Fields, listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { getSession } from '../../../lib/session'

/** Why nothing came of a call; `code` is the server's. */
export type Fault =
  | { readonly kind: 'network' }
  | {
      readonly kind: 'refused'
      readonly code: string
      /** What is left of the tries, until when (ms) it is locked, or how much (cents) is the most; 0 = not told. */
      readonly triesLeft: number
      readonly until: number
      readonly most: number
    }

export function faultOf(answer: Answer): Fault | null {
  if (answer.kind === 'ok') return null
  if (answer.kind === 'network') return { kind: 'network' }
  const { code, status, data } = answer
  return {
    kind: 'refused',
    code: status === 429 ? 'too_fast' : code,
    triesLeft: numberAt(data, 'triesLeft'),
    until: numberAt(data, 'until'),
    most: numberAt(data, 'most'),
  }
}

type Asked = Pick<Call, 'method' | 'json' | 'onceKey' | 'signal'> & { readonly path: string }

/** In the name of who is in the chat. */
export async function callWallet({ path, ...rest }: Asked): Promise<Answer> {
  const bearer = getSession()?.chat.token ?? ''
  return call({ ...rest, url: `/chat/wallet${path}`, bearer, language: 'en' })
}

/** null: it is done. */
const post = async (path: string, json: Fields, onceKey: string): Promise<Fault | null> =>
  faultOf(await callWallet({ method: 'POST', path, json, onceKey }))

/** Where it goes, as the server names it: the other one, or a group. */
const targetOf = (conversation: ConversationKey): { groupId: string } | { to: string } =>
  isGroupKey(conversation) ? { groupId: groupOf(conversation) } : { to: peerOf(conversation) }

interface Sent {
  /** cents */
  readonly amount: number
  readonly note: string
  readonly pin: string
  readonly onceKey: string
}

/** To somebody: the other one of two, or one of a group. */
export const sendTransfer = (
  conversation: ConversationKey,
  { to, amount, note, pin, onceKey }: Sent & { readonly to: string },
): Promise<Fault | null> =>
  post(
    '/transfer',
    { transfer: { ...targetOf(conversation), to, amount, note }, pin } satisfies TransferAsked,
    onceKey,
  )

/** By who gets it, once: the key is of the deed, so a press more is the same one. */
export const answerTransfer = (id: string, answer: 'accept' | 'return'): Promise<Fault | null> =>
  post(`/transfer/${id}/${answer}`, {}, `${answer}-${id}`)

export const sendPacket = (
  conversation: ConversationKey,
  {
    amount,
    parts,
    isEqual,
    note,
    pin,
    onceKey,
  }: Sent & { readonly parts: number; readonly isEqual: boolean },
): Promise<Fault | null> =>
  post(
    '/red_packets',
    {
      red_packet: {
        ...targetOf(conversation),
        amount,
        count: parts,
        way: isEqual ? 'equal' : 'chance',
        note,
      },
      pin,
    } satisfies PacketAsked,
    onceKey,
  )

export const openPacket = (id: string): Promise<Fault | null> =>
  post(`/red_packets/${id}/open`, {}, `open-${id}`)

interface NewBill {
  readonly title: string
  readonly total: number
  readonly shares: readonly { readonly imId: string; readonly amount: number }[]
  readonly onceKey: string
}

/** Asks for shares; one's own is paid by it. */
export const createBill = (
  conversation: ConversationKey,
  { title, total, shares, onceKey }: NewBill,
): Promise<Fault | null> =>
  post(
    isGroupKey(conversation) ? '/group_spilt_bills' : '/spilt_bills',
    { spilt_bill: { ...targetOf(conversation), title, amount: total, shares } } satisfies BillAsked,
    onceKey,
  )

export const payBill = (id: string, me: string, pin: string, onceKey: string): Promise<Fault | null> =>
  post(`/spilt_bills/${id}/pay/${me}`, { pin }, onceKey)

/** `current`: the PIN until now, where there is one. */
export const putPin = async (pin: string, current?: string): Promise<Fault | null> =>
  faultOf(
    await callWallet({
      method: 'PUT',
      path: '/pin',
      json: { pin, ...(current === undefined ? {} : { current }) },
    }),
  )

/** Some of a list, the newest first, and how many there are in all. */
export interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** What the wallet says of itself. */
export interface PurseState {
  readonly balance: number
  readonly hasPin: boolean
}

export const toPurseState = (data: unknown): PurseState => ({
  balance: numberAt(data, 'balance'),
  hasPin: toFields(data).hasPin === true,
})

export const toFee = (data: unknown): number => numberAt(data, 'fee')

/** Who and which group something of the wallet is about, as the server names them: also whom one does not know any more. */
export interface Told {
  /** "" = between two */
  readonly groupId: string
  readonly groupName: string
  /** By im id. */
  readonly names: Readonly<Record<string, unknown>>
}

export const toTold = (data: unknown): Told => ({
  groupId: textAt(data, 'groupId'),
  groupName: textAt(data, 'groupName'),
  names: toFields(toFields(data).names),
})

const ENDS = ['accepted', 'returned', 'expired'] as const satisfies readonly TransferAnswer['state'][]

export interface Transfer extends Told {
  readonly id: string
  readonly amount: number
  readonly fee: number
  readonly note: string
  readonly from: string
  readonly to: string
  readonly state: TransferAnswer['state']
  /** When it was sent, and when it was accepted or returned, ms; 0: not yet, or not known. */
  readonly at: number
  readonly doneAt: number
}

export const toTransferState = (data: unknown): Transfer['state'] =>
  ENDS.find((end) => end === textAt(data, 'state')) ?? 'pending'

export const toTransfer = (data: unknown): Transfer => ({
  ...toTold(data),
  id: textAt(data, 'id'),
  amount: numberAt(data, 'amount'),
  fee: numberAt(data, 'fee'),
  note: textAt(data, 'note'),
  from: textAt(data, 'from'),
  to: textAt(data, 'to'),
  state: toTransferState(data),
  at: numberAt(data, 'at'),
  doneAt: numberAt(data, 'doneAt'),
})

export interface Packet extends Told {
  readonly id: string
  readonly amount: number
  readonly note: string
  readonly from: string
  /** "" = to a group. */
  readonly to: string
  /** Parts, and how many of them nobody has opened. */
  readonly count: number
  readonly left: number
  /** The rest went back. */
  readonly isOver: boolean
  readonly isByChance: boolean
  /** ms */
  readonly at: number
  readonly taken: readonly { readonly imId: string; readonly amount: number; readonly at: number }[]
}

/** What nobody opened of it, in cents. */
export const restOf = ({ amount, taken }: Packet): number =>
  taken.reduce((rest, part) => rest - part.amount, amount)

export const toPacket = (data: unknown): Packet => ({
  ...toTold(data),
  id: textAt(data, 'id'),
  amount: numberAt(data, 'amount'),
  note: textAt(data, 'note'),
  from: textAt(data, 'from'),
  to: textAt(data, 'to'),
  count: numberAt(data, 'count'),
  left: numberAt(data, 'left'),
  isOver: textAt(data, 'state') === 'expired',
  isByChance: textAt(data, 'way') !== 'equal',
  at: numberAt(data, 'at'),
  taken: listAt(data, 'taken').map((one) => ({
    imId: textAt(one, 'imId'),
    amount: numberAt(one, 'amount'),
    at: numberAt(one, 'at'),
  })),
})

export const PACKET_LISTS = ['received', 'sent'] as const
export type PacketList = (typeof PACKET_LISTS)[number]

/** A red packet in a list; `part`: what one got of it, in cents. */
export interface PacketRecord extends Omit<Packet, 'taken'> {
  readonly part: number
}

export const packetsPath = (which: PacketList): string => `/red_packet_records/${which}`

export const toPackets = (data: unknown): Rows<PacketRecord> => ({
  total: numberAt(data, 'total'),
  rows: listAt(data, 'records').map((one) => ({ ...toPacket(one), part: numberAt(one, 'part') })),
})

export interface Bill extends Told {
  readonly id: string
  readonly title: string
  readonly total: number
  readonly by: string
  /** ms */
  readonly at: number
  /** `paidAt` 0: open */
  readonly shares: readonly { readonly imId: string; readonly amount: number; readonly paidAt: number }[]
}

export const toBill = (data: unknown): Bill => ({
  ...toTold(data),
  id: textAt(data, 'id'),
  title: textAt(data, 'title'),
  total: numberAt(data, 'amount'),
  by: textAt(data, 'from'),
  at: numberAt(data, 'at'),
  shares: listAt(data, 'shares').map((one) => ({
    imId: textAt(one, 'imId'),
    amount: numberAt(one, 'amount'),
    paidAt: numberAt(one, 'paidAt'),
  })),
})

export const shareOf = ({ shares }: Bill, imId: string): Bill['shares'][number] | undefined =>
  shares.find((one) => one.imId === imId)

/** Between two, the other one; "" = nobody. */
export const otherOf = ({ by, shares }: Bill, me: string): string =>
  by === me ? (shares.find(({ imId }) => imId !== me)?.imId ?? '') : by

/** Who has not paid yet. */
export const waitingOf = ({ shares, by }: Bill): readonly string[] =>
  shares.filter(({ paidAt, imId }) => paidAt === 0 && imId !== by).map(({ imId }) => imId)

export const toBills = (data: unknown): Rows<Bill> => ({
  total: numberAt(data, 'total'),
  rows: listAt(data, 'bills').map(toBill),
})

const WHATS: readonly RecordWhat[] = [
  'start',
  'transferTo',
  'transferFrom',
  'transferBack',
  'packetTo',
  'packetSent',
  'packetFrom',
  'packetBack',
  'billPaid',
  'billGot',
]

/** One movement, as who it belongs to sees it: `amount` in cents, negative = it went. */
export interface MoneyRecord extends Told {
  readonly id: string
  readonly what: RecordWhat | 'other'
  readonly amount: number
  /** id of the transfer, the red packet or the bill; "" = of none. */
  readonly about: string
  /** Of a transfer. */
  readonly state: TransferAnswer['state']
  /** How much of what went came back since, in cents. */
  readonly back: number
  /** With whom; "" = nobody, or a group. */
  readonly peer: string
  readonly note: string
  /** ms */
  readonly at: number
}

export const recordsPath = (filter: RecordFilter): string => `/records?filter=${filter}`

export const toRecords = (data: unknown): Rows<MoneyRecord> => ({
  total: numberAt(data, 'total'),
  rows: listAt(data, 'records').map(
    (one): MoneyRecord => ({
      ...toTold(one),
      id: textAt(one, 'id'),
      what: WHATS.find((what) => what === textAt(one, 'what')) ?? 'other',
      amount: numberAt(one, 'amount'),
      about: textAt(one, 'about'),
      state: toTransferState(one),
      back: numberAt(one, 'back'),
      peer: textAt(one, 'peer'),
      note: textAt(one, 'note'),
      at: numberAt(one, 'at'),
    }),
  ),
})
