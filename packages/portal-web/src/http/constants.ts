import { useQuery } from '@tanstack/react-query'
import { getLanguage, type Say } from '../i18n/i18n'
import { LANGUAGES, type Language } from '../i18n/languages'
import { listAt, numberAt, textAt, toFields } from '../lib/fields'
import type { Failed } from '../lib/reading'
import { recordOf } from '../lib/record-of'
import { causeOf, read } from './read'

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

function toChoice(one: unknown): Choice {
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

async function fetchConstants({ signal }: { signal: AbortSignal }): Promise<Constants> {
  const body = await read('/application/constants', signal)
  const locations = listAt(body, 'locations').flatMap((province) =>
    [province, ...listAt(province, 'districts')].map(toPlace),
  )
  const trades = listAt(body, 'trades').map(toTrade)
  return { ...recordOf(LISTS, (name) => listAt(body, name).map(toChoice)), locations, trades }
}

const EMPTY: Constants = { ...recordOf(LISTS, () => []), locations: [], trades: [] }

const useConstantsQuery = () =>
  useQuery({
    queryKey: ['constants'],
    queryFn: (query) =>
      fetchConstants(query).catch((error: unknown) => {
        // Who left the page before they came misses nothing.
        if (!query.signal.aborted) console.warn('The lists to choose from did not come.', error)
        throw error
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Empty until they came; a failure is logged and leaves them so. Source: portal specification 8. */
export const useConstants = (): Constants => useConstantsQuery().data ?? EMPTY

/** Why they failed to come, and how they are asked for again; undefined before that. */
export function useConstantsAgain(): Failed | undefined {
  const { isLoadingError, error, refetch } = useConstantsQuery()
  return isLoadingError ? { cause: causeOf(error), onRetry: () => void refetch() } : undefined
}

/** What is named by them would grow when they come: it waits, until they are there or have failed once. */
export function useAreNamesAwaited(): boolean {
  const { isPending, failureCount } = useConstantsQuery()
  return isPending && failureCount === 0
}

/** Of the world, by ISO 3166; a list of its own, since it is long and one form has it. Empty until it came. */
export const useNationalities = (): readonly Choice[] =>
  useQuery({
    queryKey: ['nationalities'],
    queryFn: async ({ signal }) => {
      const body = await read('/application/constants/nationalities', signal)
      return Array.isArray(body) ? body.map(toChoice) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? []

/** In the language that is shown; "" for what is not in the list. */
export const nameIn = (list: readonly Choice[], id: number): string =>
  list.find((one) => one.id === id)?.names[getLanguage()] ?? ''

export const isProvince = (id: number): boolean => id < 100

const provinceOf = (id: number): number => (isProvince(id) ? id : Math.floor(id / 100))

/** e.g. "Siem Reap", "Svay Dankum, Siem Reap" */
export function placeName(places: readonly Place[], id: number): string {
  const name = nameIn(places, id)
  const province = nameIn(places, provinceOf(id))
  return name === province ? name : [name, province].filter((one) => one !== '').join(', ')
}

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
