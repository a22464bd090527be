import { PAY_MAX_CENTS } from '../../../../contract/posting'
import { readTyped } from '../../../../contract/typed'

/** Dollars as they are typed, in any digits, e.g. "$1,200" or "12.50"; null: nothing; undefined: no sum. */
export function readDollars(typed: string): number | null | undefined {
  const text = readTyped(typed).replace(/[$,\s]/g, '')
  if (text === '') return null
  const cents = /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return cents > 0 && cents <= PAY_MAX_CENTS ? cents : undefined
}
