import { type EngineUnderTest, keyOf, newEngine, when } from './engine'
import type { PageText } from './load'

/** An engine that stays open while its heap is weighed; it keeps nothing of what it was fed. */
export class StayingEngine {
  #test: EngineUnderTest | undefined

  async catchUp(pages: readonly PageText[]): Promise<void> {
    const test = newEngine()
    this.#test = test
    test.http.feed(pages)
    void test.engine.start()
    await when(test.engine.connection, ({ isCaughtUp }) => isCaughtUp)
    await test.engine.quiesce()
    test.http.forget()
  }

  /** Opens a conversation, pages back, searches it: everything of it was in memory once. */
  async read(place: string, pages: number, word: string): Promise<void> {
    const engine = this.#test?.engine
    if (engine === undefined) throw new Error('not open')
    const conversation = engine.conversation(keyOf(place))
    await when(conversation, ({ isReady }) => isReady)
    for (let page = 0; page < pages; page++) await conversation.loadOlder()
    await engine.search(word, keyOf(place))
  }

  async stop(): Promise<void> {
    await this.#test?.engine.stop()
  }
}
