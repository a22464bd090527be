import { Pause, Play } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { Icon } from '../../../ui/icons'
import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { showLength } from '../rules/sizes'
import { BARS } from '../rules/waveform'
import type { StoredFile } from './stored-file'
import { UploadMark } from './upload-mark'
import { useSource } from './use-source'

/** One is heard at a time. */
let playing: HTMLAudioElement | null = null

/** The bars of a recording that tells none are all low. */
const FLAT: readonly number[] = new Array(BARS).fill(0)
const LOWEST_PERCENT = 12

/** What somebody said: played here, with its shape and length. */
export default function VoiceCard({ body, message }: CardProps<StoredFile>) {
  const t = useSay()
  const { url } = useSource(message, body.url)
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [isFailed, setIsFailed] = useState(false)
  /** As the player says, once it knows: what a message says may be wrong. */
  const [length, setLength] = useState(body.duration)
  const bars = body.waveform.length === BARS ? body.waveform : FLAT
  const share = length > 0 ? Math.min(1, at / length) : 0

  const toggle = () => {
    const player = audio.current
    if (player === null) return
    if (!player.paused) return player.pause()
    playing?.pause()
    playing = player
    setIsFailed(false)
    player.play().catch((error: unknown) => {
      // A pause before it began is none.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsFailed(true)
    })
  }
  const seek = ({ currentTarget, clientX }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (audio.current !== null && length > 0) audio.current.currentTime = ((clientX - left) / width) * length
  }
  return (
    <span className="media">
      <span className="voice">
        <button
          type="button"
          className="voice-play"
          disabled={url === ''}
          aria-label={t(isPlaying ? 'media.pause' : 'media.play')}
          onClick={toggle}
        >
          <Icon of={isPlaying ? Pause : Play} size={16} />
        </button>
        <span className="voice-wave" aria-hidden="true" onClick={seek}>
          {bars.map((level, bar) => (
            <i
              key={bar}
              data-heard={bar < share * BARS}
              style={{ blockSize: `${LOWEST_PERCENT + level * (100 - LOWEST_PERCENT)}%` }}
            />
          ))}
        </span>
        <span className="card-soft">{showLength(isPlaying || at > 0 ? at : length)}</span>
      </span>
      {isFailed && <span className="card-soft">{t('media.cannotPlay')}</span>}
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what they say */}
      <audio
        ref={audio}
        src={url === '' ? undefined : url}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) => {
          // A recording of a browser tells none until it was played to its end.
          if (Number.isFinite(duration) && duration > 0) setLength(duration)
        }}
      />
      <UploadMark message={message} />
    </span>
  )
}
