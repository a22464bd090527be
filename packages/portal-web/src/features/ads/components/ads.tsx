import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../i18n/i18n'
import { textAt } from '../../../lib/fields'
import { type AdSlot, useAds } from '../api/ads'
import { clickOf } from '../api/click'
import { MovingAd } from './moving-ad'
import '../../../styles/ads.css'

/** What is advertised in one place, called what it is; nothing where there is none. */
export function Ads({ slot }: { slot: AdSlot }) {
  const { t } = useTranslation('jobs')
  const { data, isError } = useAds(slot)
  if (isError || data?.length === 0) return null
  return (
    <section className="ads" aria-label={t('ads.label')}>
      <p className="ads-label" aria-hidden="true">
        {t('ads.label')}
      </p>
      <ul className="ad-list">
        {data?.map((ad) => {
          const title = textAt(ad.titles, getLanguage())
          return (
            <li
              key={ad.unit}
              className="ad"
              style={{ aspectRatio: `${ad.width} / ${ad.height}` }}
              data-wide={ad.width > 2 * ad.height || undefined}
            >
              {ad.kind !== 'image' && <MovingAd ad={ad} title={title} />}
              <a href={clickOf(ad)} target="_blank" rel="noopener sponsored">
                {ad.kind === 'image' && <img src={ad.source} alt="" loading="lazy" />}
                <span>{title}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
