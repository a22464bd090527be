/** A moment at which something happens; gone when it ran or was cancelled. */
export interface Timer {
  readonly due: number
  readonly order: number
  run: (() => void) | undefined
}

/**
 * Lets every microtask run, however deep: all that waits for no timer. Asked for in a microtask, Node's next tick comes when
 * their queue is empty, and costs no round of the event loop.
 */
export const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve))

/** ms since epoch when a world begins. */
const BEGIN = 1_760_000_000_000

/**
 * Virtual time of a world. Timers run in the order of (due, set), each with all of its microtasks, so a seed repeats
 * exactly. The wall clock can jump (everybody slept) while timers stand still.
 */
export class Time {
  /** ms since the world began: what timers follow. */
  elapsed = 0
  #jumped = 0
  #order = 0
  readonly #heap: Timer[] = []

  /** ms since epoch, the same for everybody who has a right clock. */
  now(): number {
    return BEGIN + this.#jumped + this.elapsed
  }

  jump(ms: number): void {
    this.#jumped += ms
  }

  after(ms: number, run: () => void): Timer {
    const timer: Timer = { due: this.elapsed + Math.max(0, Math.ceil(ms)), order: this.#order++, run }
    this.#push(timer)
    return timer
  }

  cancel(timer: Timer): void {
    timer.run = undefined
  }

  /** Lets `ms` pass. */
  async advance(ms: number): Promise<void> {
    const end = this.elapsed + ms
    await settle()
    for (let timer = this.#heap[0]; timer !== undefined && timer.due <= end; timer = this.#heap[0]) {
      this.#pop()
      const { run } = timer
      if (run === undefined) continue
      timer.run = undefined
      this.elapsed = Math.max(this.elapsed, timer.due)
      run()
      await settle()
    }
    this.elapsed = end
  }

  #push(timer: Timer): void {
    const heap = this.#heap
    let index = heap.length
    heap.push(timer)
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (isBefore(heap[parent] as Timer, timer)) break
      heap[index] = heap[parent] as Timer
      index = parent
    }
    heap[index] = timer
  }

  #pop(): void {
    const heap = this.#heap
    const last = heap.pop() as Timer
    if (heap.length === 0) return
    let index = 0
    for (;;) {
      let child = index * 2 + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Timer, heap[child] as Timer)) child++
      if (isBefore(last, heap[child] as Timer)) break
      heap[index] = heap[child] as Timer
      index = child
    }
    heap[index] = last
  }
}

const isBefore = (a: Timer, b: Timer): boolean => a.due < b.due || (a.due === b.due && a.order < b.order)
