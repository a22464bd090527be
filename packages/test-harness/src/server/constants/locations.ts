import { DISTRICTS, type DistrictKind, type DistrictRow } from './districts'
import { type Constant, type Names, namesOf } from './names'
import { PROVINCES } from './provinces'

/** A province (id 1 to 25) or a district (102 to 2507: its province's id, then two digits). */
export interface Location extends Constant {
  /** other spellings */
  readonly otherNames: readonly string[]
}

export interface District extends Location {
  readonly kind: DistrictKind
}

export interface Province extends Location {
  readonly point: { readonly latitude: number; readonly longitude: number }
  readonly districts: readonly District[]
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

export const LOCATIONS: readonly Province[] = PROVINCES.map(
  ([id, row, [latitude, longitude], ...otherNames]) => ({
    id,
    names: namesOf(row),
    otherNames,
    point: { latitude, longitude },
    districts: DISTRICTS.filter(([district]) => provinceIdOf(district) === id).map(toDistrict),
  }),
)

const places = new Map<number, Province | District>(
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

/** All by which people look for a location: its names, its kind, and its province's names. */
export function searchedNames(locationId: number): string[] {
  const place = places.get(locationId)
  const province = places.get(provinceIdOf(locationId))
  if (!place || !province) return []
  if (!('kind' in place)) return ownNames(place)
  const { khmer, words } = KINDS[place.kind]
  return [...ownNames(place), words, khmer + place.names.km, ...ownNames(province)]
}
