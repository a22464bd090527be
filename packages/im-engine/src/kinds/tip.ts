import { serverKind } from './kind.js'
import { fieldsOf, given, proseOf, textOf } from './shapes/fields.js'

/** A line between the messages: what happened. */
export interface Tip {
  readonly text: string
  /** What it is about, as its sender calls it. */
  readonly tipType: string
  /** Who did it, and to whom. */
  readonly fromImId: string
  readonly openImId: string
}

/** Begins the brief of a tip that has no text: what follows is its type, for a screen to word, e.g. `tip:contact-agreed`. */
export const TIP_MARK = 'tip:'

/** What happened in a conversation; nobody said it, so it is not counted. */
export const tip = serverKind<'tip', Tip>(
  {
    type: 'tip',
    decode(raw) {
      const field = fieldsOf(raw)
      return {
        text: proseOf(raw),
        tipType: textOf(field('tipType')),
        fromImId: textOf(field('fromImId')),
        openImId: textOf(field('openImId')),
      }
    },
    encode: ({ text, ...rest }) => ({ text, extra: given(rest) }),
    preview: ({ text, tipType }) => (text === '' && tipType !== '' ? `${TIP_MARK}${tipType}` : text),
    textOf: ({ text }) => text,
  },
  { isQuiet: true },
)
