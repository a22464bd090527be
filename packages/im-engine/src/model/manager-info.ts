import { MANAGER_INFO_MS } from './limits.js'
import type { State } from './state.js'

/** Whether the managers' cards are an hour old, or a clock was set back; `now`: local ms. Source: S-MGR-3. */
export function isManagerInfoDue({ cursors }: Readonly<State>, now: number): boolean {
  const last = cursors.get('manager-info')
  return last === undefined || Math.abs(now - Number(last)) >= MANAGER_INFO_MS
}
