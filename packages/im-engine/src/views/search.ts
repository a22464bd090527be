import type { Kinds } from '../kinds/registry.js'
import type { Changes } from '../model/changes.js'
import type { ConversationKey, ImId, ServerId } from '../model/ids.js'
import { isUnseen, type Message } from '../model/message.js'
import { sameText } from '../text/fold.js'

/** Messages whose folded text stays in memory between two searches. */
const CACHE_MAX = 40_000

export interface SearchHit {
  readonly key: ConversationKey
  readonly id: ServerId
  readonly at: number
  /** Who said it. */
  readonly from: ImId
  readonly own: boolean
  readonly text: string
}

export interface SearchResult {
  readonly count: number
  /** In order within each conversation. */
  readonly hits: readonly SearchHit[]
}

/** What a search compares of a message, and what it shows. */
interface Searched {
  readonly message: Message
  readonly text: string
  readonly folded: string
}

function searchedOf(message: Message, kinds: Kinds): Searched {
  // As `contentOf` has it: this script shares no code with the front door.
  const content = message.update?.text || message.text
  const text = message.kind === 'text' ? content : kinds.read(message, content).text
  return { message, text, folded: sameText(text) }
}

/**
 * Finds messages whose text includes what is wanted, both folded by `sameText`, a conversation at a time. What was read
 * last stays in memory with its fold, bounded, until a commit touches its conversation. Source: S-SEARCH-1.
 */
export class Search {
  readonly #cache = new Map<ConversationKey, readonly Searched[]>()
  #cached = 0
  /** Counts what made messages in memory stale. */
  #version = 0

  constructor(
    private readonly readAll: (key: ConversationKey) => Promise<readonly Message[]>,
    private readonly kinds: Kinds,
  ) {}

  async find(text: string, keys: Iterable<ConversationKey>): Promise<SearchResult> {
    const wanted = sameText(text)
    const hits: SearchHit[] = []
    if (wanted === '') return { count: 0, hits }
    for (const key of keys)
      for (const { message, text, folded } of await this.#read(key))
        if (folded.includes(wanted)) {
          const { id, at, from, own } = message
          hits.push({ key, id, at, from, own, text })
        }
    return { count: hits.length, hits }
  }

  /** Messages with a star, newest first. Source: S-STAR-2. */
  async starred(keys: Iterable<ConversationKey>): Promise<readonly SearchHit[]> {
    const hits: (SearchHit & { readonly starredAt: number })[] = []
    for (const key of keys)
      for (const { message, text } of await this.#read(key)) {
        const { id, at, from, own, star } = message
        if (star?.isOn === true) hits.push({ key, id, at, from, own, text, starredAt: star.at })
      }
    return hits.sort((a, b) => b.starredAt - a.starredAt).map(({ starredAt: _starredAt, ...hit }) => hit)
  }

  update(changes: Changes): void {
    if (changes.messages.size + changes.amended.size + changes.cleared.size > 0) this.#version++
    for (const key of changes.messages.keys()) this.#forget(key)
    for (const key of changes.amended) this.#forget(key)
    for (const key of changes.cleared) this.#forget(key)
  }

  reset(): void {
    this.#version++
    this.#cache.clear()
    this.#cached = 0
  }

  async #read(key: ConversationKey): Promise<readonly Searched[]> {
    const known = this.#cache.get(key)
    if (known !== undefined) return known
    const version = this.#version
    const messages = (await this.readAll(key))
      .filter((message) => !isUnseen(message))
      .map((message) => searchedOf(message, this.kinds))
    if (version !== this.#version || this.#cache.has(key)) return messages // touched, or read twice, meanwhile
    this.#cache.set(key, messages)
    this.#cached += messages.length
    for (const oldest of this.#cache.keys()) {
      if (this.#cached <= CACHE_MAX || oldest === key) break
      this.#forget(oldest)
    }
    return messages
  }

  #forget(key: ConversationKey): void {
    this.#cached -= this.#cache.get(key)?.length ?? 0
    this.#cache.delete(key)
  }
}
