import type { Fact } from '../events/facts.js'
import { hasSettings, settingsOf } from '../model/conversation.js'
import { unreachable } from '../model/errors.js'
import type { ConversationKey } from '../model/ids.js'
import type { Input, PersonInput } from '../model/input.js'
import { MARK_AHEAD_MS } from '../model/limits.js'
import type { Mark } from '../model/order.js'
import type { State } from '../model/state.js'
import { decideBroadcast } from './broadcast.js'
import { decideClear } from './clear.js'
import { type Context, type Decision, type Loaded, say } from './context.js'
import { decideErase } from './erase.js'
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
      return say(
        ...moveMark(state, loaded, input.key, heldMark(input, context)),
        ...unmarked(state, input.key),
      )
    case 'change-conversation': {
      const { type: _type, ...change } = input
      return isSoAlready(state, change) ? say() : say({ type: 'conversation-changed', ...change })
    }
    case 'erase':
      return decideErase(state, input, loaded, context)
    case 'star':
      return decideStar(state, input, loaded, context)
    case 'clear-conversation':
      return decideClear(state, input.key, loaded)
    default:
      return unreachable(input)
  }
}

/** Who sets what is set already, or deletes what is not here, changes nothing. Source: S-AI-23. */
function isSoAlready(
  state: Readonly<State>,
  { key, draft, ...change }: Omit<Extract<PersonInput, { type: 'change-conversation' }>, 'type'>,
): boolean {
  const row = state.conversations.get(key)
  if (draft !== undefined) return false
  if (row === undefined) return change.isDeleted !== undefined
  return hasSettings(row, { ...settingsOf(row), ...change })
}

/** A mark of a time to come stands for all that is here: by a clock that is ahead what comes would be read before. Source: S-API-15. */
const heldMark = (
  { upTo }: Extract<PersonInput, { type: 'mark-read' }>,
  { serverNow }: Context,
): Mark | undefined => (upTo !== undefined && upTo.at <= serverNow + MARK_AHEAD_MS ? upTo : undefined)

/** Who reads it has come back to it. Source: S-ACT-2. */
function* unmarked(state: Readonly<State>, key: ConversationKey): Generator<Fact> {
  if (state.conversations.get(key)?.isMarkedUnread === true)
    yield { type: 'conversation-changed', key, isMarkedUnread: false }
}
