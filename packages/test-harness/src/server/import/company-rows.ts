import { z } from 'zod'
import { requiredText } from '../required-text'

/** An employer of somebody else's list, as ours. */
export interface ImportedCompany {
  readonly sourceId: string
  readonly name: string
  readonly website: string
  readonly about: string
  readonly scaleId: number
  readonly address: string
}

const MAX_NAME = 300
const MAX_TEXT = 20_000

/** What lists call a size, as one of ours. */
const SIZES: Readonly<Record<string, number>> = {
  tiny: 1,
  startup: 2,
  small: 2,
  medium: 3,
  large: 5,
  enterprise: 6,
}

const isWebAddress = (text: string): boolean =>
  text === '' || (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol))

/** `{slug, title, website, company_size, sections}` */
const Company = z
  .object({
    slug: requiredText(100),
    title: requiredText(MAX_NAME),
    website: z.string().trim().max(2_000).refine(isWebAddress, 'no http(s) address').default(''),
    company_size: z.string().nullish(),
    sections: z.record(z.string(), z.string().max(MAX_TEXT)).default({}),
  })
  .transform(
    ({ slug, title, website, company_size, sections }): ImportedCompany => ({
      sourceId: slug,
      name: title,
      website,
      about: sections['Company blurb'] ?? '',
      scaleId: SIZES[company_size ?? ''] ?? 0,
      address: sections['Office locations'] ?? '',
    }),
  )

/** Undefined: the row is of no kind that is known. */
export const companySchemaOf = (row: object): z.ZodType<ImportedCompany> | undefined =>
  'slug' in row && 'title' in row ? Company : undefined
