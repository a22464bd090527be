import { z } from 'zod'
import { MAX_IMPORT_ID, MAX_IMPORT_NAME, MAX_IMPORT_TEXT, MAX_IMPORT_WEBSITE } from '../limits'
import { requiredText } from '../required-text'
import { plainLine, plainText } from './plain-text'

/** An employer of somebody else's list, as ours. */
export interface ImportedCompany {
  readonly sourceId: string
  readonly name: string
  readonly website: string
  readonly about: string
  readonly scaleId: number
  readonly address: string
}

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
    slug: requiredText(MAX_IMPORT_ID),
    title: z
      .string()
      .transform((name) => plainLine(name, Number.POSITIVE_INFINITY))
      .pipe(requiredText(MAX_IMPORT_NAME)),
    website: z.preprocess(
      (address) => address ?? '',
      z.string().trim().max(MAX_IMPORT_WEBSITE).refine(isWebAddress, 'no http(s) address'),
    ),
    company_size: z.string().nullish(),
    sections: z.record(z.string(), z.string().nullish()).default({}),
  })
  .transform(
    ({ slug, title, website, company_size, sections }): ImportedCompany => ({
      sourceId: slug,
      name: title,
      website,
      about: plainText(sections['Company blurb'] ?? '', MAX_IMPORT_TEXT),
      scaleId: SIZES[company_size ?? ''] ?? 0,
      address: plainText(sections['Office locations'] ?? '', MAX_IMPORT_TEXT),
    }),
  )

/** Undefined: the row is of no kind that is known. */
export const companySchemaOf = (row: object): z.ZodType<ImportedCompany> | undefined =>
  'slug' in row && 'title' in row ? Company : undefined
