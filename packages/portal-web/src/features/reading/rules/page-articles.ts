// The articles that pages of the portal show, by ids that never change. One id holds for every language: the server answers
// in the one that is shown. Source: portal specification 3 (enterprise work info), 9.

export const ABOUT_ARTICLES = { about: 901, guide: 902, contact: 903 } as const

/** Enterprise work info: slots 1 to 7 in their order. */
export const WORK_INFO = {
  ordinary: 911,
  urgent: 912,
  famous: 913,
  agency: 914,
  advertising: 915,
  payment: 916,
  hiring: 917,
} as const

/** The ways to pay, as they stand in the address. */
export const PAYMENTS = ['wing', 'head-office', 'bank', 'online'] as const
export type Payment = (typeof PAYMENTS)[number]

export const PAYMENT_ARTICLES: Readonly<Record<Payment, number>> = {
  wing: 921,
  'head-office': 922,
  bank: 923,
  online: 924,
}
