import { useRead } from '../../../http/read'
import { listAt, numberAt, textAt, toFields } from '../../../lib/fields'
import { isOwnPath } from '../../../lib/own-path'

/** Places for advertisements, in the server's words. Source: portal specification 3. */
export type AdSlot =
  | 'seekerHome'
  | 'seekerJob'
  | 'seekerJobDetails'
  | 'seekerCompany'
  | 'EnterpriseHome'
  | 'specializedJob'

/** Lists of companies as tiles, likewise. Source: portal specification 7. */
export type TileSlot = 'agent' | 'famousCompany' | 'partner' | 'homerightSide'

export interface Ad {
  readonly unit: number
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly kind: 'image' | 'film' | 'page'
  /** The address of what is shown. */
  readonly source: string
  readonly redirectUrl: string
  /** By language. */
  readonly titles: unknown
}

const MOVING = 2
const FILM = /\.(webm|mp4)$/

/** What moves is a film by its name, or else a page, which stands in a frame only where it is ours. */
function kindOf(adType: number, source: string): Ad['kind'] | null {
  if (adType !== MOVING) return 'image'
  if (FILM.test(source)) return 'film'
  return isOwnPath(source) ? 'page' : null
}

/** null: there is nothing to show, or nothing it leads to. */
export function toAd(one: unknown): Ad | null {
  const { size, titles } = toFields(one)
  const [width, height] = [numberAt(size, 'width'), numberAt(size, 'height')]
  const [source, redirectUrl] = [textAt(one, 'image'), textAt(one, 'redirectUrl')]
  if (width <= 0 || height <= 0 || source === '' || redirectUrl === '') return null
  const kind = kindOf(numberAt(one, 'adType'), source)
  return kind && { unit: numberAt(one, 'unit'), width, height, kind, source, redirectUrl, titles }
}

const toAds = (body: unknown): readonly Ad[] =>
  listAt(body, 'result')
    .flatMap((one) => toAd(one) ?? [])
    .toSorted((a, b) => a.unit - b.unit)

/** Those of a slot by their units. */
export const useAds = (slot: AdSlot | TileSlot) =>
  useRead(`/users/home/page/advertisement/configuration?slot=${slot}`, toAds)
