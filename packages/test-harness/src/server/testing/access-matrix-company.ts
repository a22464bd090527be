// Who may call what of companies: their page, their papers and their team. To who acts for none there is nothing.
import type { Role, Scene } from './access-scene'
import { newClientId } from './client'
import { accountIdOf, founderOf, inviteCodeTo, licence, picture, recruiterOf, sendPapers } from './companies'
import { reviewerOf } from './resumes'
import { OPEN, OPEN_TO_NONE, of, type RouteCase } from './verdicts'

const API = '/api/v1.0.0'
const OWN = `${API}/users/employer`
/** about whoever calls, who acts for a company each: angkor-hr, tonle-bank, golden-silk */
const EMPLOYERS = of('missing', 'ok', 'missing', 'ok', 'ok')
/** of the employer's company */
const ITS_OWN = of('missing', 'ok', 'missing', 'missing', 'missing')
const NOBODY = of('missing', 'missing', 'missing', 'missing', 'missing')
const own: readonly RouteCase[] = [{ verdicts: EMPLOYERS }]

async function itsPhoto({ people: { employer } }: Scene): Promise<Record<string, string>> {
  const { body } = await employer.api('POST', '/users/employer/company/images', picture('photo'))
  return { imageId: body.pictures.at(-1).id }
}

async function itsRecruiter({ people: { employer } }: Scene): Promise<Record<string, string>> {
  return { accountId: await accountIdOf(await recruiterOf(employer, 'vanna@b.example', 'vanna')) }
}

async function itsInvite({ people: { employer } }: Scene): Promise<Record<string, string>> {
  await employer.api('POST', '/users/employer/recruiters/invites', { email: 'vanna@b.example' })
  const { body } = await employer.api('GET', '/users/employer/recruiters')
  return { inviteId: body.invites[0].id }
}

/** A company that waits for a reviewer. */
async function waiting({ url }: Scene): Promise<Record<string, string>> {
  await sendPapers(await founderOf(url, `${newClientId()}@b.example`))
  const reviewer = await reviewerOf(url)
  const [{ id }] = (await reviewer.call('GET', '/reviews/companies')).body.result
  const { papers, version } = (await reviewer.call('GET', `/reviews/companies/${id}`)).body
  return { id: String(id), paperId: papers[0].id, version: String(version) }
}

let version = 1
async function waitingOne(scene: Scene): Promise<Record<string, string>> {
  const found = await waiting(scene)
  version = Number(found.version)
  return found
}

let invite = ''
async function invited(scene: Scene): Promise<Record<string, string>> {
  await itsInvite(scene)
  invite = await inviteCodeTo(scene.url, 'vanna@b.example')
  return {}
}

const NEW_COMPANY = {
  ...{ name: 'Champei', contactName: 'Bopha', email: 'a@b.example', code: '000000' },
  ...{ password: 'abc123', agreement: 'true' },
}

const emailOf = (_: Scene, role: Role) => ({ email: `${role}@b.example` })

export const COMPANY_MATRIX: Readonly<Record<string, readonly RouteCase[]>> = {
  [`POST ${API}/users/register/company`]: [{ verdicts: OPEN_TO_NONE, body: () => NEW_COMPANY }],
  [`GET ${API}/users/register/recruiter`]: [
    { verdicts: OPEN, prepare: invited, query: () => `?invite=${invite}` },
  ],
  [`POST ${API}/users/register/recruiter`]: [
    {
      verdicts: OPEN_TO_NONE,
      body: () => ({ invite: 'x', contactName: 'Vanna', password: 'abc123', agreement: 'true' }),
    },
  ],
  [`GET ${OWN}/company`]: own,
  [`PUT ${OWN}/company`]: [{ verdicts: EMPLOYERS, body: () => ({ foundedYear: 2016 }) }],
  // Verified already: there is nothing to send.
  [`POST ${OWN}/company/submit`]: own,
  [`POST ${OWN}/company/images`]: [{ verdicts: EMPLOYERS, body: () => picture('photo') }],
  // Verified already: their papers were read.
  [`POST ${OWN}/company/licence`]: [
    { verdicts: of('missing', 'refused', 'missing', 'refused', 'refused'), body: () => licence() },
  ],
  [`DELETE ${OWN}/company/images/:imageId`]: [{ verdicts: ITS_OWN, prepare: itsPhoto }],
  [`GET ${API}/users/employers/images/:imageId`]: [{ verdicts: OPEN, prepare: itsPhoto }],
  [`GET ${OWN}/recruiters`]: own,
  [`POST ${OWN}/recruiters/invites`]: [{ verdicts: EMPLOYERS, body: emailOf }],
  [`DELETE ${OWN}/recruiters/invites/:inviteId`]: [{ verdicts: ITS_OWN, prepare: itsInvite }],
  // Whose recruiter it is not is told that there is none.
  [`DELETE ${OWN}/recruiters/:accountId`]: [{ verdicts: ITS_OWN, prepare: itsRecruiter }],
  [`PUT ${OWN}/owner`]: [{ verdicts: NOBODY, body: () => ({ accountId: '1' }) }],
  [`GET ${API}/reviews/companies`]: [{ verdicts: NOBODY }],
  [`GET ${API}/reviews/companies/:id`]: [{ verdicts: NOBODY, prepare: waiting }],
  [`PUT ${API}/reviews/companies/:id`]: [
    { verdicts: NOBODY, prepare: waitingOne, body: () => ({ version, decision: 'approve' }) },
  ],
  [`GET ${API}/reviews/companies/:id/papers/:paperId`]: [{ verdicts: NOBODY, prepare: waiting }],
}
