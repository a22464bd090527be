// The words of the access matrix: who is told what.
import type { Role, Scene } from './access-scene'

export type Verdict =
  | 'ok'
  /** like a thing that does not exist */
  | 'missing'
  /** known, and not theirs to do */
  | 'refused'
  | 'log in'
  /** theirs, and the server has nothing to print with */
  | '501 no_printer'
  /** a code within the answer, or of an ack */
  | number
  /** the socket is not let in */
  | 'closed'

export type Verdicts = Readonly<Record<Role, Verdict>>

export const of = (
  owner: Verdict,
  employer: Verdict,
  seeker: Verdict,
  removed: Verdict,
  blacklisted: Verdict,
  anonymous: Verdict = 'log in',
): Verdicts => ({ owner, employer, seeker, removed, blacklisted, anonymous })

/** anyone may call */
export const OPEN = of('ok', 'ok', 'ok', 'ok', 'ok', 'ok')
/** anyone may ask, and nobody gets it so: without the code or the picture, for an address that is not ours */
export const OPEN_TO_NONE = of('refused', 'refused', 'refused', 'refused', 'refused', 'refused')
export interface RouteCase {
  verdicts: Verdicts
  /** makes what the call is about; answers parameters for its path, or its query */
  prepare?: (scene: Scene) => Promise<Record<string, string>>
  /** what the route's parameters stand for */
  params?: (scene: Scene, role: Role) => Record<string, string>
  query?: (scene: Scene, role: Role, prepared: Readonly<Record<string, string>>) => string
  body?: (scene: Scene, role: Role) => unknown
}
