// replay/ runs today's engines on what happened before, through their public doors and on virtual time.
//
//   transcript (rows of a chat) > transcript-backend.ts > pages, frames > an engine  > what it shows            play.ts
//   recording (../record)       > replay.ts > frames, answers, commands > engines    > as in the live run?      replay.ts
//
// This file plays a transcript. By chance the tab is killed in the middle, since what is on disk and what the server
// tells again must be enough.

import { createHash } from 'node:crypto'
import { createImEngine, groupKey, type ImEngine, toGroupId } from '@sarika/im-engine'
import {
  FaultyDisk,
  HandClock,
  loadNetwork,
  Medium,
  PROJECTION_VERSION,
  SeededRandom,
} from '@sarika/im-engine/testing'
import { BadInput } from '../bad-input'
import { memoryPorts, type PlayedWorld } from './memory-ports'
import type { TranscriptMessage } from './transcript'
import { authorId, type Delivery, TranscriptBackend } from './transcript-backend'

export interface PlayOptions {
  readonly messages: readonly TranscriptMessage[]
  readonly as: string
  readonly room?: string
  readonly readUpTo?: string
  readonly deliver: Delivery
  readonly seed: number
  readonly searches: readonly string[]
}

export interface PlayedConversation {
  readonly room: string
  readonly messages: number
  readonly unread: number
  readonly mentions: number
  readonly lastMessageId: string
  /** sha256 hex of the transcript ids in shown order, joined by "\n". */
  readonly orderDigest: string
}

export interface PlayedSearch {
  readonly query: string
  readonly count: number
  readonly firstIds: readonly string[]
  readonly lastIds: readonly string[]
}

export interface Played {
  readonly me: string
  readonly conversations: readonly PlayedConversation[]
  readonly searches: readonly PlayedSearch[]
  /** sha256 hex of the JSON of conversations and searches. */
  readonly digest: string
  readonly elapsedMs: number
}

/** Messages a window grows by while it is read to its beginning. */
const READ_STEP = 5_000
/** Virtual ms that pass between two looks. */
const LOOK_MS = 100
/** Looks without coming to rest: an engine that hangs is a failed play, not an endless one. */
const LOOKS_MAX = 20_000

/**
 * Plays a transcript through an engine: frames and pages in, what the views show out. Neither delivery nor seed changes the
 * result. Throws BadInput for an unknown room or message. Source: contract 1, play.
 */
export async function play(options: PlayOptions): Promise<Played> {
  const startedAt = performance.now()
  await loadNetwork()
  const messages =
    options.room === undefined
      ? options.messages
      : options.messages.filter((message) => message.room === options.room)
  if (messages.length === 0 && options.room !== undefined)
    throw new BadInput(`--room ${JSON.stringify(options.room)}: no message of the transcript is in it.`)
  const random = new SeededRandom(options.seed)
  const backend = new TranscriptBackend({
    messages,
    me: options.as,
    deliver: options.deliver,
    random,
    readUpTo: findMark(messages, options),
  })
  const clock = new HandClock()
  const look = async (looks: number): Promise<void> => {
    if (looks > LOOKS_MAX) throw new Error('the engine does not come to rest')
    await clock.advance(LOOK_MS)
  }
  const settle: Settle = async (work) => {
    let isDone = false
    const done = work.finally(() => {
      isDone = true
    })
    for (let looks = 0; !isDone; looks++) await look(looks)
    await done
  }
  const tab = new PlayedTab(options.as, { clock, random, http: backend, sockets: backend })
  const catchUp = async (): Promise<void> => {
    let engine: ImEngine | undefined
    for (let looks = 0; engine !== tab.engine || !engine.connection.getSnapshot().isCaughtUp; looks++) {
      if (engine !== tab.engine) {
        engine = tab.engine
        await settle(engine.start())
      } else await look(looks)
    }
  }
  // Killed in the middle, by chance: what is on disk and what the server tells again must be enough.
  if (random.float() < 0.5) backend.onPage(Math.floor(random.float() * 8), () => tab.kill())
  await catchUp()
  if (random.float() < 0.5) {
    backend.deliverLive()
    tab.kill()
    await catchUp()
  }
  backend.deliverLive()
  const { engine } = tab
  await settle(engine.quiesce())
  const played = await read(engine, messages, options.searches, settle)
  await settle(engine.stop())
  const digest = sha256(JSON.stringify(played))
  return { me: options.as, ...played, digest, elapsedMs: Math.round(performance.now() - startedAt) }
}

/** A tab on a disk that outlives it. */
class PlayedTab {
  readonly #medium = new Medium()
  readonly #as: string
  readonly #world: PlayedWorld
  #disk: FaultyDisk | undefined
  engine: ImEngine

  constructor(as: string, world: PlayedWorld) {
    this.#as = as
    this.#world = world
    this.engine = this.#open()
  }

  /** The process dies: nothing of it reaches the disk any more; another opens what is there. */
  kill(): void {
    this.#disk?.kill()
    void this.engine.stop()
    this.engine = this.#open()
  }

  #open(): ImEngine {
    const openDisk = () => {
      this.#disk = new FaultyDisk(this.#medium, { projection: PROJECTION_VERSION })
      return this.#disk
    }
    return createImEngine({
      endpoints: { rest: '', socket: 'ws://transcript/socket' },
      identity: { imId: authorId(this.#as) },
      tokens: {
        current: () => ({ token: 'transcript', refreshAt: 0 }),
        refresh: async () => ({ kind: 'refused' }),
      },
      ports: { ...memoryPorts(this.#world), openDisk },
      onFault: (process, event, state) => {
        throw new Error(`unexpected event ${event} in ${process} (${state})`)
      },
    })
  }
}

function findMark(
  messages: readonly TranscriptMessage[],
  { readUpTo, room }: PlayOptions,
): TranscriptMessage | undefined {
  if (readUpTo === undefined) return undefined
  if (room === undefined) throw new BadInput('--read-up-to needs --room: a mark stands in one room.')
  const found = messages.find((message) => message.id === readUpTo)
  if (found === undefined)
    throw new BadInput(
      `--read-up-to ${JSON.stringify(readUpTo)}: no message of ${JSON.stringify(room)} has this id.`,
    )
  return found
}

type Settle = (work: Promise<unknown>) => Promise<void>

async function read(
  engine: ImEngine,
  messages: readonly TranscriptMessage[],
  queries: readonly string[],
  settle: Settle,
): Promise<Pick<Played, 'conversations' | 'searches'>> {
  const rooms = [...new Set(messages.map((message) => message.room))]
  while (engine.conversations.getSnapshot().items.length < engine.conversations.getSnapshot().total)
    engine.conversations.showMore()
  const items = new Map(engine.conversations.getSnapshot().items.map((item) => [item.key, item]))
  const transcriptIds = new Map<string, string>()
  const conversations: PlayedConversation[] = []
  for (const room of rooms) {
    const key = groupKey(toGroupId(room))
    const ids = await readAll(engine, key, settle, transcriptIds)
    const item = items.get(key)
    conversations.push({
      room,
      messages: ids.length,
      unread: item?.unread ?? 0,
      mentions: item?.mentions ?? 0,
      lastMessageId: ids[ids.length - 1] ?? '',
      orderDigest: sha256(ids.join('\n')),
    })
  }
  const searches: PlayedSearch[] = []
  for (const query of queries) {
    const result = engine.search(query)
    await settle(result)
    const { count, hits } = await result
    const ids = hits
      .map((hit) => hit.id)
      .sort()
      .map((id) => transcriptIds.get(id) ?? id)
    searches.push({ query, count, firstIds: ids.slice(0, 3), lastIds: ids.slice(-3) })
  }
  return { conversations, searches }
}

/** The transcript ids of a conversation in shown order, read back to its beginning. */
async function readAll(
  engine: ImEngine,
  key: ReturnType<typeof groupKey>,
  settle: Settle,
  transcriptIds: Map<string, string>,
): Promise<readonly string[]> {
  const view = engine.conversation(key)
  const leave = view.subscribe(() => undefined)
  await settle(view.loadOlder(READ_STEP))
  for (let shown = -1; view.getSnapshot().hasOlder && shown < view.getSnapshot().messages.length; ) {
    shown = view.getSnapshot().messages.length
    await settle(view.loadOlder(READ_STEP))
  }
  leave()
  return view.getSnapshot().messages.map(({ id, extra }) => {
    const { transcriptId }: { transcriptId: string } = JSON.parse(extra ?? '{}')
    transcriptIds.set(id, transcriptId)
    return transcriptId
  })
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
