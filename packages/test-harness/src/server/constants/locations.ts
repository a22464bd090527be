import { placeWith } from '@sarika/portal-web/contract/page'
import { DISTRICTS, type DistrictKind, type DistrictRow } from './districts'
import { KHAN_POINTS } from './khan-points'
import { type Constant, type Language, type Names, namesOf } from './names'
import { PROVINCES } from './provinces'

/** A province (id 1 to 25), a district (102 to 2507: its province's id, then two digits), or `REMOTE`. */
export interface Location extends Constant {
  /** other spellings, and what people call it in short */
  readonly otherNames: readonly string[]
}

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

export interface District extends Location {
  readonly kind: DistrictKind
}

export interface Province extends Location {
  readonly point: Point
  readonly districts: readonly District[]
}

/** A place that people choose: a province, or work from wherever they are, which has no point and no districts. */
export interface Region extends Location {
  readonly point: Point | null
  readonly districts: readonly District[]
  readonly isRemote: boolean
}

/** The place of jobs that are done from wherever one is: neither a province's id nor a district's. */
export const REMOTE = 90

const REMOTE_REGION: Region = {
  id: REMOTE,
  names: namesOf('Remote | 远程 | ធ្វើការពីចម្ងាយ | 원격 근무 | ทำงานทางไกล | Làm việc từ xa'),
  otherNames: [
    'Work from home',
    'WFH',
    'Home office',
    'Telework',
    '远程办公',
    '居家办公',
    '在家工作',
    '遠端工作',
    'ធ្វើការពីផ្ទះ',
    'ការងារពីចម្ងាយ',
    '재택근무',
    '원격근무',
    'ทำงานที่บ้าน',
    'ทำงานจากที่บ้าน',
    'Làm từ xa',
    'Làm việc tại nhà',
  ],
  point: null,
  districts: [],
  isRemote: true,
}

/** What a district is called in front of its name, and after it. */
const KINDS: Readonly<Record<DistrictKind, { khmer: string; words: string }>> = {
  srok: { khmer: 'ស្រុក', words: 'srok district' },
  krong: { khmer: 'ក្រុង', words: 'krong municipality city town' },
  khan: { khmer: 'ខណ្ឌ', words: 'khan district' },
}

export const provinceIdOf = (locationId: number): number =>
  locationId < 100 ? locationId : Math.floor(locationId / 100)

function toDistrict([id, kind, latin, khmer, ...otherNames]: DistrictRow): District {
  const names = namesOf([latin, latin, khmer, latin, latin, latin].join(' | '))
  return { id, kind, names, otherNames }
}

/** The provinces by their ids, from 1. */
export const ALL_PROVINCES: readonly Province[] = PROVINCES.map(
  ([id, row, [latitude, longitude], ...otherNames]) => ({
    id,
    names: namesOf(row),
    otherNames,
    point: { latitude, longitude },
    districts: DISTRICTS.filter(([district]) => provinceIdOf(district) === id).map(toDistrict),
  }),
)

const CAPITAL = 12

/** As they are chosen from: the capital, where most jobs are, then by the English name, and remote work last. */
export const LOCATIONS: readonly Region[] = [
  ...ALL_PROVINCES.toSorted(
    (a, b) => Number(b.id === CAPITAL) - Number(a.id === CAPITAL) || (a.names.en < b.names.en ? -1 : 1),
  ).map((province) => ({ ...province, isRemote: false })),
  REMOTE_REGION,
]

const places = new Map<number, Region | District>(
  LOCATIONS.flatMap((province) => [province, ...province.districts]).map((place) => [place.id, place]),
)

/** A location with what it lies in: a job in a district is found by its province too. */
export function withProvince(locationId: number): number[] {
  return [...new Set([locationId, provinceIdOf(locationId)])]
}

/** A location with what lies in it. */
export function withDistricts(locationId: number): number[] {
  const province = LOCATIONS.find(({ id }) => id === locationId)
  return [locationId, ...(province?.districts ?? []).map(({ id }) => id)]
}

const ownNames = ({ names, otherNames }: { names: Names; otherNames: readonly string[] }): string[] => [
  ...new Set([...Object.values(names), ...otherNames]),
]

/** By these a place is chosen, and no job is found: `SR` stands in titles for "senior". */
const NOT_IN_JOBS: ReadonlySet<string> = new Set(['SR'])

/** All by which people choose a location: its names in all languages, other spellings and short names. */
export function spellingsOf(locationId: number): string[] {
  const place = places.get(locationId)
  return place ? ownNames(place) : []
}

/** All by which people look for jobs in a location: its names, its kind, and its province's names. */
export function searchedNames(locationId: number): string[] {
  const place = places.get(locationId)
  const province = places.get(provinceIdOf(locationId))
  if (!place || !province) return []
  const kind = 'kind' in place ? KINDS[place.kind] : undefined
  const own = kind
    ? [...ownNames(place), kind.words, kind.khmer + place.names.km, ...ownNames(province)]
    : ownNames(place)
  return own.filter((name) => !NOT_IN_JOBS.has(name))
}

const EARTH_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the ground, in km. */
function distanceOf(a: Point, b: Point): number {
  const halfHeight = Math.sin(radians(b.latitude - a.latitude) / 2)
  const halfWidth = Math.sin(radians(b.longitude - a.longitude) / 2)
  const share =
    halfHeight ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfWidth ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}

const ownPoint = (locationId: number): Point | undefined =>
  KHAN_POINTS.get(locationId) ?? ALL_PROVINCES.find(({ id }) => id === locationId)?.point

/** The districts of the capital have points of their own; another district is where its province is. */
const pointOf = (locationId: number): Point | undefined =>
  ownPoint(locationId) ?? ownPoint(provinceIdOf(locationId))

/** Whether there is such a province or district. */
export const isPlace = (locationId: number): boolean => places.has(locationId)

/** Whether distances can be told from here. */
export const hasPoint = (locationId: number): boolean =>
  places.has(locationId) && pointOf(locationId) !== undefined

/** Districts with a point of their own, by their province. */
export const pointedDistrictsOf = (provinceId: number): number[] =>
  [...KHAN_POINTS.keys()].filter((id) => provinceIdOf(id) === provinceId)

/** Whole km from a place to each that has a point of its own, the nearest first; none from a place without a point. */
export function distancesFrom(locationId: number): { readonly placeId: number; readonly km: number }[] {
  const from = pointOf(locationId)
  if (!from) return []
  return [...ALL_PROVINCES.map(({ id }) => id), ...KHAN_POINTS.keys()]
    .flatMap((placeId) => {
      const point = ownPoint(placeId)
      return point ? [{ placeId, km: Math.round(distanceOf(from, point)) }] : []
    })
    .toSorted((a, b) => a.km - b.km)
}

/** As the portal names it, e.g. "Svay Dankum, Siem Reap"; "" for none of ours. */
export const placeNameOf = (locationId: number, language: Language): string =>
  placeWith((id) => places.get(id)?.names[language] ?? '', locationId)
