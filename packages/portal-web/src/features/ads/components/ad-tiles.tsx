import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { textAt } from '../../../lib/fields'
import { Shelf } from '../../../ui/shelf'
import { type TileSlot, useAds } from '../api/ads'
import { clickOf } from '../api/click'
import '../../../styles/ads.css'

/** Companies under a heading, a tile each, called what they are; nothing where there are none. */
export function AdTiles({ slot, title }: { slot: TileSlot; title: string }) {
  const { t } = useTranslation('jobs')
  const { data, isError } = useAds(slot)
  if (isError || data?.length === 0) return null
  return (
    <Shelf title={title}>
      <p className="ads-label">{t('ads.label')}</p>
      <ul className="ad-tiles" aria-busy={data === undefined}>
        {data?.map((ad) => (
          <li key={ad.unit}>
            <a className="ad-tile" href={clickOf(ad)} target="_blank" rel="noopener sponsored">
              <img src={ad.source} alt="" width={ad.width} height={ad.height} loading="lazy" />
              <span>{textAt(ad.titles, getLanguage())}</span>
            </a>
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
