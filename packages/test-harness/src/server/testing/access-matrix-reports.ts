// Who may report people and messages, and see before what a reviewer would be brought: whoever has to do with them.
import { API } from '../http/route'
import type { Role, Scene } from './access-scene'
import { of, type RouteCase } from './verdicts'

/** All of them: the seeker is in a group of the demo with the owner. */
const KNOWN = of('ok', 'ok', 'ok', 'ok', 'ok')
/** The owner's message to the employer, and to the group of these two: nobody reports an own one. */
const PARTNERS = of('refused', 'ok', 'missing', 'missing', 'missing')

const body = () => ({ reason: 'rude' })
const person = (scene: Scene, role: Role) => ({ about: scene.peerOf(role) })

const messages: readonly RouteCase[] = [
  { verdicts: PARTNERS, params: ({ directId }) => ({ about: directId }), body },
  { verdicts: PARTNERS, params: ({ groupMessageId }) => ({ about: groupMessageId }), body },
]
const people: readonly RouteCase[] = [{ verdicts: KNOWN, params: person, body }]

const shown = (cases: readonly RouteCase[]) => cases.map(({ body: _, ...one }) => one)

export const REPORT_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${API}/users/people/:about/report`]: shown(people),
  [`POST ${API}/users/people/:about/report`]: people,
  [`GET ${API}/users/messages/:about/report`]: shown(messages),
  [`POST ${API}/users/messages/:about/report`]: messages,
}
