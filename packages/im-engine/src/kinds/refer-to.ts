import { personKind } from './kind.js'
import { textOf } from './shapes/fields.js'

/** Words about something that was said elsewhere. */
export interface ReferTo {
  readonly text: string
  /** What they are about, as it came: a message's id or its words. */
  readonly refersTo: string
}

/** A text that refers to something. */
export const referTo = personKind<'referTo', ReferTo>({
  type: 'referTo',
  decode: ({ text, more }) => ({ text, refersTo: textOf(more?.referTo) }),
  encode: ({ text, refersTo }) => ({ text, more: { referTo: refersTo } }),
  preview: ({ text }) => text,
  textOf: ({ text, refersTo }) => [text, refersTo].filter((part) => part !== '').join(' '),
  judge: ({ text }) => (text.trim() === '' ? 'referTo: it says nothing' : undefined),
})
