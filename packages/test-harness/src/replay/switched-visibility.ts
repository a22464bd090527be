import type { Ports } from '@sarika/im-engine'

type Visibility = Ports['visibility']

/** A tab that is shown and hidden by hand. */
export class SwitchedVisibility implements Visibility {
  readonly #listeners = new Set<() => void>()

  constructor(private visible: boolean) {}

  isVisible(): boolean {
    return this.visible
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(visible: boolean): void {
    this.visible = visible
    for (const listener of [...this.#listeners]) listener()
  }
}
