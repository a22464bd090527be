import type { Fact } from '../events/facts.js'
import type { Input } from '../model/input.js'
import { placesIn } from '../model/mention.js'
import type { Message } from '../model/message.js'
import type { Content } from '../model/outbox.js'
import type { State } from '../model/state.js'
import { covering, inFinalForm } from './admit.js'
import { type Decision, type Loaded, say } from './context.js'
import { warned } from './corrected.js'
import { withdrawal } from './withdraw.js'

type Of<T extends Input['type']> = Extract<Input, { type: T }>

/**
 * The server has it under this id and time. An ack for a row that failed counts too; one for a row that is gone says
 * nothing new but its remark. Source: S-SEND-5, S-REFUSE-9.
 */
export function decideAcked(state: Readonly<State>, input: Of<'acked'>, loaded: Loaded): Decision {
  const item = state.outbox.get(input.clientId)
  if (item === undefined) return say(...warned(state, input))
  const confirmed = {
    type: 'message-confirmed' as const,
    clientId: input.clientId,
    ...(input.warning === undefined ? {} : { warning: input.warning }),
  }
  const numbered = input.number === 0 ? [] : covering(state, item.key, [input.number])
  if (item.content.kind === 'withdraw') {
    const what = { key: item.key, target: item.content.target, withdrawnAt: input.at, by: state.me }
    return say(confirmed, ...withdrawal(state, loaded, what), ...numbered)
  }
  if (state.tailIds.has(input.id) || loaded.known.has(input.id))
    return say(confirmed, ...warned(state, input), ...numbered)
  const message: Message = {
    id: input.id,
    at: input.at,
    key: item.key,
    from: state.me,
    ...saidIn(item.content),
    own: true,
    number: input.number,
    clientId: input.clientId,
    ...(input.warning === undefined ? {} : { warning: input.warning }),
    receivers: item.receivers,
  }
  return say({ ...confirmed, message: inFinalForm(state, loaded, message, undefined) }, ...numbered)
}

/** What a row of the outbox says, as the message that it becomes. */
function saidIn(content: Exclude<Content, { kind: 'withdraw' }>) {
  const { quoteId } = content
  const quoting = quoteId === undefined ? {} : { quoteId }
  if (content.kind === 'raw') {
    const places = placesIn(content.type, content.said.extra)
    return {
      kind: content.type,
      ...content.said,
      ...quoting,
      ...(places === undefined ? {} : { mentionsAt: places }),
    }
  }
  const { text, jobId, mentionsAt, broadcastId, notSaved } = content
  return {
    kind: 'text',
    text,
    ...quoting,
    ...(jobId === undefined ? {} : { jobId }),
    ...(mentionsAt === undefined ? {} : { mentionsAt }),
    ...(broadcastId === undefined ? {} : { broadcastId }),
    ...(notSaved === undefined ? {} : { notSaved }),
  }
}

/** Only a row that is still sending can fail, and of its upload only one that is uploading. Source: S-SEND-6. */
export function decideSendFailed(state: Readonly<State>, input: Of<'send-failed'>): Decision {
  const wanted = input.failure.kind === 'upload' ? 'uploading' : 'sending'
  if (state.outbox.get(input.clientId)?.state !== wanted) return say()
  const fact: Fact = { type: 'send-failed', clientId: input.clientId, failure: input.failure }
  return say(fact)
}
