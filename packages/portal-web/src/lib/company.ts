import { numberAt, numbersAt, textAt, toFields } from './fields'
import type { Point } from './map-link'

/** A company as lists and pages tell of it. Ids are those of the constants, 0: not said; "" likewise. */
export interface Company {
  readonly id: number
  readonly name: string
  readonly about: string
  readonly industryId: number
  readonly sizeId: number
  readonly locationIds: readonly number[]
  readonly address: string
  /** http or https, or "". */
  readonly website: string
  readonly map: Point | null
  readonly isVerified: boolean
  /** Open jobs. */
  readonly jobCount: number
  /** Somebody answers for it here. */
  readonly canChat: boolean
  /** There is whom to ask: told to those who are logged in. */
  readonly hasContact: boolean
}

/** null: there is none. */
export function toCompany(company: unknown): Company | null {
  const id = numberAt(company, 'id')
  if (id === 0) return null
  const { isVerified, canChat, hasContact, map } = toFields(company)
  const website = textAt(company, 'website')
  return {
    id,
    name: textAt(company, 'name'),
    about: textAt(company, 'about'),
    industryId: numberAt(company, 'industrialId'),
    sizeId: numberAt(company, 'scale'),
    locationIds: numbersAt(company, 'locationIds'),
    address: textAt(company, 'address'),
    website: /^https?:\/\//.test(website) && URL.canParse(website) ? website : '',
    map: map ? { latitude: numberAt(map, 'latitude'), longitude: numberAt(map, 'longitude') } : null,
    isVerified: isVerified === true,
    jobCount: numberAt(company, 'jobsQuantity'),
    canChat: canChat === true,
    hasContact: hasContact === true,
  }
}
