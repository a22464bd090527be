import type { SealedRow } from '../events/facts.js'
import { newCommit } from '../events/version.js'
import { joinAmendments } from '../model/amend.js'
import type { Conversation } from '../model/conversation.js'
import type { ConversationKey, ServerId } from '../model/ids.js'
import { CHUNK_SIZE, ROW_BLOCK } from '../model/limits.js'
import type { Amendment, Message } from '../model/message.js'
import type { State } from '../model/state.js'
import type { SealWrite, Tables } from '../ports/disk.js'
import type { ChunkCache } from './chunk-cache.js'
import type { Dirty } from './dirty.js'
import type { Reader } from './reader.js'
import type { Cut } from './retained.js'
import { type SealedConversation, sealConversation } from './seal-conversation.js'
import { PROJECTION_VERSION, slimRow, tablesOf } from './tables.js'

/** A seal that is ready to be written, and what memory learns when it was. */
export interface SealPlan {
  readonly write: SealWrite
  readonly newest: ReadonlyMap<ConversationKey, SealedConversation>
}

const NO_AMENDMENTS: ReadonlyMap<ServerId, Amendment> = new Map()

/**
 * Turns what was folded since the last seal into one transaction: long tails become chunks, short ones ride in the
 * record (one request instead of hundreds of half-full chunks), amendments go into the chunks at hand or into one record
 * a conversation. Reads only; changes nothing in memory, so a failed write leaves all as it was. Source: S-SEAL-1.
 */
export async function planSeal(
  state: Readonly<State>,
  dirty: Dirty,
  cut: Cut,
  reader: Reader,
  cache: ChunkCache,
  now: number,
  carryMax: number,
): Promise<SealPlan> {
  const { toSeal, toCarry } = share(state.tails, carryMax)
  const keys = new Set([...toSeal.keys(), ...state.amendments.keys()])
  const sealed = new Map<ConversationKey, SealedConversation>()
  await Promise.all(
    [...keys].map(async (key) => {
      const row = state.conversations.get(key) as Conversation
      const held = cache.newest(key)
      const read = async (at: number) =>
        (at === Number.POSITIVE_INFINITY ? held : cache.holding(key, at)) ??
        (await reader.chunks({ key, from: at, limit: 1 }))[0]
      const amendments = state.amendments.get(key) ?? NO_AMENDMENTS
      sealed.set(key, await sealConversation(row, toSeal.get(key) ?? [], amendments, read, held))
    }),
  )
  const amendments = await joinRecords(sealed, reader)
  const rows = sealedRows(state, sealed, toSeal, amendments)
  const carry = toCarry.flat()
  return {
    newest: sealed,
    write: {
      position: state.position + 1,
      commit: newCommit([{ type: 'sealed', seal: { rows: [...rows.values()], carry } }], now),
      chunks: [...sealed.values()].flatMap(({ chunks }) => chunks),
      rowBlocks: rowBlocks(state, dirty, rows),
      amendments: [...amendments].map(([key, all]) => ({ key, amendments: all })),
      tables: changedTables(state, dirty),
      meta: { position: state.position + 1, projection: PROJECTION_VERSION, retained: cut.left },
      cuts: cut.cuts,
    },
  }
}

/** Which tails are sealed: the longest; what is left rides in the record, up to `carryMax` messages. */
function share(
  tails: State['tails'],
  carryMax: number,
): {
  readonly toSeal: ReadonlyMap<ConversationKey, readonly Message[]>
  readonly toCarry: readonly (readonly Message[])[]
} {
  const byLength = [...tails].sort((a, b) => a[1].length - b[1].length)
  let count = 0
  let index = 0
  for (; index < byLength.length; index++) {
    const length = byLength[index]?.[1].length ?? 0
    if (length >= CHUNK_SIZE || count + length > carryMax) break
    count += length
  }
  return {
    toSeal: new Map(byLength.slice(index)),
    toCarry: byLength.slice(0, index).map(([, tail]) => tail),
  }
}

/** The amendment records of conversations that have something to add to theirs. */
async function joinRecords(
  sealed: ReadonlyMap<ConversationKey, SealedConversation>,
  reader: Reader,
): Promise<ReadonlyMap<ConversationKey, ReadonlyMap<ServerId, Amendment>>> {
  const records = new Map<ConversationKey, ReadonlyMap<ServerId, Amendment>>()
  await Promise.all(
    [...sealed].map(async ([key, { left }]) => {
      if (left.size === 0) return
      const record = new Map(await reader.amendments(key))
      for (const [id, amendment] of left) record.set(id, joinAmendments(record.get(id), amendment))
      records.set(key, record)
    }),
  )
  return records
}

function sealedRows(
  state: Readonly<State>,
  sealed: ReadonlyMap<ConversationKey, SealedConversation>,
  toSeal: ReadonlyMap<ConversationKey, unknown>,
  amendments: ReadonlyMap<ConversationKey, ReadonlyMap<ServerId, Amendment>>,
): ReadonlyMap<ConversationKey, SealedRow> {
  return new Map(
    [...sealed].map(([key, { sealedTo, openCount }]) => [
      key,
      {
        key,
        isSealed: toSeal.has(key),
        sealedTo,
        openCount,
        amendedCount: amendments.get(key)?.size ?? state.conversations.get(key)?.amendedCount ?? 0,
      },
    ]),
  )
}

/** Blocks of rows of which at least one changed. */
function rowBlocks(
  state: Readonly<State>,
  dirty: Dirty,
  sealed: ReadonlyMap<ConversationKey, SealedRow>,
): SealWrite['rowBlocks'] {
  const touched = new Set<number>()
  for (const key of [...dirty.rows, ...sealed.keys()])
    touched.add(Math.floor((state.conversations.get(key)?.index ?? 0) / ROW_BLOCK))
  if (touched.size === 0) return []
  const rows = [...state.conversations.values()]
  return [...touched].map((block) => ({
    block,
    rows: rows.slice(block * ROW_BLOCK, (block + 1) * ROW_BLOCK).map((row) => {
      const { isSealed: _isSealed, ...rest } = sealed.get(row.key) ?? { isSealed: false }
      return { ...slimRow(row), ...rest }
    }),
  }))
}

function changedTables(state: Readonly<State>, dirty: Dirty): Partial<Tables> {
  const { outbox, contacts, areContactsLoaded, groups, applications, ...small } = tablesOf(state)
  return {
    ...small,
    ...(dirty.outbox ? { outbox } : {}),
    ...(dirty.contacts ? { contacts, areContactsLoaded } : {}),
    ...(dirty.groups ? { groups } : {}),
    ...(dirty.applications ? { applications } : {}),
  }
}
