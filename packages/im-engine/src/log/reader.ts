import { amend } from '../model/amend.js'
import { type DueReceipt, isMissing } from '../model/conversation.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import { AMENDED_KEPT } from '../model/limits.js'
import type { Amendment, Message } from '../model/message.js'
import { compare, type Mark, placeOf, START } from '../model/order.js'
import type { State } from '../model/state.js'
import type { Chunk, ChunkQuery, Disk, DiskFailure } from '../ports/disk.js'
import { oldestOf } from './chunk-cache.js'

/** Messages of one conversation, and whether older ones are on disk still. */
export interface Stretch {
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
}

interface Asked {
  readonly query: ChunkQuery
  readonly answer: (chunks: readonly Chunk[]) => void
}

/** Chunks that one step back reads: doubling up to here. */
const MAX_CHUNKS_A_READ = 8

/**
 * Reads messages: sealed chunks and the tail as one, amendments joined. A seal that comes meanwhile moves what was not
 * read yet to where was read already: then it is read again. A seal of another tab is on the disk before it is heard of:
 * it shows a message twice, and the merge drops the second. Failures of the disk are told once and read as "nothing".
 */
export class Reader {
  #asked: Asked[] = []
  /** Sealed amendments that were read since the seal at `#amendedAt`: only the next one changes them. */
  readonly #amendments = new Map<ConversationKey, ReadonlyMap<ServerId, Amendment>>()
  #amendedAt = 0

  constructor(
    private readonly disk: Disk,
    private readonly state: () => Readonly<State>,
    private readonly onFailure: (failure: DiskFailure) => void,
  ) {}

  /** The newest messages before `before` (none: from the newest), in order: `count` at least, if there are, and all of the chunks read. */
  older(key: ConversationKey, before: Mark | undefined, count: number): Promise<Stretch> {
    return this.#betweenSeals(() => this.#older(key, before, count))
  }

  async #older(key: ConversationKey, before: Mark | undefined, count: number): Promise<Stretch> {
    // The tail first: a seal while chunks are read moves messages from it into those, never the other way.
    const tail = this.#tail(key, before)
    const sealed: Chunk[] = []
    const sealedTo = this.state().conversations.get(key)?.sealedTo ?? -1
    let from = before?.at ?? Number.POSITIVE_INFINITY
    // What stands before this place may have holes: it is not all back from the server.
    const row = this.state().conversations.get(key)
    const floor = row?.dropped?.upTo ?? START
    let hasMore = sealedTo >= 0
    // The tail holds late messages too: only those at or after this time stand without a gap before them.
    let low = hasMore ? sealedTo + 1 : Number.NEGATIVE_INFINITY
    let found = tail.length - firstFrom(tail, low)
    for (let limit = 1; hasMore && found < count; limit = Math.min(limit * 2, MAX_CHUNKS_A_READ)) {
      const chunks = await this.chunks({ key, from, isBefore: sealed.length > 0, limit })
      for (const chunk of chunks) {
        sealed.unshift(chunk)
        found += before === undefined ? chunk.length : placeOf(chunk, before)
        from = oldestOf(chunk)
      }
      hasMore = chunks.length === limit && from > floor.at
      low = hasMore ? from : Number.NEGATIVE_INFINITY
    }
    const stored = await this.#amended(key, sealed.flat())
    const messages = mergeOnce(
      before === undefined ? stored : stored.slice(0, placeOf(stored, before)),
      tail.slice(firstFrom(tail, low)),
    )
    const here = row?.dropped == null ? messages : messages.filter((message) => !isMissing(row, message))
    return { messages: here, hasOlder: hasMore }
  }

  /** Of others' messages after `after` and up to `upTo` that the server has and are not withdrawn, in order. Texts do not stay in memory. */
  due(key: ConversationKey, after: Mark, upTo: Mark): Promise<readonly DueReceipt[]> {
    const dueOf = (messages: readonly Message[]): DueReceipt[] => {
      const due: DueReceipt[] = []
      for (const message of messages) {
        const isDue = !message.own && message.withdrawnAt === undefined && message.notSaved === undefined
        if (isDue && compare(message, after) > 0 && compare(message, upTo) <= 0)
          due.push({ id: message.id, from: message.from, at: message.at })
      }
      return due
    }
    return this.#betweenSeals(async () => {
      const tail = dueOf(this.#tail(key))
      const stored: (readonly DueReceipt[])[] = []
      for await (const messages of this.#sealedDownTo(key, after)) stored.push(dueOf(messages))
      return mergeOnce(stored.reverse().flat(), tail)
    })
  }

  /** Sealed messages of the chunks that reach to or past `mark`, amendments joined. */
  async sealedFrom(key: ConversationKey, mark: Mark): Promise<readonly Message[]> {
    const read: (readonly Message[])[] = []
    for await (const messages of this.#sealedDownTo(key, mark)) read.push(messages)
    return read.reverse().flat()
  }

  /** The newest sealed message that is wanted, amendments joined. */
  async newestSealed(
    key: ConversationKey,
    isWanted: (message: Message) => boolean,
  ): Promise<Message | undefined> {
    for await (const messages of this.#sealedDownTo(key, START)) {
      const found = messages.findLast(isWanted)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The same, as they are read: newest first, those of one read in order. */
  async *#sealedDownTo(key: ConversationKey, mark: Mark): AsyncGenerator<readonly Message[]> {
    const row = this.state().conversations.get(key)
    if (row === undefined || row.sealedTo < mark.at) return
    let from = Number.POSITIVE_INFINITY
    for (let limit = 1; from > mark.at; limit = Math.min(limit * 2, MAX_CHUNKS_A_READ)) {
      const chunks: Chunk[] = []
      const read = await this.chunks({ key, from, isBefore: limit > 1, limit })
      for (const chunk of read) {
        chunks.unshift(chunk)
        from = oldestOf(chunk)
        if (from <= mark.at) break
      }
      yield await this.#amended(key, chunks.flat())
      if (read.length < limit) return
    }
  }

  /** Everything of one conversation, in order: what a search reads. */
  all(key: ConversationKey): Promise<readonly Message[]> {
    return this.#betweenSeals(async () => {
      const tail = this.#tail(key)
      const whole = { key, from: Number.POSITIVE_INFINITY, limit: Number.POSITIVE_INFINITY }
      const chunks = await this.chunks(whole)
      const stored = await this.#amended(key, [...chunks].reverse().flat())
      return mergeOnce(stored, tail)
    })
  }

  /** A message by id, near a time: the chunks from `at` down to `downTo`, then the tail. */
  async find(key: ConversationKey, id: ServerId, at: number, downTo: number): Promise<Message | undefined> {
    const state = this.state()
    if (state.tailIds.has(id)) return state.tails.get(key)?.findLast((message) => message.id === id)
    if ((state.conversations.get(key)?.sealedTo ?? -1) < downTo) return undefined
    let from = at
    for (let isBefore = false; from >= downTo; isBefore = true) {
      const [chunk] = await this.chunks({ key, from, isBefore, limit: 1 })
      if (chunk === undefined) return undefined
      const found = chunk.find((message) => message.id === id)
      if (found !== undefined) return (await this.#amended(key, [found]))[0]
      from = chunk[0]?.at ?? -1
      if (from < downTo) return undefined
    }
    return undefined
  }

  /** Queries of one moment share a transaction: opening one costs as much as the read. */
  chunks(query: ChunkQuery): Promise<readonly Chunk[]> {
    return new Promise((answer) => {
      if (this.#asked.push({ query, answer }) === 1) void Promise.resolve().then(() => this.#readAsked())
    })
  }

  async #readAsked(): Promise<void> {
    const asked = this.#asked
    this.#asked = []
    const read = await this.disk.readChunks(asked.map(({ query }) => query))
    if (!read.ok) this.onFailure(read.failure)
    for (const [index, { answer }] of asked.entries()) answer(read.ok ? (read.value[index] ?? []) : [])
  }

  /** Sealed amendments of a conversation. Each message that comes asks for all of them, so the last ones stay in memory. */
  async amendments(key: ConversationKey): Promise<ReadonlyMap<ServerId, Amendment> | undefined> {
    const { conversations, sealedAt } = this.state()
    if ((conversations.get(key)?.amendedCount ?? 0) === 0) return undefined
    if (sealedAt !== this.#amendedAt) this.#amendments.clear()
    this.#amendedAt = sealedAt
    const known = this.#amendments.get(key)
    if (known !== undefined) return known
    const read = await this.disk.readAmendments([key])
    if (!read.ok) {
      this.onFailure(read.failure)
      return undefined
    }
    const [sealed] = read.value
    if (sealed !== undefined && this.#amendedAt === sealedAt) this.#remember(key, sealed)
    return sealed
  }

  /** Its messages were removed, and with them what was amended of them. */
  forget(key: ConversationKey): void {
    this.#amendments.delete(key)
  }

  #remember(key: ConversationKey, sealed: ReadonlyMap<ServerId, Amendment>): void {
    const [oldest] = this.#amendments.keys()
    if (oldest !== undefined && this.#amendments.size >= AMENDED_KEPT) this.#amendments.delete(oldest)
    this.#amendments.set(key, sealed)
  }

  async #betweenSeals<T>(read: () => Promise<T>): Promise<T> {
    for (;;) {
      const { sealedAt } = this.state()
      const result = await read()
      if (this.state().sealedAt === sealedAt) return result
    }
  }

  /** A copy: the state's own changes in place. */
  #tail(key: ConversationKey, before?: Mark): readonly Message[] {
    const tail = this.state().tails.get(key) ?? []
    return tail.slice(0, before === undefined ? tail.length : placeOf(tail, before))
  }

  async #amended(key: ConversationKey, messages: readonly Message[]): Promise<readonly Message[]> {
    if (messages.length === 0) return messages
    const sealed = await this.amendments(key)
    const waiting = this.state().amendments.get(key)
    if ((sealed?.size ?? 0) === 0 && (waiting?.size ?? 0) === 0) return messages
    return messages.map((message) => amend(amend(message, sealed?.get(message.id)), waiting?.get(message.id)))
  }
}

/** The first index of `tail` (in order) at or after a time. */
function firstFrom(tail: readonly Message[], at: number): number {
  const first = tail.findIndex((message) => message.at >= at)
  return first < 0 ? tail.length : first
}

/** Sealed messages and the tail as one list in order, each once; of two copies the tail's is the newer. */
export function mergeOnce<M extends Mark>(sealed: readonly M[], tail: readonly M[]): readonly M[] {
  const last = sealed[sealed.length - 1]
  const first = tail[0]
  if (last === undefined || first === undefined) return last === undefined ? tail : sealed
  if (compare(last, first) < 0) return sealed.concat(tail)
  const merged: M[] = []
  let next = 0
  for (const message of sealed) {
    while (next < tail.length && compare(tail[next] as M, message) < 0) merged.push(tail[next++] as M)
    if (next < tail.length && compare(tail[next] as M, message) === 0) merged.push(tail[next++] as M)
    else merged.push(message)
  }
  while (next < tail.length) merged.push(tail[next++] as M)
  return merged
}
