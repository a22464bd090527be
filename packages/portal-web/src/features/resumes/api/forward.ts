import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { listAt, numberAt, timeAt } from '../../../lib/fields'

export const FORWARD = '/users/premium/resumes'

/** The resume that stands first among candidates. */
interface Forward {
  readonly resumeId: number
  /** ms */
  readonly until: number
}

const toForward = (body: unknown): Forward | null => {
  const [one] = listAt(body, 'result')
  return one === undefined ? null : { resumeId: numberAt(one, 'resumeId'), until: timeAt(one, 'until') }
}

/** Until when a resume is put forward, ms; 0: it is not. */
export function useForwardUntil(resumeId: number): number {
  const { data } = useOwn(FORWARD, toForward)
  return data?.resumeId === resumeId ? data.until : 0
}

/** Puts it forward for a week, in the place of the one before, or takes it back. */
export const putForward = (resumeId: number, isForward: boolean): Promise<Answer> =>
  callMain({ method: 'POST', path: FORWARD, json: { resumeId, isForward } })
