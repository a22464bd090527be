/** A law that did not hold. */
export class LawBroken extends Error {
  constructor(
    readonly law: string,
    readonly detail: string,
  ) {
    super(`${law}: ${detail}`)
  }
}

/** Characters of a detail: long lists are told by their beginning. */
const DETAIL_MAX = 1_000

/** Counts what was checked and stops at the first law that does not hold. */
export class Report {
  readonly checks = new Map<string, number>()
  /** Methods of engines that were called. */
  readonly commands = new Set<string>()

  hold(law: string, isKept: boolean, detail: () => string): void {
    this.checks.set(law, (this.checks.get(law) ?? 0) + 1)
    if (!isKept) throw new LawBroken(law, detail().slice(0, DETAIL_MAX))
  }
}
