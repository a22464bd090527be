import { personKind } from './kind.js'
import { fieldsOf, given, proseOf, textOf } from './shapes/fields.js'

/** A place on the map. */
export interface Geo {
  /** Degrees, -90 to 90. */
  readonly latitude: number
  /** Degrees, -180 to 180. */
  readonly longitude: number
  readonly title: string
  readonly address: string
}

const degreesOf = (value: unknown, most: number): number | undefined => {
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof degrees === 'number' && Math.abs(degrees) <= most ? degrees : undefined
}

const isPlace = ({ latitude, longitude }: Geo): boolean =>
  degreesOf(latitude, 90) !== undefined && degreesOf(longitude, 180) !== undefined

/** Where somebody is, or wants to meet. */
export const geo = personKind<'geo', Geo>({
  type: 'geo',
  decode(raw) {
    const field = fieldsOf(raw)
    const latitude = degreesOf(field('latitude') ?? field('lat'), 90)
    const longitude = degreesOf(field('longitude') ?? field('lng'), 180)
    if (latitude === undefined || longitude === undefined) return undefined
    const title = textOf(field('title')) || proseOf(raw)
    return { latitude, longitude, title, address: textOf(field('address')) }
  },
  encode: ({ latitude, longitude, title, address }) => ({
    text: title,
    extra: { latitude, longitude, ...given({ address }) },
  }),
  preview: ({ title, address }) => title || address,
  textOf: ({ title, address }) => [title, address].filter((part) => part !== '').join(' '),
  judge: (body) => (isPlace(body) ? undefined : 'geo: latitude is -90 to 90, longitude -180 to 180'),
})
