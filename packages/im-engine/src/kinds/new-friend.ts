import { serverKind } from './kind.js'
import { fieldsOf, given, proseOf, textOf } from './shapes/fields.js'

/** Somebody became a contact. */
export interface NewFriend {
  readonly imId: string
  readonly nickname: string
  readonly text: string
}

/** Two people are contacts from here on; who asked is not counted as having written. */
export const newFriend = serverKind<'newFriend', NewFriend>(
  {
    type: 'newFriend',
    decode(raw) {
      const field = fieldsOf(raw)
      return {
        imId: textOf(field('imId') ?? field('fromImId')),
        nickname: textOf(field('nickname')),
        text: proseOf(raw),
      }
    },
    encode: ({ text, ...rest }) => ({ text, extra: given(rest) }),
    preview: ({ text, nickname }) => text || nickname,
  },
  { isPlain: true, isQuiet: true },
)
