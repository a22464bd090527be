// Small values that the tests of disks write and tell apart.

import type { Commit, Fact } from '../events/facts.js'
import { type ConversationKey, toClientId, toImId, toServerId } from '../model/ids.js'
import type { Message } from '../model/message.js'
import type { ChunkQuery, Disk, DiskResult, Logged, Opened, SealWrite } from '../ports/disk.js'

/** A database that nobody else uses; each disk of it is one tab. */
export interface DiskPlace {
  newDisk(): Disk
}

export const ANN: ConversationKey = 'p2p-im-7'
export const TEAM: ConversationKey = 'team-g-1'
export const RELAXED = { strict: false }
export const STRICT = { strict: true }

export async function openOne(place: DiskPlace): Promise<{ readonly disk: Disk; readonly opened: Opened }> {
  const disk = place.newDisk()
  return { disk, opened: good(await disk.open()) }
}

/** The value of an answer that must be ok. */
export function good<T>(result: DiskResult<T>): T {
  if (!result.ok) throw new Error(`not ok: ${result.failure}`)
  return result.value
}

const factsOf = (...facts: Fact[]): Commit => ({ at: 1_700_000_000_000, version: 1, facts })
/** A commit that is told apart by its text. */
export const commitOf = (text: string): Commit =>
  factsOf({ type: 'send-discarded', clientId: toClientId(text) })
export const leader = (tab: string): Commit => factsOf({ type: 'leader-elected', tab })
export const logged = (position: number, text: string): Logged => ({ position, commit: commitOf(text) })
export const textsOf = (records: readonly Logged[]) => records.map((one) => textOf(one.commit))
export const newest = (key: ConversationKey): ChunkQuery => ({ key, from: Infinity, limit: 100 })

export function textOf(commit: Commit): string {
  const [fact] = commit.facts
  return fact?.type === 'send-discarded' ? fact.clientId : (fact?.type ?? '')
}

export const message = (key: ConversationKey, at: number): Message => ({
  id: toServerId(`${at}`),
  at,
  key,
  from: toImId('im-7'),
  kind: 'text',
  text: `ជំរាបសួរ ${at}`,
  own: false,
  number: 0,
})

/** A seal at `position` that changes what `parts` says. */
export const sealOf = (position: number, parts: Partial<SealWrite>): SealWrite => ({
  position,
  commit: factsOf({ type: 'sealed', seal: { rows: [], carry: [] } }),
  chunks: [],
  rowBlocks: [],
  amendments: [],
  tables: {},
  meta: { position, retained: [], projection: 1 },
  cuts: [],
  ...parts,
})
