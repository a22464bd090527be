// A company as portal and server know it: what its page may have, what a reviewer wants to see first, and why one is sent back.
//
//   COMPANY            bounds of its page, its pictures and its papers
//   VERIFY_NEEDS       what must be there before papers go to a reviewer
//   COMPANY_REFUSALS   why a reviewer sends them back
//   readWebsite        what somebody typed as an address of the web

/** Characters, files and bytes. Pictures: portal specification 5, 9; the rest is ours. */
export const COMPANY = {
  name: 170,
  about: 5_000,
  address: 300,
  website: 300,
  contact: 170,
  photos: 8,
  imageBytes: 3 * 1024 * 1024,
  papers: 4,
  paperBytes: 4 * 1024 * 1024,
  recruiters: 50,
  invites: 20,
} as const

export const COMPANY_KINDS = ['employer', 'agency'] as const
export type CompanyKind = (typeof COMPANY_KINDS)[number]

export const IMAGE_KINDS = ['logo', 'photo'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

export const VERIFY_NEEDS = ['contact', 'address', 'about', 'licence'] as const
export type VerifyNeed = (typeof VERIFY_NEEDS)[number]

/** `other` is said in words. */
export const COMPANY_REFUSALS = ['unclear', 'name', 'address', 'expired', 'business', 'other'] as const
export type CompanyRefusal = (typeof COMPANY_REFUSALS)[number]

/** `champei.example` is `https://champei.example/`; "" is none; null is no address of the web. */
export function readWebsite(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const { protocol, href, hostname } = new URL(whole)
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
  return isWeb && href.length <= COMPANY.website ? href : null
}
