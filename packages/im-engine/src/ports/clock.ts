/** Time, injected: the browser's, or a hand clock. XState takes it as its clock. */
export interface Clock {
  /** ms since epoch. */
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Randomness, injected: crypto in a browser, a seed in simulation. */
export interface Random {
  bytes(count: number): Uint8Array
  /** 0 <= x < 1 */
  float(): number
}
