import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PauseIcon, PlayIcon } from '../../../ui/screen-icons'
import type { Ad } from '../api/ads'

/** Without sound and without end, until it is stopped; it begins by itself unless less motion is asked for. */
export function MovingAd({ ad: { kind, source }, title }: { ad: Ad; title: string }) {
  const { t } = useTranslation('jobs')
  const film = useRef<HTMLVideoElement>(null)
  const [isStill, setIsStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const stopOrGo = () => {
    setIsStill(!isStill)
    if (isStill) film.current?.play().catch(() => setIsStill(true))
    else film.current?.pause()
  }
  return (
    <>
      {kind === 'film' ? (
        <video ref={film} src={source} autoPlay={!isStill} muted loop playsInline />
      ) : (
        <iframe
          // A new one each time: to go from one address to the other would be a step for Back.
          key={String(isStill)}
          src={isStill ? `${source}#still` : source}
          title={title}
          sandbox=""
          loading="lazy"
          tabIndex={-1}
        />
      )}
      <button
        type="button"
        className="round-button ad-motion"
        aria-label={t(isStill ? 'ads.go' : 'ads.stop')}
        onClick={stopOrGo}
      >
        {isStill ? <PlayIcon /> : <PauseIcon />}
      </button>
    </>
  )
}
