import { CHUNK_SIZE, CHUNK_SPLIT } from '../model/limits.js'
import type { Message } from '../model/message.js'
import { merge } from '../model/order.js'
import type { Chunk } from '../ports/disk.js'

/** Messages in order, cut into chunks; messages of one time are never split, so a time is enough to find them. */
export function cut(messages: readonly Message[]): readonly Chunk[] {
  const chunks: Chunk[] = []
  for (let start = 0; start < messages.length; ) {
    let end = Math.min(start + CHUNK_SIZE, messages.length)
    while (end < messages.length && messages[end]?.at === messages[end - 1]?.at) end++
    chunks.push(messages.slice(start, end))
    start = end
  }
  return chunks
}

/** Late messages go into the chunk their time falls in; over twice the size it splits. */
export function mergeLate(chunk: Chunk, late: readonly Message[]): readonly Chunk[] {
  const all = merge(chunk, late)
  return all.length <= CHUNK_SIZE * CHUNK_SPLIT ? [all] : cut(all)
}
