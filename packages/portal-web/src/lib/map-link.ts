/** Degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Where an address may be, on a map of others; to be opened with noopener. */
export const addressLink = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** A point on a map of others; to be opened with noopener. */
export const mapLink = ({ latitude, longitude }: Point): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
