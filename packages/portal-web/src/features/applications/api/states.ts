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

/** undefined until it is known; of a visitor nothing is. */
export function useThingState(kind: Kind, id: number): State | undefined {
  const userId = useSession()?.userId ?? null
  const { data, isLoadingError } = useQuery({
    queryKey: keyOf(userId, kind, id),
    queryFn: () => fetchState(kind, id),
    enabled: userId !== null,
    retry: 1,
  })
  // Who presses is told by the server; what is known stays when it could not be asked anew.
  return userId === null || isLoadingError ? NOTHING : data
}

/** Says what has changed, before the server does. */
export function useSetState() {
  const userId = useSession()?.userId ?? null
  const queries = useQueryClient()
  return async (kind: Kind, ids: readonly number[], change: Partial<State>) => {
    for (const id of ids) {
      const queryKey = keyOf(userId, kind, id)
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<State>(queryKey, (before = NOTHING) => ({ ...before, ...change }))
    }
  }
}
