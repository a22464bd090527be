import type { KindDefinition } from '../kind.js'
import { amountOf, fieldsOf, proseOf } from './fields.js'

/** A call that was, as far as a message tells of it. */
export interface Call {
  readonly text: string
  /** 0 none, 1 invite, 2 cancel, 3 received, 4 accept, 5 reject, 6 no answer, 7 end, 8 busy, 9 switch. Source: specification 3. */
  readonly state: number
  /** Seconds; 0 = nobody told. */
  readonly duration: number
}

export const call = <T extends string>(type: T): KindDefinition<T, Call> => ({
  type,
  decode(raw) {
    const field = fieldsOf(raw)
    return {
      text: proseOf(raw),
      state: amountOf(field('state')) ?? 0,
      duration: amountOf(raw.more?.timeLength ?? field('duration')) ?? 0,
    }
  },
  encode: ({ text, state, duration }) => ({ text, extra: { state, duration } }),
  preview: ({ text }) => text,
})
