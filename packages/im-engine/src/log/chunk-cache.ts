import type { ConversationKey } from '../model/ids.js'
import { HOLD_MAX, PROBE_CACHE } from '../model/limits.js'
import type { Message } from '../model/message.js'
import type { Chunk } from '../ports/disk.js'

/** Chunks of one conversation kept for duplicates. */
const PROBED_PER_CONVERSATION = 32

/**
 * Chunks that are worth a place in memory: newest ones that still grow (the next seal needs them), and a few that were
 * read to look for duplicates (without these late messages are slower than rows). Always equal to the disk: a seal that
 * changes a chunk puts the new one here or forgets it. Bounded; forgetting anything at any moment changes nothing.
 */
export class ChunkCache {
  readonly #newest = new Map<ConversationKey, Chunk>()
  #held = 0
  readonly #probed = new Map<ConversationKey, Chunk[]>()
  #probedCount = 0

  newest(key: ConversationKey): Chunk | undefined {
    return this.#newest.get(key)
  }

  holdNewest(key: ConversationKey, chunk: Chunk | undefined): void {
    this.#held -= this.#newest.get(key)?.length ?? 0
    this.#newest.delete(key)
    if (chunk === undefined) return
    this.#newest.set(key, chunk)
    this.#held += chunk.length
    for (const [oldestKey, oldest] of this.#newest) {
      if (this.#held <= HOLD_MAX) break
      this.#held -= oldest.length
      this.#newest.delete(oldestKey)
    }
  }

  /** The kept chunk that a time falls in. */
  holding(key: ConversationKey, at: number): Chunk | undefined {
    const newest = this.#newest.get(key)
    if (newest !== undefined && at >= oldestOf(newest)) return newest
    return this.#probed.get(key)?.find((chunk) => at >= oldestOf(chunk) && at <= newestOf(chunk))
  }

  /** Keeps a chunk that was read; `isNewest` = it is the conversation's newest and can still grow. */
  remember(key: ConversationKey, chunk: Chunk, isNewest: boolean): void {
    if (isNewest) {
      this.holdNewest(key, chunk)
      return
    }
    const list = this.#probed.get(key) ?? []
    this.#probed.delete(key)
    this.#probed.set(key, list)
    list.push(chunk)
    if (list.length > PROBED_PER_CONVERSATION) list.shift()
    else this.#probedCount++
    if (this.#probedCount <= PROBE_CACHE) return
    for (const [oldestKey, oldest] of this.#probed) {
      this.#probed.delete(oldestKey)
      this.#probedCount -= oldest.length
      break
    }
  }

  /** Its chunks change: what was read of them counts no more. */
  forgetProbed(key: ConversationKey): void {
    this.#probedCount -= this.#probed.get(key)?.length ?? 0
    this.#probed.delete(key)
  }

  clear(): void {
    this.#newest.clear()
    this.#held = 0
    this.#probed.clear()
    this.#probedCount = 0
  }
}

export const oldestOf = (chunk: readonly Message[]): number => chunk[0]?.at ?? Number.POSITIVE_INFINITY
export const newestOf = (chunk: readonly Message[]): number => chunk[chunk.length - 1]?.at ?? -1
