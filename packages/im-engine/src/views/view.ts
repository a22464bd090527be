// views/ keeps what is shown: immutable snapshots, made once a commit, and told to whoever listens.
//
//   Changes of a commit > conversation list, windows, unread, people > new snapshots > listeners, once
//
// Reads committed state, never changes it. A snapshot that did not change keeps its identity, item by item, so that a
// renderer may compare by reference. Absent: decisions, disk writes, anything of a framework.

interface Observer<T> {
  next?: (value: T) => void
}

/** What RxJS and its kin ask for. */
interface Observed<T> {
  subscribe(observer: Observer<T> | ((value: T) => void)): { unsubscribe(): void }
}

declare global {
  // As RxJS declares it: a View is an ObservableInput where RxJS is, and needs nothing of it where it is not.
  interface SymbolConstructor {
    readonly observable: symbol
  }
}

/** A value that changes: e.g. `view.getSnapshot()` and `view.subscribe(render)`; works with useSyncExternalStore. */
export interface View<T> {
  getSnapshot(): T
  /**
   * Called after each change; returns how to stop. A listener that takes the value is told the value of now at once, as a store of
   * Svelte is: `$view`. Source: S-API-17.
   */
  subscribe(listener: (() => void) | ((value: T) => void)): () => void
  /** For `from(view)` of RxJS: the value now, then each new one. Source: S-VIEW-2. */
  [Symbol.observable](): Observed<T>
}

/** A view of what somebody else keeps: how it is now, and how to hear of changes. */
export function viewOf<T>(getSnapshot: () => T, listen: (listener: () => void) => () => void): View<T> {
  const subscribe: View<T>['subscribe'] = (listener) => {
    if (listener.length === 0) return listen(listener as () => void)
    const tell = (): void => listener(getSnapshot())
    tell()
    return listen(tell)
  }
  const observe = (): Observed<T> => ({
    subscribe: (observer) => ({
      unsubscribe: subscribe((value) =>
        typeof observer === 'function' ? observer(value) : observer.next?.(value),
      ),
    }),
  })
  return {
    getSnapshot,
    subscribe,
    // By the symbol where a polyfill gave one; RxJS looks for the name where none did.
    '@@observable': observe,
    [Symbol.observable ?? '@@observable']: observe,
  } as View<T>
}

/** Hears of a listener that threw. */
export type OnListenerFault = (error: unknown) => void

/** A View that its owner sets. What one listener throws is told, and the others are called all the same. Source: S-API-21. */
export class Store<T> implements View<T> {
  declare readonly getSnapshot: View<T>['getSnapshot']
  declare readonly subscribe: View<T>['subscribe']
  declare readonly [Symbol.observable]: View<T>[typeof Symbol.observable]
  #snapshot: T
  readonly #listeners = new Set<() => void>()

  constructor(
    initial: T,
    private readonly onListenerFault: OnListenerFault = (error) => {
      throw error
    },
  ) {
    this.#snapshot = initial
    Object.assign(
      this,
      viewOf(
        () => this.#snapshot,
        (listener) => {
          this.#listeners.add(listener)
          return () => this.#listeners.delete(listener)
        },
      ),
    )
  }

  set(snapshot: T): void {
    if (Object.is(snapshot, this.#snapshot)) return
    this.#snapshot = snapshot
    for (const listener of [...this.#listeners])
      try {
        listener()
      } catch (error) {
        this.onListenerFault(error)
      }
  }
}
