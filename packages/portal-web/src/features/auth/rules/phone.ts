import { readDigits } from '../../../contract/typed'

type Reader = typeof import('../../../contract/phones')

let reader: Reader | undefined

/** Fetches what reads numbers: the plans of 15 countries, which only a form with a phone needs. */
export async function loadPhoneReader(): Promise<boolean> {
  reader ??= await import('../../../contract/phones').catch(() => undefined)
  return reader !== undefined
}

/**
 * The phone as it is kept, e.g. "855", "012 345 678" > { regionCode: "855", mobile: "12345678" }. What is no phone, and
 * everything until the reader is there, are digits as typed: the server reads them by the same rules.
 */
export const readMobile = (regionCode: string, mobile: string): { regionCode: string; mobile: string } =>
  reader?.readPhone(regionCode, mobile) ?? { regionCode, mobile: readDigits(mobile) }

/** Whether this is no phone; without the reader the server says so. */
export const isKnownWrong = (regionCode: string, mobile: string): boolean =>
  reader !== undefined && reader.readPhone(regionCode, mobile) === null
