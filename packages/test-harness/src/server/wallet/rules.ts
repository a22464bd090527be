import { randomBytes, randomInt } from 'node:crypto'

/** What was not taken goes back after this long, ms. Source: issue 19 "Rules". */
export const HELD_MS = 24 * 60 * 60 * 1_000
/** Wrong PINs in a row, and how long none is taken then, ms. */
export const PIN_TRIES = 5
export const PIN_LOCK_MS = 15 * 60 * 1_000

/** Six times one digit, or six in a row up or down, e.g. 000000, 123456, 987654. */
export function isWeakPin(pin: string): boolean {
  const steps = new Set([...pin.slice(1)].map((digit, at) => Number(digit) - Number(pin[at])))
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step))
}

/** How a deployment has its wallet; `feeBasisPoints`: hundredths of a percent of a transfer, 0 = none. */
export interface WalletSettings {
  readonly feeBasisPoints: number
}

/** In cents, rounded up: the fee of 1,260 at 50 basis points is 7. */
export const feeOf = (amount: number, { feeBasisPoints }: WalletSettings): number =>
  Math.ceil((amount * feeBasisPoints) / 10_000)

/** Nobody can know it before. */
export const newId = (): string => randomBytes(12).toString('hex')

/** Parts that differ by a cent at most, the first ones more: 1000 in 3 is [334, 333, 333]. */
function equalParts(amount: number, count: number): readonly number[] {
  const each = Math.floor(amount / count)
  return Array.from({ length: count }, (_, at) => each + (at < amount % count ? 1 : 0))
}

/** Parts of at least a cent: of all ways to cut the amount each is as likely. `random(1, n)` is from 1 to n - 1. */
function chanceParts(amount: number, count: number, random: typeof randomInt): readonly number[] {
  const cuts = new Set<number>()
  while (cuts.size < count - 1) cuts.add(random(1, amount))
  const places = [0, ...[...cuts].sort((a, b) => a - b), amount]
  return places.slice(1).map((place, at) => place - (places[at] ?? 0))
}

/** The parts of a red packet, in the order in which they are opened; they make up its amount. Source: S-WAL-12. */
export const partsOf = (
  way: 'chance' | 'equal',
  amount: number,
  count: number,
  random: typeof randomInt = randomInt,
): readonly number[] => (way === 'equal' ? equalParts(amount, count) : chanceParts(amount, count, random))
