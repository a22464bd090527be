// Tells inputs to a state as the log does, without a disk: decide, fold, and what came of it.

import type { Fact } from '../events/facts.js'
import { newCommit } from '../events/version.js'
import type { Refusal } from '../model/errors.js'
import type { ConversationKey } from '../model/ids.js'
import type { Input } from '../model/input.js'
import type { Message } from '../model/message.js'
import type { State } from '../model/state.js'
import { fold } from '../project/fold.js'
import { type Loaded, NOTHING_LOADED } from './context.js'
import { decide } from './decide.js'

export interface Told {
  readonly facts: readonly Fact[]
  readonly refusal?: Refusal
}

/** `loaded` = what is sealed, as load would have read it; targets in the tails are found without. */
export function tell(
  state: State,
  input: Input,
  options: {
    loaded?: Partial<Loaded>
    now?: number
    serverNow?: number
    opened?: readonly ConversationKey[]
  } = {},
): Told {
  const targets = new Map(options.loaded?.targets ?? [])
  for (const tail of state.tails.values()) for (const message of tail) targets.set(message.id, message)
  const loaded: Loaded = { ...NOTHING_LOADED, ...options.loaded, targets }
  const now = options.now ?? 1_000_000
  const context = { now, serverNow: options.serverNow ?? now, opened: new Set(options.opened ?? []) }
  const decision = decide(state, input, loaded, context)
  if (!decision.ok) return { facts: [], refusal: decision.refusal }
  if (decision.facts.length > 0) fold(state, newCommit(decision.facts, 0), state.position + 1)
  return { facts: decision.facts }
}

/** Texts of a tail in order. */
export const textsOf = (state: State, key: ConversationKey): readonly string[] =>
  (state.tails.get(key) ?? []).map((message: Message) => message.text)
