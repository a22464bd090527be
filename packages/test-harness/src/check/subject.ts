import type { ConversationKey, ConversationSnapshot, ImEngine } from '@sarika/im-engine'
import type { Medium } from '@sarika/im-engine/testing'
import { keyOf } from '../world/keys'
import type { CardWire } from '../world/kinds'
import type { ReadMark, Stored } from '../world/model-types'
import type { Report } from '../world/report'
import type { Place, StarWord } from '../world/star-words'

export { isUpTo } from '../world/star-words'

/** What the laws of messages and reading look at: a simulated world, or a run against the real server. */
export interface Scene {
  readonly report: Report
  readonly server: Truth
  readonly accepted: readonly Promised[]
  pass(ms: number): Promise<void>
}

/** What the server has, in the model server's words. */
export interface Truth {
  conversation(id: string): readonly Stored[]
  kept(sender: string, clientId: string): Stored | undefined
  conversationsOf(account: string): readonly { id: string; target: string; isGroup: boolean }[]
  /** Whether an account deleted a message for itself; absent where nobody does. */
  isErased?(account: string, id: string): boolean
  /** By account and conversation, e.g. `u1 g1`. */
  readonly marks: ReadonlyMap<string, ReadMark>
}

/** One account on one browser. */
export interface Seat {
  readonly name: string
  readonly account: string
  readonly acting: readonly Screen[]
  readonly leader: Screen | undefined
  readonly isSignedOut: boolean
  readonly isClosedForGood: boolean
  readonly wasDegraded: boolean
  readonly hasLostPower: boolean
  /** Up to where each conversation was cleared, as its disk was told; absent where nobody clears. */
  readonly cleared?: ReadonlyMap<ConversationKey, Place>
  /** Conversations that somebody asked to be cleared. */
  readonly clearsAsked?: ReadonlySet<ConversationKey>
  /** Failed sends that went with their conversation. */
  readonly clearedSends?: ReadonlySet<string>
  /** All presses on the star of a message, by `starOf`. */
  readonly starWords?: ReadonlyMap<string, readonly StarWord[]>
  /** What its disk holds. */
  readonly medium: Medium
}

/** One tab of it. */
export interface Screen {
  readonly name: string
  readonly engine: ImEngine
  /** Times that its database failed: what it shows may go back then. */
  readonly storageFaults: number
  /** It was given the kind of another team. */
  readonly knowsPoll?: boolean
}

/** A send that an engine promised; see world/client.ts. */
export interface Promised {
  readonly client: Seat
  readonly clientId: string
  readonly key: ConversationKey
  readonly text: string
  /** What was said with a card. */
  readonly card?: CardWire | undefined
  readonly isProbe: boolean
  readonly isVolatile: boolean
  readonly isDiscarded: boolean
}

/** Conversations that the server lets this account see, by the engine's name. */
export const anyKeysOf = (world: Scene, client: Seat): readonly ConversationKey[] =>
  world.server.conversationsOf(client.account).map(({ target, isGroup }) => keyOf(target, isGroup))

/** The whole list, past its first page. */
export function showAll({ engine: { conversations } }: Screen): void {
  for (;;) {
    const { items, total } = conversations.getSnapshot()
    if (items.length >= total) return
    conversations.showMore()
  }
}

/** Every tab shows every conversation from its first message on. */
export async function settleViews(world: Scene, client: Seat): Promise<void> {
  // Where nothing reached the server, what failed is shown all the same, at the end; also of a group that is over.
  for (const { client: sender, key } of world.accepted)
    if (sender === client)
      for (const tab of client.acting) {
        const view = tab.engine.conversation(key)
        void (view.getSnapshot().hasNewer ? view.toNewest() : view.loadOlder())
      }
  await world.pass(100)
  for (let round = 0; round < 400; round++) {
    let isDone = true
    for (const tab of client.acting)
      for (const key of anyKeysOf(world, client)) {
        const view = tab.engine.conversation(key)
        const { isReady, hasOlder, hasNewer } = view.getSnapshot()
        if (isReady && !hasOlder && !hasNewer) continue
        isDone = false
        if (hasNewer) void view.loadNewer()
        if (!isReady || hasOlder) void view.loadOlder()
      }
    if (isDone) break
    await world.pass(100)
  }
  for (const tab of client.acting) showAll(tab)
}

/** A tab whose storage was gone clears what is in memory: no disk is told up to where. */
export const isClearUnsure = ({ wasDegraded, clearsAsked }: Seat, key: ConversationKey): boolean =>
  wasDegraded && clearsAsked?.has(key) === true

export const snapshotOf = (tab: Screen, key: ConversationKey): ConversationSnapshot =>
  tab.engine.conversation(key).getSnapshot()
