// Rows with receipts and marks, as the tests of these machines need them.

import { toServerId } from '../model/ids.js'
import { type Mark, START } from '../model/order.js'
import { KEY } from './test-stage.js'

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
