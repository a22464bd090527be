/** What somebody says in their own words, without ways to reach them: people write numbers where no field asks for one. */
import { replaceMarks } from '../reviews/marks'

/** What stands where something was left out. */
const DOTS = '•••'

/** Between digits they hide a number from whoever looks for one, and from nobody's eyes. */
const UNSEEN = /(\p{Nd})\p{Cf}+(?=\p{Nd})/gu
/** A number as it is called within the country, shorter than what a reviewer is shown, e.g. "012 345". */
const CALLED = /(?<!\p{Nd})[0០](?:[ .-]?\p{Nd}){5,6}(?!\p{Nd})/gu
/** Where somebody is found in a messenger, e.g. "@dara". */
const HANDLE = /(?<=^|\s)[@＠]\w{3,}/gu

/** e.g. "Call 012 345 678" becomes "Call •••". */
export function maskContact(text: string): string {
  const seen = text.replace(UNSEEN, '$1').replace(/[^\S\n]+/g, ' ')
  return replaceMarks(seen, DOTS).replace(CALLED, DOTS).replace(HANDLE, DOTS)
}

/** Scripts that put no space between words. */
const UNPARTED = /[\p{sc=Khmer}\p{sc=Thai}\p{sc=Lao}\p{sc=Han}\p{sc=Hangul}]/u

/** Takes each part of some names out of a text, in any case: as a word of its own, where the script parts words. */
export function maskNames(names: readonly string[]): (text: string) => string {
  const parts = new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []))
  const unparted = [...parts].filter((part) => UNPARTED.test(part))
  return (text) =>
    unparted
      .reduce((rest, part) => rest.replaceAll(part, DOTS), text)
      .replace(/[\p{L}\p{M}]+/gu, (word) => (parts.has(word.toLowerCase()) ? DOTS : word))
}

/** A value of JSON with all its texts changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]))
}
