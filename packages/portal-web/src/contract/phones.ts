// contract/ is what portal and server read by the same rules. It imports nothing of either.
//
//   files.ts    what the chat takes as a file
//   typed.ts    what people type and paste, as it looks: small, in every form
//   phones.ts   phone numbers: with the plans of 15 countries, so the portal fetches it with a phone form alone
//
// A number is kept in one spelling, whatever it was typed as: that one spelling is the name of one account.

import parsePhoneNumber, { type MetadataJson } from 'libphonenumber-js/core'
import { COUNTRIES, HOME_DIAL_CODE } from './countries'
import plans from './phone-plans.json'
import { readDigits } from './typed'

/** A phone as an account has it: dial code and number, digits only, `{ regionCode: '855', mobile: '12000001' }`. */
export interface Phone {
  readonly regionCode: string
  readonly mobile: string
}

/**
 * Where the specification or use says more than a country's plan, which allows special services too: a mobile of the
 * mainland, 8 or 9 digits in Cambodia. Elsewhere the length is enough: that somebody holds a number is proved by a code.
 */
const SHAPES: Readonly<Record<string, RegExp>> = { '86': /^1[3-9]\d{9}$/, '855': /^[1-9]\d{7,8}$/ }

const PLUS = /[+\u207a\ufe62\uff0b]/gu

/** Digits with a plus in front where the area code stands there, e.g. "(00855) 12-345-678" > "+85512345678"; null: no number. */
function digitsOf(typed: string): string | null {
  const digits = readDigits(typed).replace(PLUS, '+').replace(/^00/, '+')
  return /^\+?\d{4,20}$/.test(digits) ? digits : null
}

function read(digits: string, defaultCountry: (typeof COUNTRIES)[number]['id'] | undefined): Phone | null {
  const options = defaultCountry === undefined ? { extract: false } : { defaultCountry, extract: false }
  const found = parsePhoneNumber(digits, options, plans as MetadataJson)
  if (found === undefined) return null
  const { countryCallingCode: regionCode, nationalNumber: mobile } = found
  const isNumber = SHAPES[regionCode]?.test(mobile) ?? found.isPossible()
  return isNumber ? { regionCode, mobile } : null
}

/**
 * Area code and number as typed or pasted, e.g. "855", "012 345 678" > { regionCode: "855", mobile: "12345678" }. A number
 * with an area code of its own has that one. Null when it is no phone of a country of the list.
 */
export function readPhone(regionCode: string, typed: string): Phone | null {
  const code = readDigits(regionCode).replace(PLUS, '')
  const country = COUNTRIES.find(({ dialCode }) => dialCode === code)
  const digits = digitsOf(typed)
  return country === undefined || digits === null ? null : read(digits, country.id)
}

/** The same from one text that begins with the area code, e.g. "+855 12 000 001", "85512000001". */
export function readWholePhone(typed: string): Phone | null {
  const digits = digitsOf(typed)
  return digits === null ? null : read(digits.replace(/^\+?/, '+'), undefined)
}

/** A number without an area code is one of Cambodia, e.g. "012000001". */
export const readHomePhone = (typed: string): Phone | null => readPhone(HOME_DIAL_CODE, typed)

/** E.g. "+855 12000001". */
export const phoneText = ({ regionCode, mobile }: Phone): string => `+${regionCode} ${mobile}`
