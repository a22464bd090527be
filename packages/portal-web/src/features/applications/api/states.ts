import { useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../../http/read'
import { listAt, numberAt, timeAt, toFields } from '../../../lib/fields'
import { useSession } from '../../../lib/session'

export type Kind = 'job' | 'company'

/** What the person has to do with a job or a company. */
export interface State {
  readonly isSaved: boolean
  /** ms, 0: not applied for */
  readonly appliedAt: number
}

const NOTHING: State = { isSaved: false, appliedAt: 0 }

/** Of what stands in a list of what is saved. */
export const LISTED: State = { ...NOTHING, isSaved: true }

interface Round {
  readonly asked: URLSearchParams
  readonly answer: Promise<unknown>
}

const LISTS = { job: ['jobId', 'jobs'], company: ['employerId', 'employers'] } as const

let round: Round | null = null

/** All that is asked for in one turn goes out as one call, e.g. for the rows of a page. */
function ask(kind: Kind, id: number): Promise<unknown> {
  if (round === null) {
    const asked = new URLSearchParams()
    const answer = Promise.resolve().then(() => {
      round = null
      return read(`/users/following/states?${asked}`, new AbortController().signal)
    })
    round = { asked, answer }
  }
  round.asked.append(LISTS[kind][0], String(id))
  return round.answer
}

async function fetchState(kind: Kind, id: number): Promise<State> {
  const found = listAt(await ask(kind, id), LISTS[kind][1]).find((one) => numberAt(one, 'id') === id)
  return {
    isSaved: toFields(found).isFollowed === true,
    appliedAt: timeAt(found, 'appliedAt'),
  }
}

const keyOf = (userId: string | null, kind: Kind, id: number) => ['state', userId, kind, id]

/** `likely`, or undefined, until it is known; of who is no seeker nothing is. */
export function useThingState(kind: Kind, id: number, likely?: State): State | undefined {
  const session = useSession()
  const userId = session === null || session.isEmployer ? null : session.userId
  const { data, isLoadingError } = useQuery({
    queryKey: keyOf(userId, kind, id),
    queryFn: () => fetchState(kind, id),
    enabled: userId !== null,
    retry: 1,
  })
  // Who presses is told by the server; what is known stays when it could not be asked anew.
  if (userId === null) return NOTHING
  return data ?? likely ?? (isLoadingError ? NOTHING : undefined)
}

/** Says what has changed, before the server does. */
export function useSetState() {
  const userId = useSession()?.userId ?? null
  const queries = useQueryClient()
  return async (kind: Kind, id: number, change: Partial<State>) => {
    const queryKey = keyOf(userId, kind, id)
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<State>(queryKey, (before = NOTHING) => ({ ...before, ...change }))
  }
}

/** To be called when the server has taken a change whose outcome is not known here: what is shown is asked for again. */
export function useStatesChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['state'] })
}
