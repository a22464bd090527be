import type { Spread } from '../api/fitting'

type Steps = Spread['pay']

/** The lowest and the highest sum that can be chosen, and from one to the next, dollars a month. */
export const PAY = { least: 100, most: 1500, step: 50 } as const

/** Between which sums the middle half of the jobs pay; null: too few say it to tell. */
export function usualPay(steps: Steps): { readonly from: number; readonly to: number } | null {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  if (total < 8) return null
  const at = (share: number): number => {
    let seen = 0
    for (const [index, { count, from }] of steps.entries()) {
      seen += count
      if (seen >= total * share) return share < 0.5 ? from : (steps[index + 1]?.from ?? from)
    }
    return 0
  }
  return { from: at(0.25), to: at(0.75) }
}
