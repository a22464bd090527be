import { listAt } from '../../../lib/fields'

interface Saved {
  readonly saved: readonly number[]
  /** Jobs that are no longer there. */
  readonly missing: readonly number[]
}

/** Of the answer to a batch that was saved. */
export function savedOf(jobIds: readonly number[], body: unknown): Saved {
  const gone = listAt(body, 'missing')
  return {
    saved: jobIds.filter((id) => !gone.includes(id)),
    missing: jobIds.filter((id) => gone.includes(id)),
  }
}
