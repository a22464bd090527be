import { BadInput } from '../bad-input'
import type { ReviewPolicy } from '../server/seekers/resume-review'

const POLICIES: readonly ReviewPolicy[] = ['by-people', 'at-once']

export const REVIEW_FLAG = {
  type: 'string',
  value: 'WHO',
  help: 'who reads a resume before employers do: by-people (the default) or at-once, which approves what is submitted',
} as const

/** Throws `BadInput` for another word. */
export function readReviewPolicy(given: string | undefined): ReviewPolicy {
  const policy = POLICIES.find((one) => one === (given ?? 'by-people'))
  if (policy === undefined) throw new BadInput(`--review ${given} is neither ${POLICIES.join(' nor ')}.`)
  return policy
}
