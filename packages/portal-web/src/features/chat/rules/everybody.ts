import { EVERYBODY_KEY, type ImId, peerOf, type ShownMessage } from '@sarika/im-engine'

const EVERYBODY = peerOf(EVERYBODY_KEY)

/** Where a manager speaks to everybody: nothing said there can be taken back, answered or reported. Source: S-MGR-10. */
export const isToEverybody = ({ peer }: { readonly peer: ImId | null }): boolean => peer === EVERYBODY

/** As the server takes it from one manager: so many at once, then one each so many ms. Source: S-MGR-6. */
const AT_ONCE = 5
const ONE_EACH_MS = 60_000

/**
 * When the first that waits goes by this rate, ms since epoch; `said`: oldest first. null: nothing waits, or not for that. A server
 * that began anew meanwhile takes it earlier.
 */
export function nextToEverybody(said: readonly Pick<ShownMessage, 'own' | 'state' | 'at'>[]): number | null {
  const own = said.filter(({ own }) => own)
  const first = own.find(({ state }) => state === 'sending')
  if (first === undefined) return null
  let left = AT_ONCE
  let last = 0
  const fill = (at: number) => {
    left = Math.min(AT_ONCE, left + Math.max(0, at - last) / ONE_EACH_MS)
    last = Math.max(last, at)
  }
  for (const { at } of own.filter(({ state }) => state === 'sent')) {
    fill(at)
    left = Math.max(0, left - 1)
  }
  fill(first.at)
  return left >= 1 ? null : last + (1 - left) * ONE_EACH_MS
}
