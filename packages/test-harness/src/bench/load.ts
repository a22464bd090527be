// What both sides are fed, made from a seed: 200 conversations of which every fifth is a group, zipf, a third own messages.
//
//   LoadSpec > conversations > rows in the order of time > pages of 500 a stream, live frames, receipts: JSON text
//
// Times are unique, so that the anchor's key [conversation, time] holds; text is English with every eighth in Khmer.

import { ME, type Row } from './row'
import { encryptContent, KeyRing } from './sealing'

export const PAGE_SIZE = 500
export const CONVERSATIONS = 200

/** Share of the conversation of rank k is k^-ZIPF: the first has a fifth of all, 20,000 of 100,000. */
const ZIPF = 1.08
const OWN_SHARE = 0.3
const FIRST_TIME = 1_700_000_000_000
const STEP_MS = 1_000
const FIRST_ID = 1_000_000
const GROUP_MEMBERS = 8

export interface LoadSpec {
  /** Messages before which this load begins; 0 = a new account. */
  readonly from: number
  readonly size: number
  readonly isEncrypted: boolean
  /** Encrypted rows carry the backend's mac too. */
  readonly hasMac?: boolean
  readonly conversations?: number
  /** The new messages are in the first so many conversations; all by default. */
  readonly freshIn?: number
  /** Part of each page that repeats older messages. */
  readonly duplicates?: number
}

/** A page as the server answers it; `cursor` asked for it. */
export interface PageText {
  readonly stream: 'person' | 'group'
  readonly cursor: string
  readonly body: string
}

/** A conversation by rank, from 0. */
export const isGroup = (rank: number): boolean => rank % 5 === 4
export const placeName = (rank: number): string => (isGroup(rank) ? `g-${rank}` : `im-${rank}`)
export const memberNames = (rank: number): readonly string[] =>
  Array.from({ length: GROUP_MEMBERS }, (_, index) => `im-${rank}-${index}`)

/** Numbers 0 <= x < 1 from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ENGLISH =
  'the a of to and salary interview tomorrow morning please send your resume office Phnom Penh we can start next week what time is good for you thank contract experience years team driver cashier hotel'.split(
    ' ',
  )
const KHMER = ['សួស្តី', 'អរគុណ', 'ការងារ', 'ប្រាក់ខែ', 'សម្ភាសន៍', 'ថ្ងៃស្អែក', 'បាទ', 'ចាស']
/** Stands in every 97th message. */
export const RARE_WORD = 'umbrella'

function textOf(index: number, random: () => number): string {
  const words = index % 8 === 7 ? KHMER : ENGLISH
  const count = 3 + Math.floor(random() * 18)
  let text = index % 97 === 0 ? RARE_WORD : String(index)
  for (let word = 0; word < count; word++) text += ` ${words[Math.floor(random() * words.length)]}`
  return text
}

/** Cumulated shares of the conversations. */
function sharesOf(conversations: number): readonly number[] {
  const weights = Array.from({ length: conversations }, (_, rank) => (rank + 1) ** -ZIPF)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return weights.map((weight) => (sum += weight / total))
}

/** All rows of a load, history first: the same index gives the same row in every load. */
function allRowsOf({ from, size, conversations = CONVERSATIONS, freshIn = conversations }: LoadSpec): Row[] {
  const random = randomFrom(20_260_101)
  const shares = sharesOf(conversations)
  const freshShares = sharesOf(freshIn)
  const numbers = new Array<number>(conversations).fill(0)
  const rows: Row[] = []
  for (let index = 0; index < from + size; index++) {
    const share = random()
    // The first rows name each conversation once, so that all of them exist.
    const rank =
      index < conversations ? index : (index < from ? shares : freshShares).findIndex((upTo) => share < upTo)
    const place = placeName(rank)
    const isOwn = random() < OWN_SHARE
    const member = memberNames(rank)[Math.floor(random() * GROUP_MEMBERS)] ?? ''
    numbers[rank] = (numbers[rank] ?? 0) + 1
    rows.push({
      msg_id: String(FIRST_ID + index),
      msg_time: FIRST_TIME + index * STEP_MS,
      seq: index.toString(16).padStart(32, 'c0ffee'),
      number: numbers[rank] ?? 0,
      sender_id: isOwn ? ME : isGroup(rank) ? member : place,
      ...(isGroup(rank) ? { group_id: place } : { receiver_id: isOwn ? place : ME }),
      msg: { type: 'text', content: textOf(index, random) },
    })
  }
  return rows
}

/** The new rows of a load, and all rows before them. */
async function rowsOf(
  spec: LoadSpec,
): Promise<{ readonly history: readonly Row[]; readonly fresh: readonly Row[] }> {
  const rows = allRowsOf(spec)
  if (spec.isEncrypted) {
    const ring = new KeyRing()
    for (let start = 0; start < rows.length; start += PAGE_SIZE)
      await Promise.all(
        rows.slice(start, start + PAGE_SIZE).map((row) => encryptContent(row, ring, spec.hasMac === true)),
      )
  }
  return { history: rows.slice(0, spec.from), fresh: rows.slice(spec.from) }
}

/** Pages of both streams, taken in turn, as a catch-up asks for them. */
export async function pagesOf(spec: LoadSpec): Promise<readonly PageText[]> {
  const { history, fresh } = await rowsOf(spec)
  const random = randomFrom(7)
  const repeats = Math.floor(PAGE_SIZE * (spec.duplicates ?? 0))
  const toPages = (stream: PageText['stream'], isMine: (row: Row) => boolean): PageText[] => {
    const rows = fresh.filter(isMine)
    const older = repeats === 0 ? [] : history.filter(isMine)
    const pages: PageText[] = []
    for (let start = 0; start < rows.length; start += PAGE_SIZE - repeats) {
      const page = rows.slice(start, start + PAGE_SIZE - repeats)
      for (let count = 0; count < repeats; count++)
        page.push(older[Math.floor(random() * older.length)] as Row)
      const cursor = pages.length === 0 ? cursorAt(spec.from) : `${cursorAt(spec.from)}-${pages.length}`
      const isLast = start + PAGE_SIZE - repeats >= rows.length
      const next = isLast ? cursorAt(spec.from + spec.size) : `${cursorAt(spec.from)}-${pages.length + 1}`
      pages.push({ stream, cursor, body: JSON.stringify({ code: 0, data: page, cursor: next }) })
    }
    return pages
  }
  const person = toPages('person', (row) => row.group_id === undefined)
  const group = toPages('group', (row) => row.group_id !== undefined)
  const turns = Array.from({ length: Math.max(person.length, group.length) }, (_, index) => index)
  return turns.flatMap((index) => [person[index], group[index]].filter((page) => page !== undefined))
}

/** A stream's cursor behind the first `count` messages of all. */
export const cursorAt = (count: number): string => (count === 0 ? '' : `after-${count}`)

/** The new rows of a load as live frames. */
export async function framesOf(spec: LoadSpec): Promise<readonly string[]> {
  const { fresh } = await rowsOf(spec)
  return fresh.map((row) =>
    JSON.stringify({ action: row.group_id === undefined ? 'p2p' : 'group', data: row }),
  )
}

export interface ReceiptText {
  readonly frame: string
  /** Where the anchor finds the rows: it has no index by id. */
  readonly times: readonly number[]
  readonly place: string
}

const IDS_A_RECEIPT = 50

/** Read notices of own one-to-one messages out of all history, IDS_A_RECEIPT ids each. */
export async function receiptsOf(stored: number, count: number): Promise<readonly ReceiptText[]> {
  const random = randomFrom(11)
  const { fresh } = await rowsOf({ from: 0, size: stored, isEncrypted: false })
  const own = new Map<string, Row[]>()
  for (const row of fresh)
    if (row.sender_id === ME && row.receiver_id !== undefined)
      own.set(row.receiver_id, [...(own.get(row.receiver_id) ?? []), row])
  const places = [...own].filter(([, rows]) => rows.length >= IDS_A_RECEIPT)
  const receipts: ReceiptText[] = []
  for (let done = 0; done < count; done += IDS_A_RECEIPT) {
    const [place, rows] = places[Math.floor(random() * places.length)] as [string, Row[]]
    const left = [...rows]
    const picked = Array.from(
      { length: IDS_A_RECEIPT },
      () => left.splice(Math.floor(random() * left.length), 1)[0] as Row,
    )
    const notice = {
      notice_type: 'read',
      im_id: place,
      rim_id: ME,
      msg_ids: picked.map((row) => row.msg_id),
      timestamp: FIRST_TIME + (stored + done) * STEP_MS,
    }
    receipts.push({
      frame: JSON.stringify({ action: 'notice', data: { type: 'notice', notice_id: `n${done}`, notice } }),
      times: picked.map((row) => row.msg_time),
      place,
    })
  }
  return receipts
}
