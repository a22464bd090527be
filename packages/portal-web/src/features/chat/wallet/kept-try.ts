import { draftKey } from '../../../lib/draft'
import { toFields } from '../../../lib/fields'
import { keptInTab, keptJson } from '../../../lib/kept'
import { getSession } from '../../../lib/session'

/** Where a try to send is kept in this tab, e.g. of "transfer.p2p-20001"; a log-out drops it, as any draft. */
export const keyOfTry = (what: string): string => draftKey(getSession()?.userId ?? '', 'wallet', what)

/** null: nothing is kept. */
export function readTry(key: string) {
  const kept = toFields(keptJson(keptInTab, key))
  if (kept.fields === undefined) return null
  return {
    fields: toFields(kept.fields),
    onceKey: typeof kept.onceKey === 'string' ? kept.onceKey : '',
    isTried: kept.isTried === true,
  }
}
