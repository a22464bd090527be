import { account } from './en/account'
import { app } from './en/app'
import { auth } from './en/auth'
import { chat } from './en/chat'
import { pages } from './en/pages'

/** English: the only language of the first script, and the measure of all others. */
export const en = { app, auth, chat, account, pages } as const

/**
 * The texts of an area in another language: a key that is missing or too many does not compile. All five count without a
 * singular, so a key has no `_one` there.
 */
export type Translated<Texts> = {
  readonly [Key in keyof Texts as Key extends `${string}_one` ? never : Key]: Texts[Key] extends string
    ? string
    : Translated<Texts[Key]>
}

export type Area = keyof typeof en
export type Texts = Translated<typeof en>
