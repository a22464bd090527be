import { personKind } from './kind.js'
import { fieldsOf, given, proseOf, textOf } from './shapes/fields.js'

/** Somebody's card; "" where nobody told it. */
export interface BusinessCard {
  readonly imId: string
  readonly nickname: string
  readonly avatar: string
  readonly company: string
}

/** Somebody is made known to somebody else. */
export const businessCard = personKind<'businessCard', BusinessCard>({
  type: 'businessCard',
  decode(raw) {
    const field = fieldsOf(raw)
    const imId = textOf(field('imId'))
    const nickname = textOf(field('nickname') ?? field('contact')) || proseOf(raw)
    if (imId === '' && nickname === '') return undefined
    return { imId, nickname, avatar: textOf(field('avatar')), company: textOf(field('company')) }
  },
  encode: ({ nickname, ...rest }) => ({ text: nickname, extra: given({ nickname, ...rest }) }),
  preview: ({ nickname, company }) => [nickname, company].filter((part) => part !== '').join(', '),
  judge: ({ imId }) => (imId === '' ? 'businessCard: it needs an imId' : undefined),
})
