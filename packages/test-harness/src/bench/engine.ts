// The engine as an app meets it: its front door, its own disk, cipher, locks and channel; only the network is ours.

import {
  createImEngine,
  groupKey,
  type ImEngine,
  personKey,
  toGroupId,
  toImId,
  type View,
} from '@sarika/im-engine'
import type { Ports } from '@sarika/im-engine/testing'
import { FeedHttp, FeedSocket } from './feed'
import type { PageText, ReceiptText } from './load'
import { ME } from './row'
import type { Subject } from './subject'

const SHOWN_CONVERSATIONS = 100
const PAGE = 20

export const keyOf = (place: string) =>
  place.startsWith('g-') ? groupKey(toGroupId(place)) : personKey(toImId(place))

/** Resolves, in the listener itself, when the view shows what is waited for. */
export function when<T>(view: View<T>, isThere: (snapshot: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop = (): void => {}
    const look = (): void => {
      if (!isThere(view.getSnapshot())) return
      stop()
      resolve()
    }
    stop = view.subscribe(look)
    look()
  })
}

/** Looks again and again, a task each. */
async function until(isThere: () => boolean): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  while (!isThere())
    await new Promise<void>((resolve) => {
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  port1.close()
}

/** Items since the last seal. */
const unsealedOf = (engine: ImEngine): number => Number(engine.inspect().unsealed)
/** Fewer than this stay in the tail at the end of a catch-up. */
const SEAL_WORTH = 500

export interface EngineSetup {
  readonly conversations?: number
  readonly ports?: Partial<Ports>
}

export interface EngineUnderTest {
  readonly engine: ImEngine
  readonly http: FeedHttp
  readonly socket: FeedSocket
}

export function newEngine({ conversations, ports }: EngineSetup = {}): EngineUnderTest {
  const http = new FeedHttp(conversations)
  const socket = new FeedSocket()
  const token = { token: 'bench', refreshAt: 0 }
  const engine = createImEngine({
    endpoints: { rest: '', socket: 'ws://bench' },
    identity: { imId: ME },
    tokens: { current: () => token, refresh: async () => ({ kind: 'token', token }) },
    ports: { http, sockets: socket, ...ports },
    onFault: (process, event, state) => console.error('fault', process, event, state),
  })
  // A list is on the screen: snapshots are made for somebody.
  engine.conversations.subscribe(() => {})
  engine.unread.subscribe(() => {})
  return { engine, http, socket }
}

/** Never hidden: a page that closes does not seal first, as if it were killed. */
const ALWAYS_VISIBLE: Pick<Ports, 'visibility'> = {
  visibility: { isVisible: () => true, subscribe: () => () => {} },
}

export class EngineSubject implements Subject {
  #current: EngineUnderTest | undefined

  async open(): Promise<number> {
    const start = performance.now()
    const { engine } = this.#start()
    const isShown = new Promise<void>((resolve) => {
      const look = (): void => {
        const { items } = engine.conversations.getSnapshot()
        if (items.length < SHOWN_CONVERSATIONS || items[0] === undefined) return
        stop()
        void when(engine.conversation(items[0].key), ({ messages }) => messages.length >= PAGE).then(resolve)
      }
      const stop = engine.conversations.subscribe(look)
    })
    void engine.start()
    await isShown
    const ms = performance.now() - start
    // The rest of the start is not for the next measure to pay.
    await when(engine.connection, ({ isCaughtUp }) => isCaughtUp)
    await engine.quiesce()
    return ms
  }

  async catchUp(pages: readonly PageText[]): Promise<number> {
    const { engine, http } = this.#start()
    http.feed(pages)
    void engine.start()
    await when(engine.connection, ({ isCaughtUp }) => isCaughtUp)
    await until(() => unsealedOf(engine) < SEAL_WORTH)
    const ms = performance.now() - http.startedAt
    await engine.quiesce()
    await engine.stop()
    return ms
  }

  async flood(frames: readonly string[]): Promise<number> {
    const { engine, socket } = this.#open()
    const { at, text } = lastOf(frames)
    const start = performance.now()
    for (const frame of frames) socket.push(frame)
    await when(engine.conversations, ({ items }) => items[0]?.sortTime === at && items[0].last?.text === text)
    await engine.stop()
    return performance.now() - start
  }

  async receipts(receipts: readonly ReceiptText[]): Promise<number> {
    const { engine, socket } = this.#open()
    const wanted = unsealedOf(engine) + receipts.reduce((sum, { times }) => sum + times.length, 0)
    const start = performance.now()
    for (const { frame } of receipts) socket.push(frame)
    await until(() => unsealedOf(engine) >= wanted)
    await engine.stop()
    return performance.now() - start
  }

  async pageBack(place: string, count: number): Promise<number> {
    const conversation = this.#open().engine.conversation(keyOf(place))
    await when(conversation, ({ isReady }) => isReady)
    const start = performance.now()
    for (let page = 0; page < count; page++) await conversation.loadOlder()
    const ms = performance.now() - start
    const { length } = conversation.getSnapshot().messages
    if (length !== (count + 1) * PAGE) throw new Error(`${length} messages are shown`)
    return ms
  }

  async search(place: string, word: string): Promise<{ readonly ms: number; readonly count: number }> {
    const { engine } = this.#open()
    const start = performance.now()
    const { count } = await engine.search(word, keyOf(place))
    return { ms: performance.now() - start, count }
  }

  async close(): Promise<void> {
    await this.#current?.engine.stop()
  }

  /**
   * A catch-up that hangs in its second half when the tail is about as long as it gets before a seal; answers the items
   * of the tail. Pages that were answered before are committed yet, 2,000 at most.
   */
  async leaveTail(pages: readonly PageText[]): Promise<number> {
    const { engine, http } = this.#start(ALWAYS_VISIBLE)
    http.feed(pages)
    http.isHanging = () => {
      const unsealed = unsealedOf(engine)
      return http.servedCount >= pages.length / 2 && unsealed >= 8_000 && unsealed <= 8_500
    }
    void engine.start()
    await until(() => http.hungCount > 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return unsealedOf(engine)
  }

  #start(ports: Partial<Ports> = {}): EngineUnderTest {
    this.#current = newEngine({ ports })
    return this.#current
  }

  #open(): EngineUnderTest {
    if (this.#current === undefined) throw new Error('not open')
    return this.#current
  }
}

/** Time and text of the last frame. */
function lastOf(frames: readonly string[]): { readonly at: number; readonly text: string } {
  const { data } = JSON.parse(frames.at(-1) ?? '') as {
    readonly data: { readonly msg_time: number; readonly msg: { readonly content: string } }
  }
  return { at: data.msg_time, text: data.msg.content }
}
