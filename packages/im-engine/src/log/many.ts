// Commands that reach many conversations: what came of them is told for each, and one refusal holds up no other. They come with
// what loads on demand (on-demand.ts), so what the front door has is given to them and not imported.

import type { mayBroadcast } from '../decide/broadcast.js'
import { contentToForward } from '../decide/forward.js'
import type { Result } from '../model/errors.js'
import type { ClientId, ConversationKey, partOf, ServerId } from '../model/ids.js'
import type { Content } from '../model/outbox.js'
import type { LogDoor } from './door.js'
import type { Reader } from './reader.js'

type Sent = Result<{ readonly clientId: ClientId }>

/** What came of one message in one conversation that it was to go on to. */
export interface Forwarded {
  /** Of the message that was forwarded. */
  readonly id: string
  readonly to: ConversationKey
  readonly result: Sent
}

/** What came of a broadcast for one receiver. */
export interface Broadcasted {
  readonly to: ConversationKey
  readonly result: Sent
}

/** Reads the messages, then sends what they say one after the other, so that they stand in this order. */
export async function forward(
  reader: Reader,
  isForwardable: Parameters<typeof contentToForward>[1],
  send: (key: ConversationKey, content: Content) => Promise<Sent>,
  from: ConversationKey,
  messages: readonly { readonly id: string; readonly at: number }[],
  to: readonly ConversationKey[],
): Promise<readonly Forwarded[]> {
  const contents = await Promise.all(
    messages.map(async ({ id, at }) =>
      contentToForward(await reader.find(from, id as ServerId, at, at), isForwardable),
    ),
  )
  const outcomes: Forwarded[] = []
  for (const key of to)
    for (const [index, content] of contents.entries()) {
      const result = content.ok ? await send(key, content.value) : content
      outcomes.push({ id: messages[index]?.id ?? '', to: key, result })
    }
  return outcomes
}

/** One command for all who may be reached; the others are refused by name. */
export async function broadcast(
  rules: { readonly mayBroadcast: typeof mayBroadcast; readonly partOf: typeof partOf },
  log: LogDoor,
  clientId: ClientId,
  to: readonly ConversationKey[],
  text: string,
): Promise<readonly Broadcasted[]> {
  const people = [...new Set(to)].map((key) => ({ key, verdict: rules.mayBroadcast(log.state(), key) }))
  const keys = people.filter(({ verdict }) => verdict === null).map(({ key }) => key)
  const outcome =
    keys.length === 0 ? undefined : await log.submit({ type: 'broadcast', clientId, keys, text })
  return people.map(({ key, verdict }) => {
    if (verdict !== null) return { to: key, result: { ok: false, refusal: { kind: verdict } } }
    if (outcome?.ok === false) return { to: key, result: outcome }
    return { to: key, result: { ok: true, value: { clientId: rules.partOf(clientId, keys.indexOf(key)) } } }
  })
}
