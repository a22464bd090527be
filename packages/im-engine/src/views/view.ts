// views/ keeps what is shown: immutable snapshots, made once a commit, and told to whoever listens.
//
//   Changes of a commit > conversation list, windows, unread, people > new snapshots > listeners, once
//
// Reads committed state, never changes it. A snapshot that did not change keeps its identity, item by item, so that a
// renderer may compare by reference. Absent: decisions, disk writes, anything of a framework.

/** A value that changes: e.g. `view.getSnapshot()` and `view.subscribe(render)`; works with useSyncExternalStore and RxJS `from`. */
export interface View<T> {
  getSnapshot(): T
  /** Called after each change; returns how to stop. */
  subscribe(listener: () => void): () => void
}

interface Observer<T> {
  next?: (value: T) => void
}

/** A View that its owner sets. */
export class Store<T> implements View<T> {
  #snapshot: T
  readonly #listeners = new Set<() => void>()

  constructor(initial: T) {
    this.#snapshot = initial
  }

  getSnapshot = (): T => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(snapshot: T): void {
    if (Object.is(snapshot, this.#snapshot)) return
    this.#snapshot = snapshot
    for (const listener of [...this.#listeners]) listener()
  }

  /** What RxJS `from(view)` asks for: the current value, then each new one. */
  '@@observable'(): {
    subscribe: (observer: Observer<T> | ((value: T) => void)) => { unsubscribe: () => void }
  } {
    return {
      subscribe: (observer) => {
        const next = typeof observer === 'function' ? observer : (value: T) => observer.next?.(value)
        next(this.#snapshot)
        return { unsubscribe: this.subscribe(() => next(this.#snapshot)) }
      },
    }
  }
}
