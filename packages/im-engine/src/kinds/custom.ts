import { personKind } from './kind.js'
import { proseOf } from './shapes/fields.js'
import type { Prose } from './shapes/prose.js'

/** A custom message without a subtype: its words, where it has any. One with a subtype is what that names. */
export const custom = personKind<'custom', Prose>({
  type: 'custom',
  decode(raw) {
    const text = proseOf(raw)
    return text === '' ? undefined : { text }
  },
  encode: ({ text }) => ({ text }),
  preview: ({ text }) => text,
  judge: ({ text }) => (text.trim() === '' ? 'custom: it says nothing' : undefined),
})
