import { type Loaded, NOTHING_LOADED } from '../decide/context.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import { firstSent, type PersonInput } from '../model/input.js'
import { isErased, isOfCall, type Message } from '../model/message.js'
import { compare, type Mark } from '../model/order.js'
import { fileIn } from '../model/outbox.js'
import type { State } from '../model/state.js'
import type { FileStore } from '../ports/disk.js'
import type { ChunkCache } from './chunk-cache.js'
import type { Reader } from './reader.js'

/** Where is read what memory does not have. */
export interface LoadSources {
  readonly reader: Reader
  readonly cache: ChunkCache
  readonly state: () => Readonly<State>
  readonly files: FileStore
}

/** What to read first for an input; undefined when memory is enough, so that the common case stays synchronous. */
export type Load<In> = (input: In, sources: LoadSources) => Promise<Loaded> | undefined

/**
 * Reads what the rules need for what a person wants and memory does not have: the only asynchronous step before the append.
 * What processes submit is read for in load.ts.
 */
export const loadPerson: Load<PersonInput> = (input, sources) => {
  const { reader, state } = sources
  switch (input.type) {
    case 'mark-read': {
      const recounts = input.upTo === undefined ? [] : recountsOf(new Map([[input.key, input.upTo]]), state())
      return recounts.length === 0 ? undefined : loadRecounts(recounts, reader)
    }
    case 'send':
      if (input.content.kind === 'withdraw')
        return loadTarget(reader, input.key, input.content.target, input.content.at)
      if (fileIn(input.content) !== undefined) return loadFile(input, sources)
      return input.isRepeat ? loadSent(input, reader) : undefined
    case 'resend': {
      const content = state().outbox.get(input.clientId)?.content
      return content === undefined || fileIn(content) === undefined ? undefined : loadFile(input, sources)
    }
    case 'broadcast':
      return input.isRepeat ? loadSent(input, reader) : undefined
    case 'star':
      return loadTargets(reader, input.key, input.targets)
    case 'erase':
      return loadErased(new Map([[input.key, input.targets]]), reader, input.isOn)
    default:
      return undefined
  }
}

/** A mark of a conversation whose sealed messages must be counted anew. */
export type Recount = readonly [ConversationKey, Mark]

/** Marks that move past a read one but not to the end, where sealed messages must be recounted. */
export function recountsOf(
  marks: ReadonlyMap<ConversationKey, Mark>,
  { conversations }: Readonly<State>,
): Recount[] {
  return [...marks].filter(([key, mark]) => {
    const row = conversations.get(key)
    if (row?.last === undefined || row.last === null) return false
    return compare(mark, row.mark) > 0 && compare(mark, row.last) < 0 && row.sealedTo >= mark.at
  })
}

export async function loadRecounts(recounts: readonly Recount[], reader: Reader): Promise<Loaded> {
  const unreadFrom = new Map<ConversationKey, readonly Message[]>()
  await Promise.all(
    recounts.map(async ([key, mark]) => void unreadFrom.set(key, await reader.sealedFrom(key, mark))),
  )
  return { ...NOTHING_LOADED, unreadFrom }
}

export const loadTarget = (reader: Reader, key: ConversationKey, id: ServerId, at: number): Promise<Loaded> =>
  loadTargets(reader, key, [{ id, at }])

async function loadTargets(reader: Reader, key: ConversationKey, targets: readonly Mark[]): Promise<Loaded> {
  const found = await Promise.all(targets.map(({ id, at }) => reader.find(key, id, at, at)))
  return {
    ...NOTHING_LOADED,
    targets: new Map(found.flatMap((one) => (one === undefined ? [] : [[one.id, one]]))),
  }
}

/** Messages that are deleted for oneself or put back, and the newest sealed one that the row may show then. */
export async function loadErased(
  erased: ReadonlyMap<ConversationKey, readonly (Mark & { readonly isOn?: boolean })[]>,
  reader: Reader,
  isOn?: boolean,
): Promise<Loaded> {
  const targets = new Map<ServerId, Message>()
  const newest = new Map<ConversationKey, Message>()
  await Promise.all(
    [...erased].map(async ([key, words]) => {
      for (const [id, message] of (await loadTargets(reader, key, words)).targets) targets.set(id, message)
      const gone = new Map(words.map((word) => [word.id, word.isOn ?? isOn ?? true]))
      const left = await reader.newestSealed(
        key,
        (message) => !isOfCall(message) && !(gone.get(message.id) ?? isErased(message)),
      )
      if (left !== undefined) newest.set(key, left)
    }),
  )
  return { ...NOTHING_LOADED, targets, newest }
}

/** Bytes that came with the command go to the disk first. What the disk does not answer is not taken for missing. */
async function loadFile(
  input: Extract<PersonInput, { type: 'send' | 'resend' }>,
  { files, reader }: LoadSources,
): Promise<Loaded> {
  const { clientId } = input
  if (input.type === 'send' && input.bytes !== undefined) await files.putFile(clientId, input.bytes)
  const loaded = input.type === 'send' && input.isRepeat ? await loadSent(input, reader) : NOTHING_LOADED
  const found = await files.hasFile(clientId)
  return { ...loaded, isFileMissing: found.ok && !found.value }
}

async function loadSent(input: Parameters<typeof firstSent>[0], reader: Reader): Promise<Loaded> {
  const { key, clientId } = firstSent(input)
  const messages = key === undefined ? [] : await reader.all(key)
  return { ...NOTHING_LOADED, isSent: messages.some((message) => message.clientId === clientId) }
}
