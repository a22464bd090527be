import type { CompanyRefusal } from '../../../contract/company'
import type { Answer } from '../../../http/call'
import { callMain } from '../../../http/main-api'
import { useOwn } from '../../../http/read'
import { type ByLanguage, textsByLanguage } from '../../../lib/by-language'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../lib/fields'
import { QUEUE_MS } from '../../../lib/limits'
import { toPage } from '../../../lib/reading'
import { QUEUE_SIZE, REVIEWS } from './reviews'

const COMPANIES = `${REVIEWS}/companies`

/** A company that waits. */
export interface WaitingCompany {
  readonly id: number
  readonly name: string
  readonly contactName: string
  readonly isAgency: boolean
  /** It was sent back before. */
  readonly isAgain: boolean
  /** ms */
  readonly submittedAt: number
}

const toWaiting = (one: unknown): WaitingCompany => ({
  id: numberAt(one, 'id'),
  name: textAt(one, 'name'),
  contactName: textAt(one, 'contactName'),
  isAgency: textAt(one, 'kind') === 'agency',
  isAgain: toFields(one).isAgain === true,
  submittedAt: timeAt(one, 'submitTime'),
})

export const useWaitingCompanies = () =>
  useOwn(`${COMPANIES}?size=${QUEUE_SIZE}`, (body) => toPage(body, toWaiting), QUEUE_MS)

/** One that waits, with what its owner registered with and the papers. */
export interface CompanyCase {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly names: ByLanguage
  readonly abouts: ByLanguage
  readonly industryId: number
  readonly locationId: number
  readonly address: string
  readonly website: string
  readonly phone: string
  readonly email: string
  readonly papers: readonly { readonly id: string; readonly name: string; readonly type: string }[]
  readonly jobs: readonly { readonly id: number; readonly title: string }[]
  readonly refusals: number
  readonly owner: {
    readonly name: string
    readonly email: string
    readonly phone: string
    /** ms */
    readonly memberSince: number
  } | null
}

function toCase(body: unknown): CompanyCase | null {
  if (body === null) return null
  const { names, abouts, owner } = toFields(body)
  return {
    id: numberAt(body, 'id'),
    version: numberAt(body, 'version'),
    name: textAt(body, 'name'),
    names: textsByLanguage(names),
    abouts: textsByLanguage(abouts),
    industryId: numberAt(body, 'industryId'),
    locationId: numberAt(body, 'locationId'),
    address: textAt(body, 'address'),
    website: textAt(body, 'website'),
    phone: textAt(body, 'phone'),
    email: textAt(body, 'email'),
    papers: listAt(body, 'papers').map((one) => ({
      id: textAt(one, 'id'),
      name: textAt(one, 'name'),
      type: textAt(one, 'type'),
    })),
    jobs: listAt(body, 'jobs').map((one) => ({ id: numberAt(one, 'id'), title: textAt(one, 'title') })),
    refusals: numberAt(body, 'refusals'),
    owner: owner
      ? {
          name: textAt(owner, 'name'),
          email: textAt(owner, 'email'),
          phone: textAt(owner, 'phone'),
          memberSince: timeAt(owner, 'memberSince'),
        }
      : null,
  }
}

/** null: nothing waits under this id any more. */
export const useCompanyCase = (id: number) => useOwn(`${COMPANIES}/${id}`, toCase)

/** Of one of its papers. */
export const paperPath = (companyId: number, paperId: string): string =>
  `${COMPANIES}/${companyId}/papers/${paperId}`

export type CompanyDecision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'refuse'; readonly reason: CompanyRefusal; readonly text: string }

export const decideCompany = ({ id, version }: CompanyCase, decision: CompanyDecision): Promise<Answer> =>
  callMain({ method: 'PUT', path: `${COMPANIES}/${id}`, json: { version, ...decision } })
