/** Whether what happens reaches a tab: at once, after the thaw, or never. */
export class Gate {
  #isFrozen = false
  #isKilled = false
  #waiting: (() => void)[] = []
  /** Its disk may have died within a write; then everything else is dead too. */
  isDiskDead: () => boolean = () => false

  get isFrozen(): boolean {
    return this.#isFrozen
  }

  get isGone(): boolean {
    return this.#isKilled || this.isDiskDead()
  }

  run(what: () => void): void {
    if (this.isGone) return
    // What comes while the tab still works off what waited comes after it.
    if (this.#isFrozen || this.#waiting.length > 0) this.#waiting.push(what)
    else what()
  }

  freeze(): void {
    this.#isFrozen = true
  }

  thaw(): void {
    this.#isFrozen = false
  }

  /** Does the oldest thing that waits; false when none is left, or the tab froze again. */
  next(): boolean {
    if (this.isGone || this.#isFrozen) return false
    this.#waiting[0]?.()
    this.#waiting.shift()
    return this.#waiting.length > 0
  }

  kill(): void {
    this.#isKilled = true
    this.#waiting = []
  }
}
