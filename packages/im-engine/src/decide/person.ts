import { unreachable } from '../model/errors.js'
import type { Input, PersonInput } from '../model/input.js'
import type { State } from '../model/state.js'
import { decideBroadcast } from './broadcast.js'
import { decideClear } from './clear.js'
import { type Context, type Decision, type Loaded, say } from './context.js'
import { moveMark } from './reading.js'
import { decideDiscard, decideResend, decideSend } from './send.js'
import { decideStar } from './star.js'

/** The rules that a log goes by. */
export type Decide = (state: Readonly<State>, input: Input, loaded: Loaded, context: Context) => Decision

/**
 * What the person wants: all that a tab decides before it has the network half. What processes submit comes with that half
 * (decide.ts), so that a first paint does without those rules.
 */
export function decidePerson(
  state: Readonly<State>,
  input: PersonInput,
  loaded: Loaded,
  context: Context,
): Decision {
  switch (input.type) {
    case 'send':
      return decideSend(state, input, loaded, context)
    case 'broadcast':
      return decideBroadcast(state, input, loaded, context)
    case 'resend':
      return decideResend(state, input, loaded, context)
    case 'discard':
      return decideDiscard(state, input)
    case 'mark-read':
      return say(...moveMark(state, loaded, input.key, input.upTo))
    case 'change-conversation': {
      const { type: _type, ...change } = input
      return say({ type: 'conversation-changed', ...change })
    }
    case 'star':
      return decideStar(state, input, loaded, context)
    case 'clear-conversation':
      return decideClear(state, input.key, loaded)
    default:
      return unreachable(input)
  }
}
