// Who may call what of the online service: anybody with an account asks for a person, agents alone see the queue.

import type { Scene } from './access-scene'
import { fileTo, uploaded } from './files'
import { SERVICE_ID } from './service'
import type { RouteCase } from './verdicts'
import { OPEN, of } from './verdicts'

const API = '/api/v1.0.0'

/** An agent is no role of the matrix: service/service.test.ts shows what they may. */
const NOBODY = of('missing', 'missing', 'missing', 'missing', 'missing')

/** The owner has sent the service a picture. */
async function sentPicture(scene: Scene): Promise<Record<string, string>> {
  const { owner } = scene.people
  const url = await uploaded(owner)
  const socket = await owner.online()
  await socket.call(fileTo(SERVICE_ID, url))
  socket.close()
  return { imId: owner.imId, id: url.split('/').at(-1) ?? '' }
}

/** The owner waits. */
async function waiting({ people: { owner } }: Scene): Promise<Record<string, string>> {
  await owner.api('POST', '/service/ask', {})
  return { imId: owner.imId }
}

const talk = `${API}/service/talks/:imId`
const deed = (body: object): readonly RouteCase[] => [
  { verdicts: NOBODY, prepare: waiting, body: () => body },
]

export const SERVICE_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${API}/service`]: [{ verdicts: OPEN }],
  [`POST ${API}/service/ask`]: [
    { verdicts: of('ok', 'ok', 'ok', 'ok', 'ok'), body: () => ({ question: 'Is anybody there?' }) },
  ],
  [`GET ${API}/service/talks`]: [{ verdicts: NOBODY }],
  [`GET ${talk}`]: [{ verdicts: NOBODY, prepare: waiting }],
  [`GET ${talk}/files/:id`]: [{ verdicts: NOBODY, prepare: sentPicture }],
  [`GET ${talk}/files/:id/thumb`]: [{ verdicts: NOBODY, prepare: sentPicture }],
  [`POST ${talk}/take`]: deed({}),
  [`POST ${talk}/messages`]: deed({ text: 'Hello' }),
  [`POST ${talk}/hand-over`]: deed({}),
  [`POST ${talk}/close`]: deed({}),
}
