// Who may call what of companies' own things: to whom acts for no company there is nothing, and to another company's people either.
import type { Scene } from './access-scene'
import { of, type RouteCase } from './verdicts'

const API = '/api/v1.0.0'
const JOBS = `${API}/users/employer/jobs`

/** Of whoever calls: three of the roles act for a company. */
const EMPLOYERS = of('missing', 'ok', 'missing', 'ok', 'ok')
/** Of the employer's company alone. */
const COMPANY = of('missing', 'ok', 'missing', 'missing', 'missing')
const COMPANY_REFUSED = of('missing', 'refused', 'missing', 'missing', 'missing')

async function draft({ people: { employer } }: Scene): Promise<Record<string, string>> {
  const { body } = await employer.api('POST', '/users/employer/jobs', { language: 'km' })
  return { id: String(body.id) }
}

/** One of the demo. */
const open = async (): Promise<Record<string, string>> => ({ id: '1' })

const EMPTY = { language: 'km', words: {}, hirelings: 1, payPeriod: 'month' }

export const EMPLOYER_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`GET ${JOBS}`]: [{ verdicts: EMPLOYERS }],
  [`POST ${JOBS}`]: [{ verdicts: EMPLOYERS, body: () => ({ language: 'km' }) }],
  [`GET ${JOBS}/:id`]: [
    { verdicts: COMPANY, prepare: draft },
    { verdicts: COMPANY, prepare: open },
  ],
  [`PUT ${JOBS}/:id`]: [{ verdicts: COMPANY, prepare: draft, body: () => ({ version: 1, posting: EMPTY }) }],
  [`DELETE ${JOBS}/:id`]: [
    { verdicts: COMPANY, prepare: draft },
    { verdicts: COMPANY_REFUSED, prepare: open },
  ],
  [`POST ${JOBS}/:id/publish`]: [
    { verdicts: COMPANY_REFUSED, prepare: draft },
    { verdicts: COMPANY, prepare: open },
  ],
  [`POST ${JOBS}/:id/refresh`]: [{ verdicts: COMPANY, prepare: open }],
  [`POST ${JOBS}/:id/close`]: [{ verdicts: COMPANY, prepare: open }],
  [`PUT ${JOBS}/:id/recruiter`]: [
    { verdicts: COMPANY_REFUSED, prepare: draft, body: () => ({ recruiterId: 'nobody' }) },
  ],
}
