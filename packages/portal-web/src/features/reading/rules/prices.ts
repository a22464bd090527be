import type { Service } from '../../../lib/service'

interface Price {
  readonly service: Service
  /** What one pays for, as the key of its words. */
  readonly unit: 'job' | 'jobs' | 'company' | 'banner' | 'rectangle'
  readonly days: number
  /** Cents of a US dollar. */
  readonly cents: number
}

/** What services cost: an example that we wrote, and the page says so. */
export const PRICES: readonly Price[] = [
  { service: 'ordinary', unit: 'job', days: 30, cents: 2_000 },
  { service: 'urgent', unit: 'job', days: 15, cents: 4_500 },
  { service: 'famous', unit: 'company', days: 30, cents: 30_000 },
  { service: 'agency', unit: 'jobs', days: 30, cents: 18_000 },
  { service: 'advertising', unit: 'banner', days: 7, cents: 25_000 },
  { service: 'advertising', unit: 'rectangle', days: 7, cents: 8_000 },
]
