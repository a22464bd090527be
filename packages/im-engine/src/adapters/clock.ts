import type { Clock, Random } from '../ports/clock.js'

export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

export const browserRandom: Random = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  float: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296,
}
