import { type EngineUnderTest, newEngine, when } from './engine'
import { framesOf, pagesOf } from './load'

/** In a small and in a large account alike: how large the database is is not what differs. */
const STORED = 20_000
/** In a small and in a large account alike: what their receipts cost is not what differs. */
const LIVE_IN = 10

/** An account that is caught up, and the live messages that will come to it. */
export class LiveAccount {
  #next = 0

  private constructor(
    private readonly test: EngineUnderTest,
    private readonly frames: readonly string[],
  ) {}

  static async open(conversations: number, live: number): Promise<LiveAccount> {
    const stored = {
      from: 0,
      size: STORED,
      isEncrypted: false,
      conversations,
    }
    const frames = await framesOf({ ...stored, from: stored.size, size: live, freshIn: LIVE_IN })
    const test = newEngine({ conversations })
    test.http.feed(await pagesOf(stored))
    void test.engine.start()
    await when(test.engine.connection, ({ isCaughtUp }) => isCaughtUp)
    await test.engine.quiesce()
    return new LiveAccount(test, frames)
  }

  /** The next messages, each when the one before is shown; the time of each from its frame to its snapshot, ms. */
  async receive(count: number): Promise<readonly number[]> {
    const { engine, socket } = this.test
    const times: number[] = []
    while (times.length < count) {
      const frame = this.frames[this.#next++] ?? ''
      const { data } = JSON.parse(frame) as { readonly data: { readonly msg_time: number } }
      const start = performance.now()
      socket.push(frame)
      await when(engine.conversations, ({ items }) => items[0]?.sortTime === data.msg_time)
      times.push(performance.now() - start)
    }
    return times
  }
}
