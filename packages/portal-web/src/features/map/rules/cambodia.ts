// A sketch of Cambodia, drawn by us from degrees: good enough to see where in the country something is, and no map.

import type { Point } from '../../../lib/map-link'

/** Degrees, east first. */
type Line = readonly (readonly [longitude: number, latitude: number])[]

/** From the coast at the Thai border northward, and round. */
const OUTLINE: Line = [
  ...([
    [102.91, 11.64],
    [102.72, 12.12],
    [102.78, 12.42],
    [102.53, 12.65],
    [102.5, 12.95],
    [102.33, 13.28],
  ] as const),
  ...([
    [102.37, 13.57],
    [102.72, 13.77],
    [102.92, 14.18],
    [103.15, 14.32],
    [103.65, 14.43],
    [104.05, 14.35],
  ] as const),
  ...([
    [104.75, 14.41],
    [105.0, 14.2],
    [105.2, 14.33],
    [105.35, 14.11],
    [105.9, 13.93],
    [106.15, 13.95],
  ] as const),
  ...([
    [106.0, 14.35],
    [106.2, 14.48],
    [106.6, 14.5],
    [107.05, 14.42],
    [107.53, 14.68],
    [107.45, 13.8],
  ] as const),
  ...([
    [107.6, 13.4],
    [107.48, 13.05],
    [107.55, 12.75],
    [107.53, 12.35],
    [107.15, 12.27],
    [106.8, 12.07],
  ] as const),
  ...([
    [106.46, 11.98],
    [106.45, 11.68],
    [106.05, 11.77],
    [105.85, 11.6],
    [105.87, 11.28],
    [106.2, 10.98],
  ] as const),
  ...([
    [106.14, 10.8],
    [105.88, 10.85],
    [105.78, 11.0],
    [105.4, 10.95],
    [105.05, 10.9],
    [104.87, 10.53],
  ] as const),
  ...([
    [104.6, 10.53],
    [104.45, 10.42],
    [104.3, 10.46],
    [104.18, 10.58],
    [103.95, 10.58],
    [103.68, 10.5],
  ] as const),
  ...([
    [103.5, 10.62],
    [103.7, 10.98],
    [103.55, 11.18],
    [103.35, 10.9],
    [103.1, 10.92],
    [103.03, 11.1],
  ] as const),
  [103.05, 11.45],
]

/** The Tonle Sap, the lake. */
const LAKE: Line = [
  ...([
    [103.66, 13.2],
    [103.95, 13.18],
    [104.25, 12.85],
    [104.56, 12.55],
    [104.68, 12.4],
    [104.5, 12.34],
  ] as const),
  ...([
    [104.18, 12.55],
    [103.85, 12.85],
    [103.6, 13.05],
  ] as const),
]

/** The Mekong from Laos to Vietnam, and the river from the lake. */
const RIVERS: readonly Line[] = [
  [
    ...([
      [105.95, 13.93],
      [105.97, 13.52],
      [105.93, 13],
      [106.02, 12.49],
      [105.65, 12.1],
      [105.46, 11.99],
    ] as const),
    ...([
      [105.2, 11.8],
      [104.93, 11.57],
      [105.05, 11.25],
      [105.22, 10.93],
    ] as const),
  ],
  [
    [104.62, 12.4],
    [104.72, 12.1],
    [104.93, 11.57],
  ],
]

const WEST = 102.15
const NORTH = 14.85
const UNITS_OF_DEGREE = 100
/** How much shorter a degree to the east is than one to the north, at 12.5 degrees. */
const EASTWARD = 0.976

/** Of the drawing. */
export const WIDTH = 550
export const HEIGHT = 455

/** Where a point lies in the drawing; null: outside of it. */
export function toSketch({ latitude, longitude }: Point): { x: number; y: number } | null {
  const x = Math.round((longitude - WEST) * UNITS_OF_DEGREE * EASTWARD)
  const y = Math.round((NORTH - latitude) * UNITS_OF_DEGREE)
  return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT ? { x, y } : null
}

const pathOf = (line: Line): string =>
  line
    .map(([longitude, latitude], index) => {
      const at = toSketch({ latitude, longitude })
      return at === null ? '' : `${index === 0 ? 'M' : 'L'}${at.x} ${at.y}`
    })
    .join('')

export const LAND_PATH = `${pathOf(OUTLINE)}Z`
export const LAKE_PATH = `${pathOf(LAKE)}Z`
export const RIVERS_PATH = RIVERS.map(pathOf).join('')

/** Towns by which one finds one's way, by the id of their province. */
export const TOWNS: readonly { readonly provinceId: number; readonly point: Point }[] = [
  { provinceId: 12, point: { latitude: 11.556, longitude: 104.928 } },
  { provinceId: 17, point: { latitude: 13.363, longitude: 103.856 } },
  { provinceId: 2, point: { latitude: 13.103, longitude: 103.199 } },
  { provinceId: 7, point: { latitude: 10.61, longitude: 104.181 } },
  { provinceId: 19, point: { latitude: 13.526, longitude: 105.968 } },
]

export interface Pin {
  readonly point: Point
  readonly name: string
}

export interface Drawn {
  readonly x: number
  readonly y: number
  readonly names: readonly string[]
}

/** Nearer than this two are one in the drawing. */
const NEAR = 14

/** The pins as they are drawn: those that would lie on each other are one, with all their names. */
export function drawnPins(pins: readonly Pin[]): Drawn[] {
  const drawn: { x: number; y: number; names: string[] }[] = []
  for (const { point, name } of pins) {
    const at = toSketch(point)
    if (at === null) continue
    const near = drawn.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < NEAR)
    if (near) near.names.push(name)
    else drawn.push({ ...at, names: [name] })
  }
  return drawn
}
