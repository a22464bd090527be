import { usePaged } from '../../../http/read'
import { toFields } from '../../../lib/fields'
import { type Page, toPage } from '../../../lib/reading'
import { type Asked, toAddress } from '../rules/asked'
import { CANDIDATES, type Candidate, toCandidate } from './candidates'

/** What everybody may see of the list. */
export interface Wanted extends Page<Candidate> {
  readonly counts: unknown
  /** There are more, for employers. */
  readonly isCut: boolean
  /** How the seeker who reads it stands there themselves; null: employers do not find them. */
  readonly own: Candidate | null
}

const toWanted = (body: unknown): Wanted => {
  const { counts, isCut, own } = toFields(body)
  return { ...toPage(body, toCandidate), counts, isCut: isCut === true, own: toCandidate(own) }
}

/** The first candidates of what is looked for. */
export const useWanted = (asked: Asked) => usePaged(`${CANDIDATES}?${toAddress(asked)}`, toWanted)
