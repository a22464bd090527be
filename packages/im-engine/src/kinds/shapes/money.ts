import type { KindDefinition } from '../kind.js'
import { fieldsOf, given, proseOf, textOf } from './fields.js'

/** What the wallet says; all as it came. A plain card until the wallet is built. */
export interface Money {
  readonly amount: string
  readonly currency: string
  readonly note: string
  /** What became of it, e.g. `accepted`. */
  readonly state: string
}

/** A message of the wallet behind the server. */
export const money = <T extends string>(type: T): KindDefinition<T, Money> => ({
  type,
  decode(raw) {
    const field = fieldsOf(raw)
    return {
      amount: textOf(field('amount')),
      currency: textOf(field('currency')),
      note: textOf(field('note') ?? field('message')) || proseOf(raw),
      state: textOf(field('state')),
    }
  },
  encode: (body) => ({ text: body.note, extra: given({ ...body }) }),
  preview: ({ amount, currency, note }) => [amount, currency, note].filter((part) => part !== '').join(' '),
})
