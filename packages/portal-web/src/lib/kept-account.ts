import { otherName, ownName } from './app'
import { numberAt, textAt, toFields } from './fields'
import { keptHere } from './kept'
import { REFRESH_COOKIE_MS } from './limits'

const NAME = 'kept-account'

/** Whose login this app keeps on this machine, by chat id, and until when its cookies last. No token. */
export const noteAccount = (imId: string): void =>
  keptHere.setItem(ownName(NAME), JSON.stringify({ imId, until: Date.now() + REFRESH_COOKIE_MS }))

export const dropAccount = (): void => keptHere.removeItem(ownName(NAME))
export const dropOtherAccount = (): void => keptHere.removeItem(otherName(NAME))

/** What the other app has noted, though none of its tabs may be open; null: nothing that holds. */
function readOther(): { readonly imId: string; readonly until: number } | null {
  try {
    const kept = toFields(JSON.parse(keptHere.getItem(otherName(NAME)) ?? 'null'))
    const [imId, until] = [textAt(kept, 'imId'), numberAt(kept, 'until')]
    return imId !== '' && until > Date.now() ? { imId, until } : null
  } catch {
    return null
  }
}

/** Whose login the other app keeps; none: []. */
export function accountsOfOtherApp(): readonly string[] {
  const other = readOther()
  return other === null ? [] : [other.imId]
}

/** Which login of an account the other app keeps: the next one of the same account has another number. 0 = none. */
export function otherLoginOf(imId: string): number {
  const other = readOther()
  return other?.imId === imId ? other.until : 0
}
