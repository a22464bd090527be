import { getLanguage } from '../i18n/i18n'
import { isLanguage, type Language } from '../i18n/languages'
import { type Benefit, isBenefit } from './benefits'
import { type ByLanguage, textsByLanguage } from './by-language'
import { listAt, numberAt, numbersAt, textAt, toFields } from './fields'
import type { Point } from './map-link'

/** A company as lists and pages tell of it. Ids are those of the constants, 0: not said; "" likewise. */
export interface Company {
  readonly id: number
  readonly name: string
  /** As it is called in other languages. */
  readonly names: ByLanguage
  readonly about: string
  readonly industryId: number
  readonly sizeId: number
  readonly locationIds: readonly number[]
  readonly address: string
  /** http or https, or "". */
  readonly website: string
  readonly map: Point | null
  readonly isVerified: boolean
  /** Open jobs. */
  readonly jobCount: number
  /** Somebody answers for it here. */
  readonly canChat: boolean
  /** There is whom to ask: told to those who are logged in. */
  readonly hasContact: boolean
  /** Its picture; null: it has none. */
  readonly logo: string | null
  /** What only its page and those of its jobs are told follows; lists say nothing of it. */
  readonly cover: string | null
  readonly pictures: readonly Picture[]
  readonly benefits: readonly Benefit[]
  /** In which its profile was written; null: there is none. */
  readonly language: Language | null
  readonly abouts: ByLanguage
  /** 0: not said */
  readonly foundedYear: number
  readonly workLanguageIds: readonly number[]
  readonly people: readonly Answerer[]
  readonly places: readonly CompanyPlace[]
  /** How long it takes to answer, as a rule, in seconds; null: not known. */
  readonly answersWithin: number | null
  readonly answeredPercent: number | null
}

export interface Picture {
  readonly address: string
  /** The same for a list; that of the demo is small as it is. */
  readonly small: string
  readonly alt: ByLanguage
}

/** Somebody who answers for a company. */
export interface Answerer {
  /** "" for who is not logged in. */
  readonly name: string
  readonly does: ByLanguage
  readonly languages: readonly Language[]
}

export interface CompanyPlace {
  readonly locationId: number
  readonly point: Point | null
  /** Open jobs there. */
  readonly jobCount: number
}

/** Its name in the reader's language, where it has one. */
export const companyName = ({ name, names }: Pick<Company, 'name' | 'names'>): string =>
  names[getLanguage()] ?? name

const toPoint = (point: unknown): Point | null =>
  point ? { latitude: numberAt(point, 'latitude'), longitude: numberAt(point, 'longitude') } : null

const maybeNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** A path of this origin or an address of a secure one. */
const toPicture = (text: string): string | null => (/^(\/(?!\/)|https:\/\/)/.test(text) ? text : null)

/** Photos that companies sent are there in two sizes. */
const smallOf = (address: string): string =>
  address.includes('/users/employers/images/') ? `${address}?size=small` : address

function toPage(company: unknown) {
  const { abouts, language, answersWithin, answeredPercent } = toFields(company)
  return {
    logo: toPicture(textAt(company, 'logo')),
    cover: toPicture(textAt(company, 'cover')),
    pictures: listAt(company, 'pictures').flatMap((one) => {
      const address = toPicture(textAt(one, 'address'))
      return address === null
        ? []
        : [{ address, small: smallOf(address), alt: textsByLanguage(toFields(one).alt) }]
    }),
    benefits: listAt(company, 'benefits').filter(isBenefit),
    language: isLanguage(language) ? language : null,
    abouts: textsByLanguage(abouts),
    foundedYear: numberAt(company, 'foundedYear'),
    workLanguageIds: numbersAt(company, 'workLanguages'),
    people: listAt(company, 'people').map((one) => ({
      name: textAt(one, 'name'),
      does: textsByLanguage(toFields(one).does),
      languages: listAt(one, 'languages').filter(isLanguage),
    })),
    places: listAt(company, 'places').map((one) => ({
      locationId: numberAt(one, 'locationId'),
      point: toPoint(toFields(one).point),
      jobCount: numberAt(one, 'jobsQuantity'),
    })),
    answersWithin: maybeNumber(answersWithin),
    answeredPercent: maybeNumber(answeredPercent),
  }
}

/** null: there is none. */
export function toCompany(company: unknown): Company | null {
  const id = numberAt(company, 'id')
  if (id === 0) return null
  const { isVerified, canChat, hasContact, map, names } = toFields(company)
  const website = textAt(company, 'website')
  return {
    id,
    name: textAt(company, 'name'),
    names: textsByLanguage(names),
    about: textAt(company, 'about'),
    industryId: numberAt(company, 'industrialId'),
    sizeId: numberAt(company, 'scale'),
    locationIds: numbersAt(company, 'locationIds'),
    address: textAt(company, 'address'),
    website: /^https?:\/\//.test(website) && URL.canParse(website) ? website : '',
    map: toPoint(map),
    isVerified: isVerified === true,
    jobCount: numberAt(company, 'jobsQuantity'),
    canChat: canChat === true,
    hasContact: hasContact === true,
    ...toPage(company),
  }
}
