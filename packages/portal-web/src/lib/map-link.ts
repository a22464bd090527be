/** Degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What a map of others finds by an address in words; to be opened with noopener. */
export const mapSearch = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`

/** A point on a map of others; to be opened with noopener. */
export const mapLink = ({ latitude, longitude }: Point): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
