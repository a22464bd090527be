import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getLanguage } from '../../../i18n/i18n'
import { textAt } from '../../../lib/fields'
import { FetchFailure } from '../../../ui/failure'
import { BackIcon, NextIcon } from '../../../ui/icons'
import { PauseIcon, PlayIcon } from '../../../ui/screen-icons'
import { useBanners } from '../api/banners'
import { useTurning } from './use-turning'

/** What turns: one at a time, in a place whose size they all have. */
export function Banners() {
  const { t } = useTranslation('home')
  const { data, isError, cause, refetch } = useBanners()
  const banners = data?.banners ?? []
  const turning = useTurning(banners.length)
  const { shown, isStopped, step } = turning
  const language = getLanguage()
  if (isError) return <FetchFailure cause={cause} onRetry={() => void refetch()} />
  if (data !== undefined && banners.length === 0) return null
  return (
    <section
      className="banners"
      aria-label={t('banner.label')}
      aria-busy={data === undefined}
      onPointerEnter={() => turning.setIsPointedAt(true)}
      onPointerLeave={() => turning.setIsPointedAt(false)}
      onFocus={() => turning.setIsFocused(true)}
      onBlur={() => turning.setIsFocused(false)}
    >
      <ul className="banner-list" aria-live={turning.isTurning ? 'off' : 'polite'}>
        {banners.map(({ id, titles, texts, image, to }, index) => (
          <li key={id} className="banner" inert={index !== shown}>
            <div className="banner-words">
              <h2>
                <Link to={to}>{textAt(titles, language)}</Link>
              </h2>
              <p>{textAt(texts, language)}</p>
              {index === 0 && data !== undefined && (
                <p className="banner-figures">{t('banner.figures', data.figures)}</p>
              )}
            </div>
            <img src={image} alt="" width={600} height={400} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="banner-buttons">
          <button
            type="button"
            className="round-button"
            aria-label={t('banner.previous')}
            onClick={() => step(-1)}
          >
            <BackIcon />
          </button>
          <span className="banner-place">{`${shown + 1} / ${banners.length}`}</span>
          <button
            type="button"
            className="round-button"
            aria-label={t('banner.next')}
            onClick={() => step(1)}
          >
            <NextIcon />
          </button>
          <button
            type="button"
            className="round-button"
            aria-label={t(isStopped ? 'banner.play' : 'banner.pause')}
            onClick={turning.stopOrGo}
          >
            {isStopped ? <PlayIcon /> : <PauseIcon />}
          </button>
        </div>
      )}
    </section>
  )
}
