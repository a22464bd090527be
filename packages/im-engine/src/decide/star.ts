import type { Input } from '../model/input.js'
import type { State } from '../model/state.js'
import { type Context, type Decision, type Loaded, refuse, say } from './context.js'

/**
 * Stars are of this machine: no server is told. What has the star already says nothing, and what is not here or was
 * withdrawn has none. Source: S-STAR-1.
 */
export function decideStar(
  _state: Readonly<State>,
  { key, targets, isOn }: Extract<Input, { type: 'star' }>,
  loaded: Loaded,
  context: Context,
): Decision {
  const here = targets.flatMap(({ id }) => {
    const message = loaded.targets.get(id)
    return message === undefined || message.withdrawnAt !== undefined ? [] : [message]
  })
  if (here.length === 0) return refuse({ kind: 'unknown-message' })
  const changed = here.filter(({ star }) => (star?.isOn ?? false) !== isOn)
  if (changed.length === 0) return say()
  // After what they have: a clock that was set back, or two presses in one millisecond, take nothing away from the later word.
  const since = Math.max(context.now, ...changed.map(({ star }) => (star?.at ?? -1) + 1))
  const marks = changed.map(({ at, id }) => ({ at, id }))
  return say({ type: 'messages-starred', key, targets: marks, isOn, at: since })
}
