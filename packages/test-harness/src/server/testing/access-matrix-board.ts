// Who may call what of applications at the desk: to everybody but recruiters of the company there is nothing.
import type { Scene } from './access-scene'
import { of, type RouteCase } from './verdicts'

const AT = '/api/v1.0.0/users/employer/applications'

/** About whoever calls, for whichever company that is. */
const lists: readonly RouteCase[] = [{ verdicts: of('missing', 'ok', 'missing', 'ok', 'ok') }]
/** The owner's application to the employer. */
const ofEmployer = {
  verdicts: of('missing', 'ok', 'missing', 'missing', 'missing'),
  params: () => ({ id: '1' }),
}

async function note({ people: { employer } }: Scene): Promise<Record<string, string>> {
  const { body } = await employer.api('POST', '/users/employer/applications/1/notes', {
    text: 'Call on Monday',
  })
  return { id: '1', noteId: String(body.id) }
}

export const BOARD_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${AT}`]: lists,
  [`GET ${AT}/counts`]: lists,
  'GET /api/v1.0.0/users/employer/interviews': lists,
  [`GET ${AT}/:id`]: [ofEmployer],
  [`PUT ${AT}/:id/stage`]: [{ ...ofEmployer, body: () => ({ stage: 'talked' }) }],
  [`POST ${AT}/:id/chat`]: [ofEmployer],
  [`GET ${AT}/:id/notes`]: [ofEmployer],
  [`POST ${AT}/:id/notes`]: [{ ...ofEmployer, body: () => ({ text: 'Call on Monday' }) }],
  [`DELETE ${AT}/:id/notes/:noteId`]: [{ verdicts: ofEmployer.verdicts, prepare: note }],
}
