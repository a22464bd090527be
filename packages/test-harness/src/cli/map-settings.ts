import { BadInput } from '../bad-input'
import type { MapTiles } from '../server/home/map-tiles'

const PLACES = ['{z}', '{x}', '{y}']

/** The tiles that the environment names; null: none, and pages have no map. */
export function readMapTiles(env: NodeJS.ProcessEnv): MapTiles | null {
  const { SARIKA_MAP_TILES: url = '', SARIKA_MAP_ATTRIBUTION: attribution = '' } = env
  if (url === '') return null
  const isAddress = URL.canParse(url) && new URL(url).protocol === 'https:'
  if (!isAddress || !PLACES.every((place) => url.includes(place)))
    throw new BadInput(
      'SARIKA_MAP_TILES is no address over https with {z}, {x} and {y}, like https://tiles.example/{z}/{x}/{y}.png.',
    )
  return { url, attribution }
}
