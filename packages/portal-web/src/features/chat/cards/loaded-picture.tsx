import { useEffect, useState } from 'react'
import { useSay } from '../components/say'

interface Props {
  /** "" = not known yet. */
  src: string
  /** px, or a share of where it stands. */
  width: number | '100%'
  height: number | '100%'
}

/**
 * A picture in a place of its own size, so that nothing jumps when it comes. It says that it is loading when that takes more
 * than a second, and that it could not be loaded; it tries again when the network is back.
 */
export function LoadedPicture({ src, width, height }: Props) {
  const t = useSay()
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  useEffect(() => {
    if (state !== 'failed') return
    const again = () => setState('coming')
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [state])
  return (
    <span className="loaded" style={{ inlineSize: width, blockSize: height }}>
      {src !== '' && state !== 'failed' && (
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'coming' && <span className="loaded-note loaded-late">{t('media.loading')}</span>}
      {state === 'failed' && <span className="loaded-note">{t('media.notLoaded')}</span>}
    </span>
  )
}
