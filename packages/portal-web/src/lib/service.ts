// Who runs this portal and how they are reached: what another house sets anew. Numbers and addresses here belong to
// nobody (no subscriber number of Phnom Penh starts with 0; `.example` is nobody's), and the footer says so.

export { HOTLINE } from '../contract/service'

export const SUPPORT_MAIL = 'support@sarika.example'

/** Where employers and agencies log in and answer: outside of the portal, on the same origin. */
export const COMPANY_SERVICE = '/desk/'

/** Where companies read what it takes to register, and where they do: at the desk. */
export const COMPANY_STEPS = '/enterprise/register'
export const COMPANY_REGISTRATION = '/desk/register'

interface OutsideLink {
  /** A name of its own, the same in every language. */
  readonly name: string
  readonly href: string
}

export const SOCIAL: readonly OutsideLink[] = ['Facebook', 'LinkedIn', 'Telegram', 'YouTube'].map((name) => ({
  name,
  href: `https://sarika.example/${name.toLowerCase()}`,
}))

/** Shown as QR codes. Source: portal specification 1. */
export const APPS: readonly OutsideLink[] = ['Android', 'iOS', 'WeChat', 'Messenger'].map((name) => ({
  name,
  href: `https://sarika.example/app/${name.toLowerCase()}`,
}))

/** What companies can order: the last part of /service/..., and its words in `company` of area "app". */
export const SERVICES = ['ordinary', 'urgent', 'famous', 'agency', 'advertising'] as const
export type Service = (typeof SERVICES)[number]

/** e.g. "tel:+85523000001" */
export const telephone = (number: string): string => `tel:${number.replaceAll(' ', '')}`
