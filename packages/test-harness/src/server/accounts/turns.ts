/** So much work at once and no more; what comes besides waits, first come first served. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A turn goes from hand to hand: nobody who comes now gets in before those who wait.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
