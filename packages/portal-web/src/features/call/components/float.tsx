import type { CallNow } from '@sarika/im-engine'
import { useCall } from '@sarika/im-engine/react'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button'
import { type Corner, moved, nearest } from '../rules/corners'
import { keepCorner, keptCorner } from '../rules/kept-corner'
import { CameraIcon, HangUpIcon, LargeIcon, MicIcon, MoveIcon } from './icons'
import { useKeys } from './keys'
import { Grid, Other, OwnPicture } from './people'
import { useElapsed } from './use-elapsed'
import { useFaces } from './use-faces'
import type { useMediaDeeds } from './use-media-deeds'

interface Props {
  call: CallNow
  deeds: ReturnType<typeof useMediaDeeds>
  onLarge: () => void
}

/** The call in a corner of the page, which goes on below it: dragged to another corner, or moved by the arrow keys. */
export function Float({ call, deeds, onLarge }: Props) {
  const { t } = useTranslation('call')
  const { media } = useCall()
  const faces = useFaces(call)
  const [corner, setCorner] = useState(keptCorner)
  const { local, isRunning, hasCamera, toggleMicrophone, toggleCamera, hangUp } = useKeys({
    call,
    media,
    deeds,
  })
  const time = useElapsed(isRunning ? call.answeredAt : call.since)
  const isOn = !local.isMuted
  const words = {
    move: t('move'),
    mute: t(isOn ? 'key.mute' : 'key.unmute'),
    camera: t(hasCamera ? 'key.cameraOff' : 'key.cameraOn'),
    large: t('key.large'),
    end: t(isRunning ? 'key.end' : 'key.cancel'),
  }
  return (
    <section className="call-float" data-corner={corner} aria-label={t('with', { name: faces.whole.name })}>
      <div className="call-people">
        {call.type === 'meeting' ? <Grid call={call} faces={faces} /> : <Other call={call} faces={faces} />}
        {call.type !== 'meeting' && <OwnPicture className="call-mini" />}
        <Grip
          name={words.move}
          corner={corner}
          onCorner={(next) => {
            keepCorner(next)
            setCorner(next)
          }}
        />
      </div>
      <div className="call-float-keys">
        <span className="call-time">{time}</span>
        {media !== null && (
          <>
            <IconButton label={words.mute} onClick={toggleMicrophone}>
              <MicIcon isOn={isOn} />
            </IconButton>
            <IconButton label={words.camera} onClick={toggleCamera}>
              <CameraIcon isOn={hasCamera} />
            </IconButton>
          </>
        )}
        <IconButton label={words.large} onClick={onLarge}>
          <LargeIcon />
        </IconButton>
        <IconButton className="call-end" label={words.end} onClick={hangUp}>
          <HangUpIcon />
        </IconButton>
      </div>
    </section>
  )
}

interface GripProps {
  name: string
  corner: Corner
  onCorner: (corner: Corner) => void
}

/** What the small window is moved by. */
function Grip({ name, corner, onCorner }: GripProps) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    const { current } = from
    const float = currentTarget.closest<HTMLElement>('.call-float')
    if (current !== null && float !== null)
      float.style.translate = `${clientX - current.x}px ${clientY - current.y}px`
  }
  const drop = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    if (from.current === null) return
    from.current = null
    currentTarget.closest<HTMLElement>('.call-float')?.style.removeProperty('translate')
    onCorner(nearest(clientX, clientY, innerWidth, innerHeight))
  }
  return (
    <button
      type="button"
      className="call-grip"
      aria-label={name}
      title={name}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={(event) => {
        const next = moved(corner, event.key)
        if (next === null) return
        event.preventDefault()
        onCorner(next)
      }}
    >
      <MoveIcon />
    </button>
  )
}
