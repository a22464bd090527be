/** What happened, as one number: two runs of a seed are the same when their digests are. */
export class History {
  #a = 0x811c9dc5
  #b = 0x1b873593
  count = 0
  /** The last lines, or all when somebody looks at a failure. */
  readonly lines: string[] = []

  constructor(private readonly isKept: boolean) {}

  note(at: number, line: string): void {
    this.count++
    let a = this.#a ^ at
    let b = this.#b
    for (let i = 0; i < line.length; i++) {
      const unit = line.charCodeAt(i)
      a = Math.imul(a ^ unit, 0x01000193)
      b = Math.imul(b + unit, 0x5bd1e995)
    }
    this.#a = a
    this.#b = b ^ (b >>> 15)
    if (this.isKept) this.lines.push(`${String(at).padStart(7)} ${line}`)
  }

  digest(): string {
    return hex(this.#a) + hex(this.#b)
  }
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
