import type { BackendNews } from '@sarika/im-engine/testing'

/** What a socket said and nobody took yet, in its order. */
export class NewsQueue {
  readonly #news: BackendNews[] = []
  #wanted: ((news: BackendNews) => void) | undefined

  push(news: BackendNews): void {
    const wanted = this.#wanted
    this.#wanted = undefined
    if (wanted === undefined) this.#news.push(news)
    else wanted(news)
  }

  /** What is there already. */
  take(): BackendNews | undefined {
    return this.#news.shift()
  }

  /** What is there, or comes next. */
  next(): Promise<BackendNews> {
    const first = this.take()
    if (first !== undefined) return Promise.resolve(first)
    return new Promise((resolve) => {
      this.#wanted = resolve
    })
  }
}
