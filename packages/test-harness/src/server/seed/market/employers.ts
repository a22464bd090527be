import { INDUSTRIES } from '../../constants/fields-of-work'
import { ALL_PROVINCES } from '../../constants/locations'
import type { Language } from '../../constants/names'
import { EMPLOYER_SIZES } from '../../constants/terms'
import type { Chance } from './chance'
import { CONTACTS, FIRST_WORDS, KINDS, LANES } from './employer-words'
import { FIRST_LANGUAGES } from './job-words'

/** An employer of the demo that chance made. */
export interface MarketEmployer {
  readonly id: number
  readonly name: string
  readonly about: string
  readonly industryId: number
  readonly scaleId: number
  readonly provinceId: number
  readonly locationId: number
  readonly address: string
  readonly point: { readonly latitude: number; readonly longitude: number }
  readonly website: string
  readonly isVerified: boolean
  readonly isFeatured: boolean
  readonly contact: string
  readonly phone: string
  readonly email: string
  /** in which its titles are written first */
  readonly language: Language
}

const CAPITAL = 12
const SHARE_IN_CAPITAL = 0.45
/** How far from the middle of its province's town, in degrees. */
const SPREAD = 0.04

/** First words and industries go round side by side and meet again after 770: no two of the demo have one name. */
function nameOf(index: number, industry: number): string {
  const kinds = KINDS[industry]?.[0] ?? []
  const kind = kinds[Math.floor(index / INDUSTRIES.length) % kinds.length] ?? ''
  return `${FIRST_WORDS[index % FIRST_WORDS.length]} ${kind}`
}

/** Employers over all provinces and industries, the first 25 one in each province; ids count from `firstId`. */
export function makeEmployers(chance: Chance, count: number, firstId: number): MarketEmployer[] {
  return Array.from({ length: count }, (_, index) => {
    const industry = index % INDUSTRIES.length
    const inCapital = index >= ALL_PROVINCES.length && chance.isLucky(SHARE_IN_CAPITAL)
    const province = ALL_PROVINCES[inCapital ? CAPITAL - 1 : index % ALL_PROVINCES.length]
    if (!province) throw new RangeError('no such province')
    const name = nameOf(index, industry)
    const slug = `${name.toLowerCase().replaceAll(' ', '-')}.example`
    const near = (middle: number) => Math.round((middle + (chance.float() - 0.5) * SPREAD) * 10_000) / 10_000
    return {
      id: firstId + index,
      name,
      about: KINDS[industry]?.[1] ?? '',
      industryId: industry + 1,
      scaleId: chance.whole(1, EMPLOYER_SIZES.length),
      provinceId: province.id,
      locationId: chance.pick(province.districts).id,
      address: `No. ${chance.whole(1, 400)}, ${chance.pick(LANES)}, ${province.names.en}`,
      point: { latitude: near(province.point.latitude), longitude: near(province.point.longitude) },
      website: chance.isLucky(0.7) ? `https://${slug}/` : '',
      isVerified: chance.isLucky(0.6),
      isFeatured: chance.isLucky(0.1),
      contact: chance.pick(CONTACTS),
      phone: `+855 23 000 ${String(firstId + index).padStart(3, '0')}`,
      email: `jobs@${slug}`,
      language: chance.pick(FIRST_LANGUAGES),
    }
  })
}
