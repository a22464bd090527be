/** What an owner writes of their company's page. What is left out stays; a text that is emptied goes. */
import { COMPANY, COMPANY_KINDS, readWebsite } from '@sarika/portal-web/contract/company'
import { z } from 'zod'
import { isPlace } from '../constants/locations'
import { LANGUAGES } from '../constants/names'
import { BENEFITS } from '../jobs/portrait'

const text = (most: number) => z.string().trim().max(most, `longer than ${most} characters`)
const byLanguage = (most: number) => z.partialRecord(z.enum(LANGUAGES), text(most))
/** Of the constants; 0: not said. */
const chosen = z.int().min(0).max(10_000)

export const CompanyName = text(COMPANY.name).min(1, 'enter the name of the company')
export const ContactName = text(COMPANY.contact).min(1, 'enter your name')

export const CompanyPage = z
  .strictObject({
    name: CompanyName,
    names: byLanguage(COMPANY.name),
    abouts: byLanguage(COMPANY.about),
    kind: z.enum(COMPANY_KINDS),
    industryId: chosen,
    scaleId: chosen,
    locationId: chosen.refine((id) => id === 0 || isPlace(id), 'no place of ours'),
    address: text(COMPANY.address),
    website: z
      .string()
      .max(COMPANY.website)
      .refine((typed) => readWebsite(typed) !== null, 'no address of the web, like https://example.com')
      .transform((typed) => readWebsite(typed) ?? ''),
    foundedYear: z.int().min(0).max(2_100),
    benefits: z.array(z.enum(BENEFITS)).max(BENEFITS.length),
    workLanguages: z.array(chosen).max(20),
    contactName: ContactName,
    phone: text(40),
    email: z.union([z.literal(''), z.email('not an e-mail address').max(COMPANY.contact)]),
  })
  .partial()
export type CompanyPage = z.output<typeof CompanyPage>
