// What people choose from, as the server tells of it, and how it is named. Pure: http/constants.ts asks for it.

import { placeWith } from '../contract/page'
import { getLanguage, type Say } from '../i18n/i18n'
import { LANGUAGES, type Language } from '../i18n/languages'
import { listAt, numberAt, textAt, toFields } from './fields'
import { recordOf } from './record-of'

type Names = Readonly<Record<Language, string>>

/** One thing that can be chosen, named in every language. */
export interface Choice {
  readonly id: number
  readonly names: Names
}

/** A province (id below 100) or a district (its province's id, then two digits). */
export interface Place extends Choice {
  /** By which people look for it, e.g. "phnom penh", "ភ្នំពេញ", "phnum penh". */
  readonly spellings: readonly string[]
  /** Work from home: a place to choose that lies nowhere. */
  readonly isRemote: boolean
}

const LISTS = [
  'categories',
  'industries',
  'salaries',
  'terms',
  'levels',
  'qualifications',
  'languages',
  'languageLevels',
  'maritals',
  'workStatuses',
  'experiences',
  'publishDates',
  'employerSizes',
] as const

/** A trade, e.g. the cook; its id is the number that `trade` of a search takes. */
export interface Trade extends Choice {
  /** The functions it belongs to. */
  readonly categoryIds: readonly number[]
}

/** What people choose from, as the server tells; provinces, each before its districts. */
export type Constants = Readonly<Record<(typeof LISTS)[number], readonly Choice[]>> & {
  readonly locations: readonly Place[]
  readonly trades: readonly Trade[]
}

export function toChoice(one: unknown): Choice {
  const names = toFields(one).names
  return { id: numberAt(one, 'id'), names: recordOf(LANGUAGES, (language) => textAt(names, language)) }
}

function toPlace(one: unknown): Place {
  const choice = toChoice(one)
  const others = listAt(one, 'otherNames').filter((name) => typeof name === 'string')
  return {
    ...choice,
    spellings: [...new Set([...Object.values(choice.names), ...others])],
    isRemote: toFields(one).isRemote === true,
  }
}

const toTrade = (one: unknown): Trade => ({
  ...toChoice(one),
  categoryIds: listAt(one, 'categoryIds').filter((id) => typeof id === 'number'),
})

/** Reads them from an answer. */
export function toConstants(body: unknown): Constants {
  const locations = listAt(body, 'locations').flatMap((province) =>
    [province, ...listAt(province, 'districts')].map(toPlace),
  )
  const trades = listAt(body, 'trades').map(toTrade)
  return { ...recordOf(LISTS, (name) => listAt(body, name).map(toChoice)), locations, trades }
}

/** Before they came. */
export const NO_CONSTANTS: Constants = { ...recordOf(LISTS, () => []), locations: [], trades: [] }

/** In the language that is shown; "" for what is not in the list. */
export const nameIn = (list: readonly Choice[], id: number): string =>
  list.find((one) => one.id === id)?.names[getLanguage()] ?? ''

/** Not "remote", which is no place to live or to be found at. */
export const isSomewhere = ({ isRemote }: Place): boolean => !isRemote

export const isProvince = (id: number): boolean => id < 100

const provinceOf = (id: number): number => (isProvince(id) ? id : Math.floor(id / 100))

/** e.g. "Siem Reap", "Svay Dankum, Siem Reap" */
export const placeName = (places: readonly Place[], id: number): string =>
  placeWith((one) => nameIn(places, one), id)

/** Whether a town is called as its province. */
const isNamesake = (places: readonly Place[], { id, names }: Place): boolean =>
  !isProvince(id) && names[getLanguage()] === nameIn(places, provinceOf(id))

/** e.g. "(whole province)"; "" where no town of it is called so. */
export const wholeHint = (places: readonly Place[], id: number, t: Say<'jobs'>): string =>
  places.some((town) => provinceOf(town.id) === id && isNamesake(places, town))
    ? t('place.whole', { name: '' }).trim()
    : ''

/** The name of a place among others to choose from, e.g. "Siem Reap (town)" beside the province of that name. */
export function choiceName(places: readonly Place[], id: number, t: Say<'jobs'>): string {
  const name = placeName(places, id)
  const place = places.find((one) => one.id === id)
  return place !== undefined && isNamesake(places, place) ? t('place.town', { name }) : name
}
