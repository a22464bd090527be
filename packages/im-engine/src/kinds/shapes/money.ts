import type { KindDefinition } from '../kind.js'
import { amountOf, fieldsOf, given, idOf, proseOf, textOf } from './fields.js'

/** What the wallet says; what it changes is named by `msgIds`, which a reference reads. */
export interface Money {
  /** Of the transfer, the red packet or the bill, e.g. `"7"`; "" = not told. */
  readonly id: string
  /** Whole cents, e.g. 1260 for $12.60. */
  readonly amount: number
  readonly note: string
  /** What became of it, e.g. `accepted`. */
  readonly state: string
  /** Who gave and who gets, by id; "" = nobody alone. */
  readonly from: string
  readonly to: string
  /** Of a red packet: its parts, and how many of them nobody has opened. */
  readonly count: number
  readonly left: number
}

/** A message of the wallet behind the server. */
export const money = <T extends string>(type: T): KindDefinition<T, Money> => ({
  type,
  decode(raw) {
    const field = fieldsOf(raw)
    return {
      id: idOf(field('id')),
      amount: amountOf(field('amount')) ?? 0,
      note: textOf(field('note') ?? field('message')) || proseOf(raw),
      state: textOf(field('state')),
      from: idOf(field('from')),
      to: idOf(field('to')),
      count: amountOf(field('count')) ?? 0,
      left: amountOf(field('left')) ?? 0,
    }
  },
  encode: (body) => ({ text: body.note, extra: given({ ...body }) }),
  preview: ({ amount, note }) =>
    [amount > 0 ? `$${(amount / 100).toFixed(2)}` : '', note].filter((part) => part !== '').join(' '),
})
