import { useQuery } from '@tanstack/react-query'
import { read } from '../../../http/read'
import { textAt } from '../../../lib/fields'

/** What a map is made of. */
export interface MapTiles {
  /** e.g. "https://tiles.example/{z}/{x}/{y}.png"; "" = there are none, so there is no map. */
  readonly url: string
  readonly attribution: string
}

export const useMapTiles = () =>
  useQuery({
    queryKey: ['map-tiles'],
    queryFn: async ({ signal }): Promise<MapTiles> => {
      const body = await read('/application/map', signal)
      return { url: textAt(body, 'url'), attribution: textAt(body, 'attribution') }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
