import type { Loaded } from '../decide/context.js'
import { NOTHING_LOADED } from '../decide/context.js'
import { newestMarks } from '../decide/reading.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import { firstSent, type Input } from '../model/input.js'
import { WITHDRAW_WINDOW_MS } from '../model/limits.js'
import type { Amendment, Message } from '../model/message.js'
import { compare, later, type Mark, placeOf } from '../model/order.js'
import { fileIn } from '../model/outbox.js'
import type { State } from '../model/state.js'
import type { FileStore } from '../ports/disk.js'
import type { ChunkCache } from './chunk-cache.js'
import type { Reader } from './reader.js'

/**
 * Reads what the rules need for one input and memory does not have: the only asynchronous step before the append.
 * Most inputs need nothing: a page in order is newer than every chunk.
 */
export class Loader {
  constructor(
    private readonly reader: Reader,
    private readonly cache: ChunkCache,
    private readonly state: () => Readonly<State>,
    private readonly files: FileStore,
  ) {}

  /** What to read first; undefined when memory is enough, so that the common case stays synchronous. */
  load(input: Input): Promise<Loaded> | undefined {
    switch (input.type) {
      case 'receive': {
        const suspects = this.#suspects(input.messages)
        const back = this.#back(input.stretch)
        if (back?.to !== undefined) suspects.set(back.key, [...(suspects.get(back.key) ?? []), back.to])
        const marks = new Map<ConversationKey, Mark>()
        for (const notice of input.notices)
          if (notice.type === 'read-elsewhere')
            marks.set(notice.key, later(marks.get(notice.key) ?? notice.mark, notice.mark))
        const amended = this.#amended(input.messages, input.withdrawals)
        const recounts = this.#recounts(marks)
        if (back?.mark !== undefined) recounts.push([back.key, back.mark])
        if (suspects.size + input.withdrawals.length + amended.length + recounts.length === 0)
          return undefined
        return this.#receive(suspects, input.withdrawals, amended, recounts)
      }
      case 'mark-read':
        return input.upTo === undefined ? undefined : this.#recountsOnly(new Map([[input.key, input.upTo]]))
      case 'load-conversations':
        return this.#recountsOnly(newestMarks([...input.items, ...input.deleted]))
      case 'send':
        if (input.content.kind === 'withdraw')
          return this.#target(input.key, input.content.target, input.content.at)
        if (fileIn(input.content) !== undefined) return this.#file(input)
        return input.isRepeat ? this.#sent(input) : undefined
      case 'resend': {
        const content = this.state().outbox.get(input.clientId)?.content
        return content === undefined || fileIn(content) === undefined ? undefined : this.#file(input)
      }
      case 'broadcast':
        return input.isRepeat ? this.#sent(input) : undefined
      case 'star':
        return this.#targets(input.key, input.targets)
      case 'acked':
        return this.#acked(input)
      default:
        return undefined
    }
  }

  /** History that may be back: whether the message before which it stands is here, and what is sealed behind the mark. */
  #back(
    stretch: Extract<Input, { type: 'receive' }>['stretch'],
  ): { readonly key: ConversationKey; readonly to?: Mark; readonly mark?: Mark } | undefined {
    if (stretch === undefined) return undefined
    const { conversations, tailIds } = this.state()
    const row = conversations.get(stretch.key)
    if (row === undefined || row.dropped === null) return undefined
    const { key, from, to } = stretch
    return {
      key,
      ...(to === null || tailIds.has(to.id) ? {} : { to }),
      ...(compare(from, row.mark) <= 0 && row.sealedTo >= row.mark.at ? { mark: row.mark } : {}),
    }
  }

  /** Messages whose time lies within sealed chunks: they may be duplicates. */
  #suspects(messages: readonly Message[]): Map<ConversationKey, Mark[]> {
    const suspects = new Map<ConversationKey, Mark[]>()
    const { conversations, tailIds } = this.state()
    for (const message of messages) {
      const row = conversations.get(message.key)
      if (row === undefined || message.at > row.sealedTo || tailIds.has(message.id)) continue
      const list = suspects.get(message.key)
      if (list === undefined) suspects.set(message.key, [message])
      else list.push(message)
    }
    return suspects
  }

  /** Conversations with sealed amendments that get messages or withdrawals now. */
  #amended(
    messages: readonly Message[],
    withdrawals: readonly { readonly key: ConversationKey }[],
  ): readonly ConversationKey[] {
    const { conversations } = this.state()
    const keys = new Set<ConversationKey>()
    for (const { key } of messages) keys.add(key)
    for (const { key } of withdrawals) keys.add(key)
    return [...keys].filter((key) => (conversations.get(key)?.amendedCount ?? 0) > 0)
  }

  /** Marks that move past a read one but not to the end, where sealed messages must be recounted. */
  #recounts(marks: ReadonlyMap<ConversationKey, Mark>): (readonly [ConversationKey, Mark])[] {
    const { conversations } = this.state()
    return [...marks].filter(([key, mark]) => {
      const row = conversations.get(key)
      if (row?.last === undefined || row.last === null) return false
      return compare(mark, row.mark) > 0 && compare(mark, row.last) < 0 && row.sealedTo >= mark.at
    })
  }

  #recountsOnly(marks: ReadonlyMap<ConversationKey, Mark>): Promise<Loaded> | undefined {
    const recounts = this.#recounts(marks)
    return recounts.length === 0 ? undefined : this.#receive(new Map(), [], [], recounts)
  }

  async #receive(
    suspects: ReadonlyMap<ConversationKey, readonly Mark[]>,
    withdrawals: readonly { key: ConversationKey; target: ServerId; at: number }[],
    amended: readonly ConversationKey[],
    recounts: readonly (readonly [ConversationKey, Mark])[],
  ): Promise<Loaded> {
    const known = new Set<ServerId>()
    const targets = new Map<ServerId, Message>()
    const amendments = new Map<ConversationKey, ReadonlyMap<ServerId, Amendment>>()
    const unreadFrom = new Map<ConversationKey, readonly Message[]>()
    await Promise.all([
      ...[...suspects].map(([key, list]) => this.#probe(key, list, known)),
      ...withdrawals.map(async ({ key, target, at }) => {
        const found = await this.reader.find(key, target, at, at - WITHDRAW_WINDOW_MS)
        if (found !== undefined) targets.set(target, found)
      }),
      ...amended.map(async (key) => {
        const sealed = await this.reader.amendments(key)
        if (sealed !== undefined) amendments.set(key, sealed)
      }),
      ...recounts.map(async ([key, mark]) => {
        unreadFrom.set(key, await this.reader.sealedFrom(key, mark))
      }),
    ])
    return { ...NOTHING_LOADED, known, targets, amendments, unreadFrom }
  }

  /** Newest first: the chunk a time falls in answers for all suspects of that chunk. */
  async #probe(key: ConversationKey, suspects: readonly Mark[], known: Set<ServerId>): Promise<void> {
    const list = [...suspects].sort(compare)
    const row = this.state().conversations.get(key)
    while (list.length > 0) {
      const at = (list[list.length - 1] as Mark).at
      let chunk = this.cache.holding(key, at)
      if (chunk === undefined) {
        ;[chunk] = await this.reader.chunks({ key, from: at, limit: 1 })
        if (chunk === undefined) return
        const isNewest = (chunk[chunk.length - 1]?.at ?? -1) >= (row?.sealedTo ?? -1)
        this.cache.remember(key, chunk, isNewest && (row?.openCount ?? 0) > 0)
      }
      const oldest = chunk[0]?.at ?? 0
      while (list.length > 0 && (list[list.length - 1] as Mark).at >= oldest) {
        const message = list.pop() as Mark
        if (chunk[placeOf(chunk, message)]?.id === message.id) known.add(message.id)
      }
    }
  }

  async #target(key: ConversationKey, target: ServerId, at: number): Promise<Loaded> {
    const found = await this.reader.find(key, target, at, at)
    return { ...NOTHING_LOADED, targets: found === undefined ? new Map() : new Map([[target, found]]) }
  }

  async #targets(key: ConversationKey, targets: readonly Mark[]): Promise<Loaded> {
    const found = await Promise.all(targets.map(({ id, at }) => this.reader.find(key, id, at, at)))
    return {
      ...NOTHING_LOADED,
      targets: new Map(found.flatMap((one) => (one === undefined ? [] : [[one.id, one]]))),
    }
  }

  /** Bytes that came with the command go to the disk first. What the disk does not answer is not taken for missing. */
  async #file(input: Extract<Input, { type: 'send' | 'resend' }>): Promise<Loaded> {
    const { clientId } = input
    if (input.type === 'send' && input.bytes !== undefined) await this.files.putFile(clientId, input.bytes)
    const loaded = input.type === 'send' && input.isRepeat ? await this.#sent(input) : NOTHING_LOADED
    const found = await this.files.hasFile(clientId)
    return { ...loaded, isFileMissing: found.ok && !found.value }
  }

  async #sent(input: Parameters<typeof firstSent>[0]): Promise<Loaded> {
    const { key, clientId } = firstSent(input)
    const messages = key === undefined ? [] : await this.reader.all(key)
    return { ...NOTHING_LOADED, isSent: messages.some((message) => message.clientId === clientId) }
  }

  #acked(input: Extract<Input, { type: 'acked' }>): Promise<Loaded> | undefined {
    const item = this.state().outbox.get(input.clientId)
    if (item === undefined) return undefined
    if (item.content.kind === 'withdraw') return this.#target(item.key, item.content.target, item.content.at)
    const row = this.state().conversations.get(item.key)
    if (row === undefined) return undefined
    const suspects =
      input.at > row.sealedTo ? new Map() : new Map([[item.key, [{ id: input.id, at: input.at }]]])
    const amended = row.amendedCount > 0 ? [item.key] : []
    return suspects.size + amended.length === 0 ? undefined : this.#receive(suspects, [], amended, [])
  }
}
