import {
  COMPANY_REFUSALS,
  type CompanyKind,
  type CompanyRefusal,
  type ImageKind,
  VERIFY_NEEDS,
  type VerifyNeed,
} from '../../../../contract/company'
import type { Answer } from '../../../../http/call'
import { callMain } from '../../../../http/main-api'
import { useOwn } from '../../../../http/read'
import { type Benefit, isBenefit } from '../../../../lib/benefits'
import { type ByLanguage, textsByLanguage } from '../../../../lib/by-language'
import { type Fields, listAt, numberAt, textAt, toFields } from '../../../../lib/fields'
import { FILE_MS, VERIFICATION_POLL_MS } from '../../../../lib/limits'

export const COMPANY_PATH = '/users/employer/company'

const STATES = ['new', 'sent', 'verified', 'refused'] as const
export type Verification = (typeof STATES)[number]

/** One's own company, as its page and its papers stand. Ids are those of the constants, 0: not said; "" likewise. */
export interface OwnCompany {
  readonly id: number
  readonly isOwner: boolean
  readonly verification: Verification
  /** Why its papers were sent back; null: they were not. */
  readonly refusal: { readonly reason: CompanyRefusal; readonly text: string } | null
  /** What a reviewer would miss. */
  readonly missing: readonly VerifyNeed[]
  readonly name: string
  readonly names: ByLanguage
  readonly abouts: ByLanguage
  readonly kind: CompanyKind
  readonly industryId: number
  readonly scaleId: number
  readonly locationId: number
  readonly address: string
  readonly website: string
  readonly foundedYear: number
  readonly benefits: readonly Benefit[]
  readonly contactName: string
  readonly phone: string
  readonly email: string
  readonly logo: Picture | null
  readonly pictures: readonly Picture[]
  readonly papers: readonly { readonly id: string; readonly name: string }[]
  readonly openJobs: number
}

export interface Picture {
  readonly id: string
  readonly address: string
}

const pictureOf = (address: string): Picture => ({
  id: address.split('/').at(-1)?.split('?')[0] ?? '',
  address,
})

const refusalOf = (refusal: unknown): OwnCompany['refusal'] => {
  if (!refusal) return null
  const reason = COMPANY_REFUSALS.find((one) => one === textAt(refusal, 'reason')) ?? 'other'
  return { reason, text: textAt(refusal, 'text') }
}

export function toOwnCompany(body: unknown): OwnCompany | null {
  if (body === null) return null
  const { names, abouts, kind, role, verification, refusal, logo } = toFields(body)
  const needs = listAt(body, 'missing')
  return {
    id: numberAt(body, 'id'),
    isOwner: role === 'owner',
    verification: STATES.find((one) => one === verification) ?? 'new',
    refusal: refusalOf(refusal),
    missing: VERIFY_NEEDS.filter((need) => needs.includes(need)),
    name: textAt(body, 'name'),
    names: textsByLanguage(names),
    abouts: textsByLanguage(abouts),
    kind: kind === 'agency' ? 'agency' : 'employer',
    industryId: numberAt(body, 'industryId'),
    scaleId: numberAt(body, 'scaleId'),
    locationId: numberAt(body, 'locationId'),
    address: textAt(body, 'address'),
    website: textAt(body, 'website'),
    foundedYear: numberAt(body, 'foundedYear'),
    benefits: listAt(body, 'benefits').filter(isBenefit),
    contactName: textAt(body, 'contactName'),
    phone: textAt(body, 'phone'),
    email: textAt(body, 'email'),
    logo: typeof logo === 'string' ? pictureOf(logo) : null,
    pictures: listAt(body, 'pictures').map((one) => pictureOf(textAt(one, 'address'))),
    papers: listAt(body, 'papers').map((one) => ({ id: textAt(one, 'id'), name: textAt(one, 'name') })),
    openJobs: numberAt(body, 'openJobs'),
  }
}

/** null: the account acts for no company. While a reviewer reads its papers it is asked again: the decision comes by itself. */
export const useOwnCompany = () =>
  useOwn(COMPANY_PATH, toOwnCompany, (told) =>
    toFields(told).verification === 'sent' ? VERIFICATION_POLL_MS : false,
  )

/** Answers with the company as it stands then, as the others do. */
export const changeCompany = (changes: Fields): Promise<Answer> =>
  callMain({ method: 'PUT', path: COMPANY_PATH, json: changes })

function formOf(file: File, more: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.append(name, value)
  form.append('file', file)
  return form
}

const send = (path: string, form: FormData): Promise<Answer> =>
  callMain({ method: 'POST', path: COMPANY_PATH + path, form, patienceMs: FILE_MS })

export const addPicture = (kind: ImageKind, file: File): Promise<Answer> =>
  send('/images', formOf(file, { kind }))

export const addPaper = (file: File): Promise<Answer> => send('/licence', formOf(file, {}))

export const removeFile = (id: string): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${COMPANY_PATH}/images/${id}` })

export const sendPapers = (): Promise<Answer> =>
  callMain({ method: 'POST', path: `${COMPANY_PATH}/submit`, json: {} })
