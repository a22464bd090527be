import { isId } from '../model/given.js'
import type { CallStart } from './call-view.js'

const PAIR: ReadonlySet<unknown> = new Set(['audio', 'video'])

/** What is wrong with what a caller gives, by the name of its field; undefined where nothing is. From JavaScript anything may come. */
export function wrongInStart(call: CallStart): string | undefined {
  if (typeof call !== 'object' || call === null) return 'call'
  if (call.type === 'meeting') return isId(call.group) ? undefined : 'group'
  if (!PAIR.has(call.type)) return 'type'
  return isId(call.to) ? undefined : 'to'
}
