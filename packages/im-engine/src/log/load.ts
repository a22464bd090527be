import { type Loaded, NOTHING_LOADED } from '../decide/context.js'
import { newestMarks } from '../decide/reading.js'
import type { Erasure } from '../model/conversation.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import type { Input } from '../model/input.js'
import { WITHDRAW_WINDOW_MS } from '../model/limits.js'
import type { Amendment, Message } from '../model/message.js'
import { compare, later, type Mark, placeOf } from '../model/order.js'
import type { State } from '../model/state.js'
import {
  type Load,
  type LoadSources,
  loadErased,
  loadPerson,
  loadRecounts,
  loadTarget,
  type Recount,
  recountsOf,
} from './load-person.js'

/** What is read at once for messages that came. */
interface Wanted {
  readonly suspects: ReadonlyMap<ConversationKey, readonly Mark[]>
  readonly withdrawals: readonly { key: ConversationKey; target: ServerId; at: number }[]
  readonly amended: readonly ConversationKey[]
  readonly recounts: readonly Recount[]
  readonly erased?: ReadonlyMap<ConversationKey, readonly Erasure[]>
}

/**
 * Reads what all rules need for one input, as load-person.ts does for persons. Most inputs need nothing: a page in order is
 * newer than every chunk.
 */
export const load: Load<Input> = (input, sources) => {
  switch (input.type) {
    case 'receive':
      return loadReceived(input, sources)
    case 'load-conversations': {
      const recounts = recountsOf(newestMarks([...input.items, ...input.deleted]), sources.state())
      return recounts.length === 0 ? undefined : loadRecounts(recounts, sources.reader)
    }
    case 'acked':
      return loadAcked(input, sources)
    case 'load-contacts':
    case 'load-groups':
    case 'load-members':
    case 'about-set':
    case 'settings-sent':
    case 'erasures-sent':
    case 'send-failed':
    case 'upload-finished':
    case 'receipts-sent':
    case 'receipts-parked':
    case 'gap-unfillable':
      return undefined
    default:
      return loadPerson(input, sources)
  }
}

function loadReceived(
  { messages, withdrawals, notices, stretch }: Extract<Input, { type: 'receive' }>,
  sources: LoadSources,
): Promise<Loaded> | undefined {
  const state = sources.state()
  const suspects = suspectsOf(messages, state)
  const back = backOf(stretch, state)
  if (back?.to !== undefined) suspects.set(back.key, [...(suspects.get(back.key) ?? []), back.to])
  const marks = new Map<ConversationKey, Mark>()
  for (const notice of notices)
    if (notice.type === 'read-elsewhere')
      marks.set(notice.key, later(marks.get(notice.key) ?? notice.mark, notice.mark))
  const erased = new Map<ConversationKey, readonly Erasure[]>()
  for (const notice of notices)
    if (notice.type === 'erased-elsewhere')
      erased.set(notice.key, [...(erased.get(notice.key) ?? []), ...notice.erasures])
  const amended = amendedOf(messages, withdrawals, state)
  const recounts = recountsOf(marks, state)
  if (back?.mark !== undefined) recounts.push([back.key, back.mark])
  if (suspects.size + withdrawals.length + amended.length + recounts.length + erased.size === 0)
    return undefined
  return loadWanted({ suspects, withdrawals, amended, recounts, erased }, sources)
}

/** History that may be back: whether the message before which it stands is here, and what is sealed behind the mark. */
function backOf(
  stretch: Extract<Input, { type: 'receive' }>['stretch'],
  { conversations, tailIds }: Readonly<State>,
): { readonly key: ConversationKey; readonly to?: Mark; readonly mark?: Mark } | undefined {
  if (stretch === undefined) return undefined
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
function suspectsOf(
  messages: readonly Message[],
  { conversations, tailIds }: Readonly<State>,
): Map<ConversationKey, Mark[]> {
  const suspects = new Map<ConversationKey, Mark[]>()
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
function amendedOf(
  messages: readonly Message[],
  withdrawals: readonly { readonly key: ConversationKey }[],
  { conversations }: Readonly<State>,
): readonly ConversationKey[] {
  const keys = new Set<ConversationKey>()
  for (const { key } of messages) keys.add(key)
  for (const { key } of withdrawals) keys.add(key)
  return [...keys].filter((key) => (conversations.get(key)?.amendedCount ?? 0) > 0)
}

async function loadWanted(
  { suspects, withdrawals, amended, recounts, erased }: Wanted,
  sources: LoadSources,
): Promise<Loaded> {
  const { reader } = sources
  const known = new Set<ServerId>()
  const targets = new Map<ServerId, Message>()
  const amendments = new Map<ConversationKey, ReadonlyMap<ServerId, Amendment>>()
  const [{ unreadFrom }, gone] = await Promise.all([
    loadRecounts(recounts, reader),
    erased === undefined ? NOTHING_LOADED : loadErased(erased, reader),
    ...[...suspects].map(([key, list]) => probe(key, list, known, sources)),
    ...withdrawals.map(async ({ key, target, at }) => {
      const found = await reader.find(key, target, at, at - WITHDRAW_WINDOW_MS)
      if (found !== undefined) targets.set(target, found)
    }),
    ...amended.map(async (key) => {
      const sealed = await reader.amendments(key)
      if (sealed !== undefined) amendments.set(key, sealed)
    }),
  ])
  for (const [id, message] of gone.targets) targets.set(id, message)
  return { ...NOTHING_LOADED, known, targets, amendments, unreadFrom, newest: gone.newest }
}

/** Newest first: the chunk a time falls in answers for all suspects of that chunk. */
async function probe(
  key: ConversationKey,
  suspects: readonly Mark[],
  known: Set<ServerId>,
  { reader, cache, state }: LoadSources,
): Promise<void> {
  const list = [...suspects].sort(compare)
  const row = state().conversations.get(key)
  while (list.length > 0) {
    const at = (list[list.length - 1] as Mark).at
    let chunk = cache.holding(key, at)
    if (chunk === undefined) {
      ;[chunk] = await reader.chunks({ key, from: at, limit: 1 })
      if (chunk === undefined) return
      const isNewest = (chunk[chunk.length - 1]?.at ?? -1) >= (row?.sealedTo ?? -1)
      cache.remember(key, chunk, isNewest && (row?.openCount ?? 0) > 0)
    }
    const oldest = chunk[0]?.at ?? 0
    while (list.length > 0 && (list[list.length - 1] as Mark).at >= oldest) {
      const message = list.pop() as Mark
      if (chunk[placeOf(chunk, message)]?.id === message.id) known.add(message.id)
    }
  }
}

function loadAcked(
  input: Extract<Input, { type: 'acked' }>,
  sources: LoadSources,
): Promise<Loaded> | undefined {
  const { outbox, conversations } = sources.state()
  const item = outbox.get(input.clientId)
  if (item === undefined) return undefined
  if (item.content.kind === 'withdraw')
    return loadTarget(sources.reader, item.key, item.content.target, item.content.at)
  const row = conversations.get(item.key)
  if (row === undefined) return undefined
  const suspects = new Map(
    input.at > row.sealedTo ? [] : [[item.key, [{ id: input.id, at: input.at }]] as const],
  )
  const amended = row.amendedCount > 0 ? [item.key] : []
  if (suspects.size + amended.length === 0) return undefined
  return loadWanted({ suspects, withdrawals: [], amended, recounts: [] }, sources)
}
