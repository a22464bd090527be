import { account } from './en/account'
import { app } from './en/app'
import { pages } from './en/pages'

/** English: the only language of the first script, and the measure of all others; other areas are in later.ts. */
export const en = { app, account, pages } as const

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

/** Pages that are still to come: their words say what they will be. */
export type ComingPage = 'seekers' | 'share'
