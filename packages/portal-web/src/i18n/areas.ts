// The English texts of the first script, and the type that every other language must fit. An area is a group of texts,
// e.g. `app`. Areas that only some screens need are in later.ts, so that the start page does not fetch them.

import { account } from './en/account'
import { app } from './en/app'
import { pages } from './en/pages'

/** English is the only language in the first script; the others must have the same keys. */
export const en = { app, account, pages } as const

/**
 * An area in another language. A key that is missing or too many does not compile. The other five languages have no singular
 * form, so their areas have no `_one` keys.
 */
export type Translated<Texts> = {
  readonly [Key in keyof Texts as Key extends `${string}_one` ? never : Key]: Texts[Key] extends string
    ? string
    : Translated<Texts[Key]>
}

export type Area = keyof typeof en
export type Texts = Translated<typeof en>
