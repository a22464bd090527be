import { usePage, useRead } from '../../../http/read'
import { type Company, toCompany } from '../../../lib/company'
import { type Contact, toContact } from '../../../lib/contact'
import { toFields } from '../../../lib/fields'
import { ANSWERING, LIST_PAGE, RECOMMENDED } from '../../../lib/limits'
import { type Search, toAddress } from '../../../lib/search'

/** By the server's names. */
export const COMPANY_FILTERS = ['location', 'industry', 'employerSize'] as const

export type CompanyFilter = (typeof COMPANY_FILTERS)[number]

export function useCompanies(search: Search<CompanyFilter>) {
  const query = new URLSearchParams([...toAddress(search), ['size', String(LIST_PAGE)]])
  return usePage(`/users/employers?${query}`, toCompany)
}

/** The first of those that are recommended. */
export const useRecommended = () =>
  usePage(`/users/employers/recommended/page?size=${RECOMMENDED}`, toCompany)

/** Who answers fastest first. */
export const useAnswering = () => usePage(`/users/employers?sort=answers&size=${ANSWERING}`, toCompany)

export interface CompanyWhole extends Company {
  /** null: for those who are logged in, or there is none. */
  readonly contact: Contact | null
}

function toWhole(body: unknown): CompanyWhole | null {
  const company = toCompany(body)
  return company && { ...company, contact: toContact(toFields(body).contact) }
}

/** null: there is none. Who logs in is told more. */
export const useCompany = (id: string) => useRead(`/users/employers/${encodeURIComponent(id)}`, toWhole)
