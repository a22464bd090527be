import { amend } from '../model/amend.js'
import type { Conversation } from '../model/conversation.js'
import type { ServerId } from '../model/ids.js'
import { CHUNK_SIZE } from '../model/limits.js'
import type { Amendment, Message } from '../model/message.js'
import { merge } from '../model/order.js'
import type { Chunk } from '../ports/disk.js'
import { newestOf, oldestOf } from './chunk-cache.js'
import { cut, mergeLate } from './chunks.js'

/** Reads the chunk that a time falls in (Infinity: the newest), from memory or disk; `held` = the newest, if in memory. */
export type ReadChunk = (at: number) => Promise<Chunk | undefined>

/** What sealing one conversation writes. */
export interface SealedConversation {
  readonly chunks: readonly Chunk[]
  readonly sealedTo: number
  readonly openCount: number
  /** The newest chunk, if it can grow. */
  readonly newest: Chunk | undefined
  /** Amendments whose chunk could not be told: they go into the amendment record. */
  readonly left: ReadonlyMap<ServerId, Amendment>
}

/**
 * A tail into chunks: what is newer than all chunks behind the newest one, late messages into the chunk their time falls
 * in, amendments into the chunks at hand. One owner per chunk: each is read once, changed in memory, written once.
 */
export async function sealConversation(
  row: Conversation,
  tail: readonly Message[],
  amendments: ReadonlyMap<ServerId, Amendment>,
  read: ReadChunk,
  held: Chunk | undefined,
): Promise<SealedConversation> {
  const work = new Workbench(row, read)
  const firstNew = tail.findIndex((message) => message.at > row.sealedTo)
  const late = firstNew < 0 ? tail : tail.slice(0, firstNew)
  if (late.length > 0) await work.addLate(late)
  if (firstNew >= 0) await work.addNewest(firstNew === 0 ? tail : tail.slice(firstNew))
  const left = await work.amend(amendments, held)
  return { ...work.result(), left }
}

/** The chunks that are being changed, by the time of their oldest message. */
class Workbench {
  readonly #chunks = new Map<number, Chunk>()
  readonly #touched = new Set<number>()
  #sealedTo: number
  #openCount: number

  constructor(
    row: Conversation,
    private readonly read: ReadChunk,
  ) {
    this.#sealedTo = row.sealedTo
    this.#openCount = row.openCount
  }

  async addLate(late: readonly Message[]): Promise<void> {
    let rest = late
    while (rest.length > 0) {
      const chunk = await this.#at((rest[rest.length - 1] as Message).at)
      if (chunk === undefined) {
        this.#put(cut(rest))
        return
      }
      const first = rest.findIndex((message) => message.at >= oldestOf(chunk))
      const isNewest = newestOf(chunk) >= this.#sealedTo
      const changed = mergeLate(chunk, rest.slice(first))
      this.#put(changed)
      if (isNewest) this.#noteNewest(changed[changed.length - 1] as Chunk)
      rest = rest.slice(0, first)
    }
  }

  async addNewest(messages: readonly Message[]): Promise<void> {
    const open = this.#openCount > 0 ? await this.#at(Number.POSITIVE_INFINITY) : undefined
    const chunks = cut(open === undefined ? messages : merge(open, messages))
    this.#put(chunks)
    this.#noteNewest(chunks[chunks.length - 1] as Chunk)
  }

  async amend(
    amendments: ReadonlyMap<ServerId, Amendment>,
    held: Chunk | undefined,
  ): Promise<ReadonlyMap<ServerId, Amendment>> {
    const left = new Map(amendments)
    for (const { at } of amendments.values()) if (at !== undefined) await this.#at(at)
    if (held !== undefined && !this.#chunks.has(oldestOf(held))) this.#chunks.set(oldestOf(held), held)
    if (left.size === 0) return left
    for (const [oldest, chunk] of this.#chunks) {
      const changed = chunk.map((message) => {
        const amendment = left.get(message.id)
        left.delete(message.id)
        return amend(message, amendment)
      })
      if (changed.some((message, index) => message !== chunk[index])) {
        this.#touched.add(oldest)
        this.#chunks.set(oldest, changed)
      }
    }
    return left
  }

  result(): Omit<SealedConversation, 'left'> {
    const chunks = [...this.#chunks].filter(([oldest]) => this.#touched.has(oldest)).map(([, chunk]) => chunk)
    const newest = [...this.#chunks.values()].find((chunk) => newestOf(chunk) === this.#sealedTo)
    return {
      chunks,
      sealedTo: this.#sealedTo,
      openCount: this.#openCount,
      newest: this.#openCount > 0 ? newest : undefined,
    }
  }

  async #at(at: number): Promise<Chunk | undefined> {
    const time = Math.min(at, this.#sealedTo)
    for (const chunk of this.#chunks.values())
      if (time >= oldestOf(chunk) && time <= newestOf(chunk)) return chunk
    const chunk = await this.read(at)
    if (chunk === undefined) return undefined
    const mine = this.#chunks.get(oldestOf(chunk))
    if (mine === undefined) this.#chunks.set(oldestOf(chunk), chunk)
    return mine ?? chunk
  }

  #put(chunks: readonly Chunk[]): void {
    for (const chunk of chunks) {
      this.#chunks.set(oldestOf(chunk), chunk)
      this.#touched.add(oldestOf(chunk))
    }
  }

  #noteNewest(chunk: Chunk): void {
    this.#sealedTo = newestOf(chunk)
    this.#openCount = chunk.length < CHUNK_SIZE ? chunk.length : 0
  }
}
