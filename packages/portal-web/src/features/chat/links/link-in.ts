import { addressesIn } from '../../../lib/addresses'
import { codeIn } from '../rules/code'

/** The first link to a page in what is written, with its scheme, e.g. "https://sarika.example/a"; "" without one. Source: S-PREV-10. */
export function linkIn(text: string): string {
  const codes = codeIn(text)
  const found = addressesIn(text).find(
    ({ href, start }) =>
      /^https?:/i.test(href) && !codes.some((code) => start >= code.start && start < code.end),
  )
  if (found === undefined) return ''
  const written = text.slice(found.start, found.end)
  return /^https?:/i.test(written) ? written : `https://${written}`
}
