/** Companies that sent their papers, for reviewers; to every other account there is nothing here. */
import { COMPANY_REFUSALS } from '@sarika/portal-web/contract/company'
import { RefusalText } from '@sarika/portal-web/contract/resume'
import { z } from 'zod'
import { findPaper } from '../hiring/company-images'
import { decideCompany, listWaitingCompanies, readWaitingCompany } from '../hiring/company-review'
import { bare, dispositionOf, noContent, notFound, refused } from './answer'
import { PageFields, pageOf, readId } from './job-params'
import { API, route } from './route'

const COMPANIES = `${API}/reviews/companies`

const list = route({
  method: 'GET',
  path: COMPANIES,
  access: 'reviewer',
  query: z.object(PageFields),
  handle: async ({ backend, query }) => bare(await listWaitingCompanies(backend.db, pageOf(query))),
})

const one = route({
  method: 'GET',
  path: `${COMPANIES}/:id`,
  access: 'reviewer',
  answers: [200, 404],
  async handle({ backend, params }) {
    const id = readId(params.id ?? '')
    const found = id === undefined ? undefined : await readWaitingCompany(backend.db, id)
    return found ? bare(found) : notFound()
  },
})

const Version = z.int().positive()

const Decision = z.discriminatedUnion('decision', [
  z.object({ version: Version, decision: z.literal('approve') }),
  z
    .object({
      version: Version,
      decision: z.literal('refuse'),
      reason: z.enum(COMPANY_REFUSALS),
      text: RefusalText,
    })
    .refine(({ reason, text }) => reason !== 'other' || text !== '', {
      path: ['text'],
      message: 'say why',
    }),
])

const decide = route({
  method: 'PUT',
  path: `${COMPANIES}/:id`,
  access: 'reviewer',
  answers: [204, 404],
  body: Decision,
  says: 'About the papers that were read: `review_changed` where they were sent anew or decided.',
  async handle({ backend, caller: { account }, params, body: { version, ...decision } }) {
    const id = readId(params.id ?? '')
    if (id === undefined) return notFound()
    const outcome = await backend.writes.run((trx) =>
      decideCompany(trx, id, version, decision, account.id, backend.clock()),
    )
    if (outcome === 'missing') return notFound()
    return outcome === 'decided'
      ? noContent()
      : refused('review_changed', 'this company was sent anew or decided meanwhile')
  },
})

const paper = route({
  method: 'GET',
  path: `${COMPANIES}/:id/papers/:paperId`,
  access: 'reviewer',
  answers: [200, 404],
  files: ['image/jpeg', 'image/png', 'application/pdf'],
  async handle({ backend, params: { id = '', paperId = '' } }) {
    const companyId = readId(id)
    const found = companyId === undefined ? undefined : await findPaper(backend.db, companyId, paperId)
    if (!found) return notFound()
    return {
      status: 200,
      file: { type: found.type, content: found.content },
      headers: {
        'cache-control': 'private, no-store',
        vary: 'Authorization',
        'content-disposition': dispositionOf('attachment', found.name),
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  },
})

export const companyReviewRoutes = [list, one, decide, paper]
