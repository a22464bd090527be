import type { Fact } from '../events/facts.js'
import type { State } from '../model/state.js'
import type { Logged } from '../ports/disk.js'

/**
 * What the retained log says of a message, oldest first, e.g. `["12 messages-received (catch-up)"]`; what is behind the
 * log answers from what rows keep, marked as folded. Source: contract 9.
 */
export function explain(id: string, state: Readonly<State>, log: readonly Logged[]): readonly string[] {
  const lines: string[] = []
  for (const { position, commit } of log)
    for (const fact of commit.facts) if (mentions(fact, id)) lines.push(`${position} ${describe(fact)}`)
  for (const [key, messages] of state.hidden)
    if (messages.some((message) => message.id === id)) lines.push(`hidden in ${key}`)
  if (lines.length === 0) lines.push('folded: the log no longer holds its facts')
  return lines
}

function mentions(fact: Fact, id: string): boolean {
  switch (fact.type) {
    case 'messages-received':
    case 'messages-returned':
    case 'messages-hidden':
      return fact.messages.some((message) => message.id === id || message.clientId === id)
    case 'message-withdrawn':
      return fact.target === id
    case 'messages-updated':
      return fact.update.id === id || fact.targets.some((one) => one === id)
    case 'message-queued':
      return fact.item.clientId === id
    case 'message-corrected':
      return fact.message.id === id
    case 'message-confirmed':
      return fact.clientId === id || fact.message?.id === id
    case 'message-requeued':
    case 'send-failed':
    case 'send-discarded':
      return fact.clientId === id
    case 'receipts-received':
    case 'receipts-sent':
    case 'messages-revealed':
      return fact.ids.some((one) => one === id)
    default:
      return false
  }
}

const describe = (fact: Fact): string =>
  fact.type === 'messages-received' ? `${fact.type} (${fact.source})` : fact.type
