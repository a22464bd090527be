// Committed rows as the machines read them: of conversations, and of the outbox.

import { toClientId, toServerId } from '../model/ids.js'
import { type Mark, START } from '../model/order.js'
import type { OutboxItem } from '../model/outbox.js'
import { HandClock } from '../testing/hand-clock.js'
import type { OnFault } from './faults.js'
import { KEY } from './test-backend.js'

export const mark = (at: number): Mark => (at === 0 ? START : { at, id: toServerId(String(at)) })
export const rowOf = (newest: number, read: number, delivered = 0, receiptedRead = 0) => ({
  key: KEY,
  mark: mark(read),
  newestIncoming: mark(newest),
  receipted: { delivered: mark(delivered), read: mark(receiptedRead) },
  late: [],
  isReceiptParked: false,
})
export const stateWith = (row: ReturnType<typeof rowOf>) => ({
  log: { state: () => ({ conversations: new Map([[KEY, row]]) }) },
  isPulling: () => false,
})

export const ID = toClientId('c-1')
export const ack = {
  type: 'ack',
  seq: ID,
  code: 0,
  id: '9',
  at: 1,
  number: 1,
  message: '',
  retryAfterMs: 0,
} as const

export const depsWith = (rows: readonly OutboxItem[], onFault: OnFault) => {
  const clock = new HandClock()
  const outbox = new Map(rows.map((row) => [row.clientId, { ...row, queuedAt: clock.now() }]))
  return { clock, log: { state: () => ({ outbox }) }, onFault }
}
export const row: OutboxItem = {
  clientId: ID,
  key: KEY,
  localSeq: 1,
  queuedAt: 0,
  state: 'sending',
  content: { kind: 'text', text: 'x' },
  receivers: 1,
}
