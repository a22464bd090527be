import type { Fact } from '../events/facts.js'
import { newCommit } from '../events/version.js'
import type { ConversationKey } from '../model/ids.js'
import { amendmentOf, type Message } from '../model/message.js'
import { compare, later, START } from '../model/order.js'
import type { State } from '../model/state.js'
import type { Chunk, DropWrite } from '../ports/disk.js'
import { oldestOf } from './chunk-cache.js'

/**
 * What goes when these chunks go: of each conversation everything up to the newest of them, messages of its tail too, so
 * that what is left has no hole. Whoever drops leads: its record is a leader's. Source: S-FULL-1.
 */
export function planDrop(
  state: Readonly<State>,
  chunks: readonly Chunk[],
  tab: string,
  now: number,
): DropWrite {
  const facts: Fact[] = [{ type: 'leader-elected', tab }]
  const dropped = new Map<ConversationKey, Message[]>()
  for (const chunk of chunks) {
    const { key } = chunk[0] as Message
    const list = dropped.get(key)
    if (list === undefined) dropped.set(key, [...chunk])
    else list.push(...chunk)
  }
  for (const [key, messages] of dropped) {
    const { at, id } = messages.reduce(later, START)
    const upTo = { at, id }
    const tail = (state.tails.get(key) ?? []).filter((message) => compare(message, upTo) <= 0)
    const amendments = [...messages, ...tail].flatMap((message) => {
      const amendment = amendmentOf(message)
      return amendment === undefined ? [] : [[message.id, amendment] as const]
    })
    facts.push({ type: 'history-dropped', key, upTo, amendments })
  }
  return {
    position: state.position + 1,
    commit: newCommit(facts, now),
    chunks: chunks.map((chunk) => [(chunk[0] as Message).key, oldestOf(chunk)]),
  }
}
