import { type Answer, bare } from './answer'
import { API, type Route, route } from './route'

/** 503 while nothing can be stored: reads still work, and a restart would help nobody. */
const healthAt = (path: string): Route =>
  route({
    method: 'GET',
    path,
    access: 'anyone',
    answers: [200, 503],
    says: 'While nothing can be stored, `ok` is false and `reason` says why; a restart does not help then, room on the disk does.',
    async handle({ backend }): Promise<Answer<200 | 503>> {
      const problem = await backend.storage.look()
      return problem === null
        ? bare({ ok: true })
        : { status: 503, body: { ok: false, reason: problem.problem } }
    },
  })

export const healthRoutes = [healthAt('/healthz'), healthAt(`${API}/healthz`)]
