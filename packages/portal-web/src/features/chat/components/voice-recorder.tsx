import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import type { NoSound, Recording, Spoken } from '../media/sound'
import { record } from '../media/sound'
import { showLength } from '../rules/sizes'
import { DiscardIcon, SendIcon } from './icons'
import { useSay } from './say'

interface Props {
  onSend: (spoken: Spoken) => void
  onClose: () => void
}

/** A voice message ends by itself after this, s. */
const MAX_S = 600
const DRAW_EVERY_MS = 100

/** In place of the field while somebody speaks: how long, how loud, and whether it is sent or thrown away. */
export function VoiceRecorder({ onSend, onClose }: Props) {
  const t = useSay()
  const [fault, setFault] = useState<NoSound | 'empty' | null>(null)
  const [seconds, setSeconds] = useState(0)
  const [level, setLevel] = useState(0)
  const recording = useRef<Recording | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let isOver = false
    let drawing: ReturnType<typeof setInterval> | undefined
    void record().then((begun) => {
      if (typeof begun === 'string') return isOver || setFault(begun)
      if (isOver) return begun.cancel()
      recording.current = begun
      const startedAt = performance.now()
      drawing = setInterval(() => {
        setLevel(begun.level())
        setSeconds((performance.now() - startedAt) / 1_000)
      }, DRAW_EVERY_MS)
    })
    first.current?.focus()
    return () => {
      isOver = true
      clearInterval(drawing)
      // Whoever goes elsewhere speaks to nobody.
      recording.current?.cancel()
      recording.current = null
    }
  }, [])
  const send = async () => {
    const spoken = await recording.current?.stop()
    recording.current = null
    if (spoken == null) return setFault('empty')
    onSend(spoken)
  }
  const isFull = seconds >= MAX_S
  useEffect(() => {
    if (isFull) void send()
  }, [isFull])
  if (fault !== null)
    return (
      <div className="recorder" role="alert">
        <span className="recorder-said">{t(`media.noSound.${fault}`)}</span>
        <Button kind="quiet" onClick={onClose}>
          {t('media.close')}
        </Button>
      </div>
    )
  return (
    <fieldset
      className="recorder"
      aria-label={t('media.recording')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <IconButton ref={first} label={t('media.throwAway')} onClick={onClose}>
        <DiscardIcon />
      </IconButton>
      <i className="recorder-dot" aria-hidden="true" />
      <span className="recorder-said">{showLength(seconds)}</span>
      <span className="recorder-level" aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, Math.round(level * 100))}%` }} />
      </span>
      <button
        type="button"
        className="round-button send"
        aria-label={t('media.sendVoice')}
        onClick={() => void send()}
      >
        <SendIcon />
      </button>
    </fieldset>
  )
}
