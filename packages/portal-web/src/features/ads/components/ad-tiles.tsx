import { getLanguage } from '../../../i18n/i18n'
import { textAt } from '../../../lib/fields'
import type { Ad } from '../api/ads'
import { clickOf } from '../api/click'
import '../../../styles/ads.css'

/** Companies, a tile each, that lead on through the server. undefined: not here yet. */
export function AdTiles({ ads }: { ads: readonly Ad[] | undefined }) {
  return (
    <ul className="ad-tiles" aria-busy={ads === undefined}>
      {ads?.map((ad) => (
        <li key={ad.unit}>
          <a className="ad-tile" href={clickOf(ad)} target="_blank" rel="noopener sponsored">
            <img src={ad.source} alt="" width={ad.width} height={ad.height} loading="lazy" />
            <span>{textAt(ad.titles, getLanguage())}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
