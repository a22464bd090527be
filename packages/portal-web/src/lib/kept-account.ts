import { otherName, ownName } from './app'
import { numberAt, textAt, toFields } from './fields'
import { keptHere } from './kept'
import { REFRESH_COOKIE_MS } from './limits'

const NAME = 'kept-account'

/** Whose login this app keeps on this machine, by chat id, and until when its cookies last. No token. */
export const noteAccount = (imId: string): void =>
  keptHere.setItem(ownName(NAME), JSON.stringify({ imId, until: Date.now() + REFRESH_COOKIE_MS }))

export const dropAccount = (): void => keptHere.removeItem(ownName(NAME))

/** Whose login the other app keeps, though none of its tabs may be open; none: []. */
export function accountsOfOtherApp(): readonly string[] {
  try {
    const kept = toFields(JSON.parse(keptHere.getItem(otherName(NAME)) ?? 'null'))
    const imId = textAt(kept, 'imId')
    return imId !== '' && numberAt(kept, 'until') > Date.now() ? [imId] : []
  } catch {
    return []
  }
}
