/** Lists of small tiles on the home page (specification 7, mock ad lists): whom they show, in their order. */
import { LANGUAGES, type Names } from '../constants/names'
import type { PictureName } from './pictures'

export const TILE_SLOTS = ['agent', 'famousCompany', 'partner', 'homerightSide'] as const
export type TileSlot = (typeof TILE_SLOTS)[number]

/** Pixels (specification 9). */
const SMALL = { width: 76, height: 56 } as const
const WIDE = { width: 109, height: 50 } as const

/** Agencies and what stands at the side are small, the others wide. */
export const TILE_SIZES = {
  agent: SMALL,
  famousCompany: WIDE,
  partner: WIDE,
  homerightSide: SMALL,
} as const satisfies Readonly<Record<TileSlot, unknown>>

interface Tile {
  readonly companyId: number
  readonly picture: PictureName
  readonly titles: Names
}

/** A company has one name in all languages. */
const toTile = ([companyId, picture, name]: readonly [number, PictureName, string]): Tile => ({
  companyId,
  picture,
  titles: Object.fromEntries(LANGUAGES.map((language) => [language, name])) as Names,
})

export const TILES: Readonly<Record<TileSlot, readonly Tile[]>> = {
  agent: (
    [
      [25, 'people-tile', 'Garuda Recruitment'],
      [47, 'lens-tile', 'Pailin Star Staffing'],
      [69, 'card-tile', 'Sruol Manpower'],
      [91, 'case-tile', 'Damrei Recruitment'],
      [113, 'compass-tile', 'Neary Staffing'],
      [135, 'door-tile', 'Sokhom Manpower'],
    ] as const
  ).map(toTile),
  famousCompany: (
    [
      [1, 'hotel-tile', 'Angkor Hospitality Group'],
      [2, 'screen-tile', 'Mekong Tech Co., Ltd.'],
      [3, 'bank-tile', 'Tonle Bank Plc.'],
      [4, 'shirt-tile', 'Golden Silk Garment (Cambodia)'],
      [5, 'truck-tile', 'Lotus Logistics'],
      [6, 'book-tile', 'Sunrise International School'],
      [7, 'leaf-tile', 'Kampot Foods'],
      [8, 'heart-tile', 'River Clinic'],
    ] as const
  ).map(toTile),
  partner: (
    [
      [9, 'rice-tile', 'Apsara Farms'],
      [10, 'coins-tile', 'Arey Microfinance'],
      [11, 'bricks-tile', 'Baitong Construction'],
      [18, 'shield-tile', 'Chenla Insurance'],
      [29, 'mast-tile', 'Kirirom Telecom'],
      [28, 'cap-tile', 'Kampuchea Sun Security'],
    ] as const
  ).map(toTile),
  homerightSide: (
    [
      [16, 'key-tile', 'Champei Hotel'],
      [13, 'sun-tile', 'Bopha Solar'],
      [15, 'cross-tile', 'Champa Clinic'],
      [26, 'bowl-tile', 'Indra Restaurant'],
    ] as const
  ).map(toTile),
}
