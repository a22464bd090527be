import { personKind } from './kind.js'
import { fieldsOf, given, proseOf, textOf } from './shapes/fields.js'

/** A company's card; "" where nobody told it. */
export interface CompanyBusinessCard {
  readonly company: string
  /** Whom one talks to there. */
  readonly contact: string
  /** What they do. */
  readonly job: string
}

/** A company is made known to somebody. */
export const companyBusinessCard = personKind<'companyBusinessCard', CompanyBusinessCard>({
  type: 'companyBusinessCard',
  decode(raw) {
    const field = fieldsOf(raw)
    const company = textOf(field('company')) || proseOf(raw)
    if (company === '') return undefined
    return { company, contact: textOf(field('contact')), job: textOf(field('job')) }
  },
  encode: (body) => ({ text: body.company, extra: given({ ...body }) }),
  preview: ({ company, contact }) => [company, contact].filter((part) => part !== '').join(', '),
  textOf: ({ company, contact, job }) => [company, contact, job].filter((part) => part !== '').join(' '),
  judge: ({ company }) => (company.trim() === '' ? 'companyBusinessCard: it needs a company' : undefined),
})
