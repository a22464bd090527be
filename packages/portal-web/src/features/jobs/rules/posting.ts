import { dayOfJob } from '../../../lib/dates'
import type { Job } from './job'

const UNITS: Readonly<Record<string, string>> = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' }
/** By id of the constants' terms. Source: schema.org, employmentType. */
const EMPLOYMENT = ['', 'FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']

function payOf({ salary: { from, to, period } }: Job) {
  const unitText = UNITS[period]
  if (from === null || unitText === undefined) return undefined
  const amount = to === null ? { value: from / 100 } : { minValue: from / 100, maxValue: to / 100 }
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', unitText, ...amount },
  }
}

/**
 * What search engines read of an open job: schema.org JobPosting as JSON. `place` is where, in words. null: it is in none
 * of our places, all of which are in Cambodia, and without its country they take no posting.
 */
export function toPosting(job: Job, title: string, place: string): string | null {
  const { company, closesAt, publishedAt, description, requirements, benefits, termId } = job
  if (!job.locations.some((id) => id > 0)) return null
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: 'Sarika', value: String(job.id) },
    title,
    description: [description, requirements, benefits].filter((text) => text !== '').join('\n\n'),
    datePosted: dayOfJob(publishedAt),
    validThrough: closesAt === 0 ? undefined : new Date(closesAt).toISOString(),
    employmentType: EMPLOYMENT[termId] || undefined,
    hiringOrganization: company === null ? undefined : { '@type': 'Organization', name: company.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: company?.address || undefined,
        addressLocality: place || undefined,
        addressCountry: 'KH',
      },
    },
    baseSalary: payOf(job),
  })
}
